import { createHash, randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { requestWithdrawals, type WithdrawalAnswer } from '../repository.ts';

export type Sums = { pending: number; active: number; reserved: number; debt: number };

/** What the database holds of one account. */
export async function readAccount(db: Db, member: string): Promise<{ sums: Sums; lots: Record<string, number> }> {
  const { rows } = await sql<Sums>`
    select pending, active, reserved, debt from wallets where member_id = ${member}`.execute(db);
  const lots = await sql<{ day: string; remaining: number }>`
    select expires_on as day, remaining from lots where member_id = ${member} and remaining > 0
    order by 1`.execute(db);
  return {
    sums: rows[0] ?? { pending: 0, active: 0, reserved: 0, debt: 0 },
    lots: Object.fromEntries(lots.rows.map((row) => [row.day, row.remaining])),
  };
}

/** A card row of the member, good enough to withdraw to. */
export async function giveCard(db: Db, member: string, at: Date): Promise<string> {
  const id = randomUUID();
  await sql`insert into payout_cards (id, member_id, token, mask, brand, bidx, is_default, created_at)
    values (${id}, ${member}, ${randomUUID()}, '220000••••••1234', 'mir', ${Buffer.from(id)}, false, ${at})`.execute(
    db,
  );
  return id;
}

export type HoldOptions = { key?: string; hash?: string; dayMax?: number; monthPoints?: number; yearExempt?: number };

/** What the writer is asked for: no code, limits wide open. */
export const holdRequest = (member: string, card: string, points: number, options: HoldOptions = {}) => ({
  id: randomUUID(),
  member_id: member,
  key: options.key ?? randomUUID(),
  hash: createHash('sha256')
    .update(options.hash ?? String(points))
    .digest('hex'),
  points,
  rate_kopecks: 100,
  gross_kopecks: points * 100,
  tax_mode: 'none',
  exempt_used_kopecks: 0,
  tax_base_kopecks: 0,
  tax_kopecks: 0,
  net_kopecks: points * 100,
  year_start: '2999-01-01T00:00:00Z',
  year_exempt_kopecks: options.yearExempt ?? 0,
  settings_version: 1,
  card_id: card,
  card_mask: '220000••••••1234',
  day_start: '2000-01-01T00:00:00Z',
  day_max: options.dayMax ?? 1_000_000,
  month_start: '2000-01-01T00:00:00Z',
  month_points: options.monthPoints ?? 1_000_000_000,
  ref: { actor_kind: 'user', actor_id: member },
});

/** A withdrawal straight to the writer, without the HTTP part. */
export const hold = async (
  db: Db,
  member: string,
  card: string,
  points: number,
  at: Date,
  options: HoldOptions = {},
): Promise<WithdrawalAnswer> => (await requestWithdrawals(db, [holdRequest(member, card, points, options)], at))[0]!;
