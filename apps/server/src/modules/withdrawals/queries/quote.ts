import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { quoteOf } from '../domain/quote.ts';
import { readWithdrawalFacts } from '../repository/facts.ts';

/** Points in money, what is in the way and what the limits leave. */
export async function quoteWithdrawal(
  db: Db,
  memberId: string,
  points: number,
  now: Date,
): Promise<Output<'withdrawals.quote'>> {
  const [facts] = await readWithdrawalFacts(db, [{ memberId }], now);
  if (!facts) throw new Error('Facts are read for every query');
  return quoteOf(facts, points, now);
}
