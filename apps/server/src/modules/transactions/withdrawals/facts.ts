import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { monthStart, startOfDay, yearStart } from '../calendar.ts';
import { type PointsSettings, readSettings } from '../settings.ts';

/** Everything a withdrawal is judged and priced by. */
export type WithdrawalFacts = {
  settings: PointsSettings;
  status: string;
  phone: string | null;
  isPhoneVerified: boolean;
  spendBlocked: boolean;
  spendBlockReason: string | null;
  riskLevel: string;
  passportStatus: string;
  declineReason: string | null;
  active: number;
  debt: number;
  cards: number;
  dayRequests: number;
  monthPoints: number;
  yearGrossKopecks: number;
};

/** First moments of today, this month and this year, in the programme's zone. */
export function periodStarts(now: Date): { day: Date; month: Date; year: Date } {
  const today = programmeDay(now);
  return { day: startOfDay(today), month: startOfDay(monthStart(today)), year: startOfDay(yearStart(today)) };
}

export async function readWithdrawalFacts(db: Db, memberId: string, now: Date): Promise<WithdrawalFacts> {
  const settings = await readSettings(db);
  const starts = periodStarts(now);
  const { rows } = await sql<Omit<WithdrawalFacts, 'settings'>>`
    select u.status, u.phone, u.is_phone_verified, u.spend_blocked, u.spend_block_reason, u.risk_level,
      coalesce(t.status, 'empty') as passport_status, t.decline_reason,
      coalesce(w.active, 0) as active, coalesce(w.debt, 0) as debt,
      (select count(*)::int from payout_cards c where c.member_id = u.id and c.removed_at is null) as cards,
      coalesce(x.day, 0) as day_requests, coalesce(x.month, 0)::bigint as month_points,
      coalesce(x.year, 0)::bigint as year_gross_kopecks
    from users u left join tax_profiles t on t.user_id = u.id left join wallets w on w.member_id = u.id
    left join lateral (select count(*) filter (where requested_at >= ${starts.day})::int as day,
        sum(points) filter (where requested_at >= ${starts.month}) as month,
        sum(gross_kopecks) filter (where requested_at >= ${starts.year}) as year
      from withdrawals where member_id = u.id and status not in ('cancelled', 'rejected', 'returned')
        and requested_at >= ${starts.year}) x on true
    where u.id = ${memberId}`.execute(db);
  return { ...rows[0]!, settings };
}
