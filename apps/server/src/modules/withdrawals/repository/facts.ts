import type { TaxStatus } from '@pribavka/api';
import { CompiledQuery } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { monthStart, startOfDay, yearStart } from '../../../core/calendar.ts';
import { type PointsSettings, readSettings } from '../../points-settings/index.ts';

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
  /** Without what has lapsed, whether or not it is booked. */
  active: number;
  debt: number;
  cards: number;
  dayRequests: number;
  monthPoints: number;
  taxStatus: TaxStatus;
  /** The exemption of this year that was used by payouts, or is about to be by requests that wait. */
  exemptUsedKopecks: number;
  /** Of the card asked about, when it is the member's own. */
  cardMask: string | null;
  /** The withdrawal that the key has already made. */
  known: { withdrawalId: string; hash: string } | null;
};

/** First moments of today, this month and this year, in the programme's zone. */
export function periodStarts(now: Date): { day: Date; month: Date; year: Date } {
  const today = programmeDay(now);
  return { day: startOfDay(today), month: startOfDay(monthStart(today)), year: startOfDay(yearStart(today)) };
}

/** Whose facts; the card and the key when a withdrawal is about to be made. */
export type FactsQuery = { memberId: string; cardId?: string | undefined; key?: string | undefined };

/** In the order asked. */
export async function readWithdrawalFacts(db: Db, asked: readonly FactsQuery[], now: Date): Promise<WithdrawalFacts[]> {
  const settings = await readSettings(db);
  const starts = periodStarts(now);
  const rows = await prepared<Omit<WithdrawalFacts, 'settings'>>(
    db,
    'withdrawals.facts',
    CompiledQuery.raw(
      `select u.status, u.phone, u.is_phone_verified, u.spend_blocked, u.spend_block_reason, u.risk_level,
        coalesce(t.status, 'empty') as passport_status, t.decline_reason,
        coalesce(w.active, 0) - ledger_lapsed(u.id, $7::date) as active, coalesce(w.debt, 0) as debt,
        (select count(*)::int from payout_cards c where c.member_id = u.id and c.removed_at is null) as cards,
        coalesce(x.day, 0) as day_requests, coalesce(x.month, 0)::bigint as month_points,
        u.tax_status, coalesce(x.exempt, 0)::bigint as exempt_used_kopecks,
        k.mask as card_mask,
        (select jsonb_build_object('withdrawalId', o.id, 'hash', encode(o.req_hash, 'hex')) from withdrawals o
          where o.member_id = u.id and o.idem = q.key) as known
      from unnest((select $1::uuid[]), (select $2::uuid[]), (select $3::text[])) with ordinality as q(member, card, key, n)
      join users u on u.id = q.member left join tax_profiles t on t.user_id = u.id left join wallets w on w.member_id = u.id
      left join payout_cards k on k.id = q.card and k.member_id = u.id and k.removed_at is null
      left join lateral (select count(*) filter (where requested_at >= $4)::int as day,
          sum(points) filter (where requested_at >= $5) as month,
          sum(exempt_used_kopecks) filter (where status <> 'failed' and (paid_at is null or paid_at >= $6)) as exempt
        from withdrawals where member_id = u.id and status not in ('cancelled', 'rejected', 'returned')) x on true
      order by q.n`,
      [
        asked.map(({ memberId }) => memberId),
        asked.map(({ cardId }) => cardId ?? null),
        asked.map(({ key }) => key ?? null),
        starts.day,
        starts.month,
        starts.year,
        programmeDay(now),
      ],
    ),
  );
  if (rows.length !== asked.length) throw new Error('Facts of a member who is not there');
  return rows.map((row) => ({ ...row, settings }));
}
