import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** Points a posting added to those of a last day, or took from them. */
export interface LotUse {
  /** yyyy-MM-dd */
  day: string;
  points: number;
}

/** What postings of a member did to the lots, by their numbers in the account; soonest expiry first. */
export async function readLotUses(
  db: Db,
  memberId: string,
  seqs: readonly number[],
): Promise<ReadonlyMap<number, LotUse[]>> {
  const { rows } = await sql<LotUse & { seq: number }>`
    select seq, expires_on as day, amount as points from lot_uses
    where member_id = ${memberId}::uuid and seq = any (${seqs}::bigint[]) order by expires_on`.execute(db);
  const bySeq = new Map<number, LotUse[]>();
  for (const { seq, ...use } of rows) bySeq.set(seq, [...(bySeq.get(seq) ?? []), use]);
  return bySeq;
}
