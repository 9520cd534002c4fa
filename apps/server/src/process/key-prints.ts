import { sql } from 'kysely';

import { type MasterKeys, printOf } from '../crypto/index.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/tx.ts';
import { opensWhatIsThere } from '../modules/keys/index.ts';
import { StartupError } from '../startup-error.ts';

type Kind = 'secret' | 'index';

interface Given {
  kind: Kind;
  id: string;
  print: string;
  /** New values are sealed or indexed with it. */
  isFirst: boolean;
}

/** One clear sentence: what is wrong and what to do. */
export class KeysError extends StartupError {}

const refusal = (reason: string): KeysError =>
  new KeysError(`Ключи не от этой базы. ${reason} Верните ключи, с которыми она работала. Сервер не запущен.`);

// Keys of the index have no names: their print is one.
const givenOf = ({ current, keys, index, olderIndexes = [] }: MasterKeys): Given[] => [
  ...[...keys].map(([id, key]) => ({ kind: 'secret' as const, id, print: printOf(key), isFirst: id === current })),
  ...[index, ...olderIndexes].map((key, place) => {
    const print = printOf(key);
    return { kind: 'index' as const, id: print, print, isFirst: place === 0 };
  }),
];

interface Known {
  kind: string;
  id: string;
  print: string;
  usedAt: Date | null;
  retiredAt: Date | null;
}

function refuse(given: readonly Given[], known: readonly Known[]): void {
  const mine = (kind: string, id: string) => given.find((key) => key.kind === kind && key.id === id);
  for (const { kind, id, print, usedAt, retiredAt } of known) {
    const key = mine(kind, id);
    if (key && key.print !== print) throw refusal(`SECRET_KEYS: ключ «${id}» не тот.`);
    if (key || !usedAt || retiredAt) continue;
    throw refusal(
      kind === 'secret' ? `SECRET_KEYS: нет ключа «${id}».` : 'INDEX_KEY: нет ключа, по которому ищут данные.',
    );
  }
}

/**
 * Stops the start with other keys than those the database works with, and remembers these. A key that is new and not
 * the first is only remembered: that is the first phase of a change. One may be missing when no process has sealed
 * with it, or when the job has left nothing under it (`keys.rotate`).
 */
export async function verifyKeys(db: Db, keys: MasterKeys): Promise<void> {
  const given = givenOf(keys);
  await inTransaction(db, async (tx) => {
    // Two processes that start together over a new database do not both find it empty.
    await sql`lock table key_prints in share row exclusive mode`.execute(tx);
    const known = await tx.selectFrom('keyPrints').selectAll().orderBy('kind').orderBy('id').execute();
    refuse(given, known);
    // A database of an earlier version has no prints yet, but values that open or do not.
    if (known.length === 0 && !(await opensWhatIsThere(tx, keys))) {
      throw refusal('SECRET_KEYS, INDEX_KEY: её данные ими не открываются.');
    }
    for (const { kind, id, print, isFirst } of given) {
      await sql`
        insert into key_prints (kind, id, print, used_at)
        values (${kind}, ${id}, ${print}, case when ${isFirst} then now() end)
        on conflict (kind, id) do update set used_at = now(), retired_at = null
        where excluded.used_at is not null`.execute(tx);
    }
  });
}
