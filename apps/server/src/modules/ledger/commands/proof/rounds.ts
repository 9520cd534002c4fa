import { sql } from 'kysely';

import { addDays, daysFrom } from '../../../../core/calendar.ts';
import type { Db } from '../../../../db/open.ts';
import { firstKey, type Portion, proveAccountsAfter, proveAccrualsAfter } from './portions.ts';

/** What has not changed is proved again by portions; a round takes so many nights. */
export const roundNights = 6;

export type RoundKind = 'accounts' | 'accruals';

export const roundKinds: readonly RoundKind[] = ['accounts', 'accruals'];

/** The portion after a key. */
export const portionOf = (kind: RoundKind, db: Db, after: string, at: Date): Promise<Portion> =>
  kind === 'accounts' ? proveAccountsAfter(db, after, at) : proveAccrualsAfter(db, after);

export interface Round {
  kind: RoundKind;
  beganOn: string;
  after: string;
  done: number;
  total: number;
}

const countOf = async (db: Db, kind: RoundKind): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(kind === 'accounts' ? 'wallets' : 'accruals')}`.execute(db);
  return rows[0]?.n ?? 0;
};

/** The round that goes on; the very first begins today. Everything is counted for that one only: later, the last round says. */
export async function readRound(db: Db, kind: RoundKind, today: string): Promise<Round> {
  const found = await db.selectFrom('proofRounds').selectAll().where('kind', '=', kind).executeTakeFirst();
  return found ?? { kind, beganOn: today, after: firstKey, done: 0, total: await countOf(db, kind) };
}

/**
 * How many keys of a round shall have been by the end of tonight. Each night has its own share, always the same one, so
 * that from one visit of a key to the next it is a round and at most a night more; the last takes whatever is left.
 */
export function shareOf({ beganOn, total }: Round, today: string): number {
  const night = daysFrom(beganOn, today) + 1;
  if (night <= 0) return 0;
  return night >= roundNights ? Number.POSITIVE_INFINITY : Math.ceil((total * night) / roundNights);
}

/** Where a round stands after a portion; after its last one the next round, on the first of its nights. */
export function afterPortion(round: Round, { after, keys }: Portion, today: string): Round {
  const done = round.done + keys;
  if (after !== undefined) return { ...round, after, done };
  const next = addDays(round.beganOn, roundNights);
  return { ...round, beganOn: next > today ? next : addDays(today, 1), after: firstKey, done: 0, total: done };
}

export async function saveRound(db: Db, round: Round): Promise<void> {
  const { kind: _, ...place } = round;
  await db
    .insertInto('proofRounds')
    .values(round)
    .onConflict((conflict) => conflict.column('kind').doUpdateSet(place))
    .execute();
}
