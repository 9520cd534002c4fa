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

/** A key that is known by its print. */
export interface KeyPrint {
  kind: string;
  id: string;
  print: string;
  /** Values are sealed or indexed with it. */
  isNeeded: boolean;
}

async function readKnown(db: Db): Promise<KeyPrint[]> {
  const rows = await db.selectFrom('keyPrints').selectAll().orderBy('kind').orderBy('id').execute();
  return rows.map(({ kind, id, print, usedAt, retiredAt }) => {
    return { kind, id, print, isNeeded: usedAt !== null && retiredAt === null };
  });
}

const isSame = (a: Pick<KeyPrint, 'kind' | 'id'>, b: Pick<KeyPrint, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

/** Everything that is wrong with the keys by the prints of those that are known. */
export function problemsOfKeys(keys: MasterKeys, known: readonly KeyPrint[]): string[] {
  const given = givenOf(keys);
  return known.flatMap((one) => {
    const key = given.find((mine) => isSame(mine, one));
    if (key && key.print !== one.print) return [`SECRET_KEYS: ключ «${one.id}» не тот.`];
    if (key || !one.isNeeded) return [];
    return one.kind === 'secret'
      ? [`SECRET_KEYS: нет ключа «${one.id}».`]
      : ['INDEX_KEY: нет ключа, по которому ищут данные.'];
  });
}

/** The first of them; undefined where the keys are the same. */
export const problemOfKeys = (keys: MasterKeys, known: readonly KeyPrint[]): string | undefined =>
  problemsOfKeys(keys, known)[0];

function refuse(keys: MasterKeys, known: readonly KeyPrint[]): void {
  const reason = problemOfKeys(keys, known);
  if (reason !== undefined) throw refusal(reason);
}

/** Every key the database knows, and those of these that it does not: they may have sealed something by now. */
export async function readKeyPrints(db: Db, keys: MasterKeys): Promise<KeyPrint[]> {
  const known = await readKnown(db);
  const others = givenOf(keys).filter((key) => !known.some((one) => isSame(one, key)));
  return [...known, ...others.map(({ kind, id, print }) => ({ kind, id, print, isNeeded: true }))];
}

/** The same without a trace: refuses other keys than those the database works with, remembers nothing. */
export async function compareKeys(db: Db, keys: MasterKeys): Promise<void> {
  refuse(keys, await readKnown(db));
}

/** What is wrong with the keys for this database, without a refusal: for the command that reports it. */
export const findKeyProblems = async (db: Db, keys: MasterKeys): Promise<string[]> =>
  problemsOfKeys(keys, await readKnown(db));

/** Refuses other keys than those the database works with, then remembers these as `remember` says. */
async function compareAndRemember(
  db: Db,
  keys: MasterKeys,
  remember: (tx: Db, key: Given) => Promise<unknown>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two processes that start together over a new database do not both find it empty.
    await sql`lock table key_prints in share row exclusive mode`.execute(tx);
    const known = await readKnown(tx);
    refuse(keys, known);
    // A database of an earlier version has no prints yet, but values that open or do not.
    if (known.length === 0 && !(await opensWhatIsThere(tx, keys))) {
      throw refusal('SECRET_KEYS, INDEX_KEY: её данные ими не открываются.');
    }
    for (const key of givenOf(keys)) await remember(tx, key);
  });
}

/**
 * Stops the start with other keys than those the database works with, and remembers these. A key that is new and not
 * the first is only remembered: that is the first phase of a change. One may be missing when no process has sealed
 * with it, or when the job has left nothing under it (`keys.rotate`).
 */
export const verifyKeys = (db: Db, keys: MasterKeys): Promise<void> =>
  compareAndRemember(db, keys, (tx, { kind, id, print, isFirst }) =>
    sql`
      insert into key_prints (kind, id, print, used_at)
      values (${kind}, ${id}, ${print}, case when ${isFirst} then now() end)
      on conflict (kind, id) do update set used_at = now(), retired_at = null
      where excluded.used_at is not null`.execute(tx),
  );

/**
 * The same for a command that may seal something, before it does. It is no start of a server: a key comes into use with
 * it no later than those in use, so that none of them is retired while running servers still seal with it.
 */
export const verifyKeysOfCommand = (db: Db, keys: MasterKeys): Promise<void> =>
  compareAndRemember(db, keys, (tx, { kind, id, print, isFirst }) =>
    sql`
      insert into key_prints (kind, id, print, used_at)
      values (${kind}, ${id}, ${print}, case when ${isFirst} then coalesce(
        (select min(used_at) from key_prints where kind = ${kind} and retired_at is null), now()) end)
      on conflict (kind, id) do update
      set used_at = coalesce(key_prints.used_at, excluded.used_at), retired_at = null
      where excluded.used_at is not null`.execute(tx),
  );
