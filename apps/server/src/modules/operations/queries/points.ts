import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { addDays, addMonths, monthStart, startOfDay } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';

type PointsAccount = {
  pending: number;
  active: number;
  reserved: number;
  debt: number;
  earnedTotal: number;
  paidTotal: number;
  expiredTotal: number;
  spendBlocked: boolean;
  blockReason: string | null;
};

/** What has lapsed is out of the sums from its day on, whether or not the nightly job has booked it. */
async function readAccount(db: Db, memberId: string, today: string): Promise<PointsAccount> {
  const rows = await prepared(
    db,
    'points.wallet',
    sql<PointsAccount>`select coalesce(w.pending, 0) as pending, coalesce(w.active, 0) - lapsed.points as active, coalesce(w.reserved, 0) as reserved,
      coalesce(w.debt, 0) as debt, coalesce(w.earned, 0) as earned_total, coalesce(w.paid, 0) as paid_total,
      coalesce(w.expired, 0) + lapsed.points as expired_total, u.spend_blocked, u.spend_block_reason as block_reason
    from users u left join wallets w on w.member_id = u.id
    cross join lateral ledger_lapsed(u.id, ${today}::date) as lapsed(points) where u.id = ${memberId}`,
  );
  return rows[0]!;
}

/** The soonest day on which something comes alive; a sale not yet checked has no day. */
async function nextActivation(db: Db, memberId: string): Promise<{ date: string; points: number } | null> {
  const rows = await prepared(
    db,
    'points.activation',
    sql<{ at: Date; points: number }>`select activate_at as at, sum(left_pending)::bigint as points from accruals
    where member_id = ${memberId} and status = 'scheduled' group by 1 order by 1 limit 50`,
  );
  const first = rows[0];
  if (!first) return null;
  const date = programmeDay(first.at);
  const points = rows.filter((row) => programmeDay(row.at) === date).reduce((sum, row) => sum + row.points, 0);
  return { date, points };
}

async function nextExpiration(
  db: Db,
  memberId: string,
  today: string,
): Promise<{ date: string; points: number } | null> {
  const rows = await prepared(
    db,
    'points.expiration',
    sql<{ date: string; points: number }>`select expires_on as date, remaining as points from lots
    where member_id = ${memberId} and remaining > 0 and expires_on >= ${today}::date order by expires_on limit 1`,
  );
  return rows[0] ?? null;
}

export async function readPoints(db: Db, memberId: string, now: Date): Promise<Output<'points.get'>> {
  const today = programmeDay(now);
  const [account, activation, expiration, settings] = await Promise.all([
    readAccount(db, memberId, today),
    nextActivation(db, memberId),
    nextExpiration(db, memberId, today),
    readSettings(db),
  ]);
  return { ...account, nextActivation: activation, nextExpiration: expiration, rateKopecks: settings.rateKopecks };
}

/** What lapses when, by month of the last valid day. */
export async function readExpiring(db: Db, memberId: string, now: Date): Promise<Output<'points.expiring'>> {
  const { rows } = await sql<{ day: string; points: number }>`
    select expires_on as day, remaining as points from lots
    where member_id = ${memberId} and remaining > 0 and expires_on >= ${programmeDay(now)}::date
    order by expires_on limit 2000`.execute(db);
  const months = new Map<string, Output<'points.expiring'>[number]>();
  for (const row of rows) {
    const month = row.day.slice(0, 7);
    const entry = months.get(month) ?? { month, points: 0, lots: [] };
    months.set(month, entry);
    entry.points += row.points;
    entry.lots.push({ expiresAt: wireDateTime(startOfDay(row.day)), points: row.points });
  }
  return [...months.values()].slice(0, 120);
}

type Step = 'week' | 'month';

const startOfStep = (day: string, step: Step): string =>
  step === 'month' ? monthStart(day) : addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const previousStep = (day: string, step: Step): string => (step === 'month' ? addMonths(day, -1) : addDays(day, -7));

/** Granted points of confirmed sales by the step their registration fell into, oldest first. */
export async function readEarned(
  db: Db,
  memberId: string,
  step: Step,
  count: number,
  now: Date,
): Promise<Output<'points.earned'>> {
  const starts: string[] = [startOfStep(programmeDay(now), step)];
  while (starts.length < count * 2) starts.unshift(previousStep(starts[0] ?? '', step));
  const { rows } = await sql<{ at: Date; kind: 'base' | 'promotion'; points: number; saleId: string }>`
    select a.created_at as at, a.kind, a.points - a.returned as points, a.sale_id from accruals a
    where a.member_id = ${memberId} and a.status in ('scheduled', 'active')
      and a.created_at >= ${startOfDay(starts[0] ?? '')}`.execute(db);
  const steps = starts.map((from) => ({ from, sale: 0, promotion: 0, ids: new Set<string>() }));
  for (const row of rows) {
    const target = steps.findLast((entry) => entry.from <= programmeDay(row.at));
    if (!target) continue;
    target[row.kind === 'base' ? 'sale' : 'promotion'] += row.points;
    target.ids.add(row.saleId);
  }
  const sumOf = (list: typeof steps) => list.reduce((sum, entry) => sum + entry.sale + entry.promotion, 0);
  const shown = steps.slice(count);
  return {
    rows: shown.map(({ from, sale, promotion, ids }) => ({ from, sale, promotion, sales: ids.size })),
    total: sumOf(shown),
    previousTotal: sumOf(steps.slice(0, count)),
  };
}
