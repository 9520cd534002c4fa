import { fullName } from '../../../core/full-name.ts';
import type { MemberStatus, PassportStatus, RiskLevel } from '@pribavka/api';
import { sql } from 'kysely';

import { maskEmail, maskPhone } from '../../../core/audit/mask.ts';
import type { Db } from '../../../db/open.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';

/** One line of the participants list, as the API shows it. */
export interface MemberRow {
  id: string;
  userExternalId: string | null;
  fullName: string;
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
  partner: { id: string; name: string } | null;
  store: { id: string; name: string } | null;
  status: MemberStatus;
  passportStatus: PassportStatus;
  active: number;
  pending: number;
  debt: number;
  salesLast30Days: number;
  riskLevel: RiskLevel;
  registeredAt: string;
  lastLoginAt: string | null;
  version: number;
}

interface Row {
  id: string;
  externalId: string | null;
  lastName: string;
  firstName: string;
  middleName: string;
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
  status: MemberStatus;
  riskLevel: RiskLevel;
  registeredAt: Date;
  lastLoginAt: Date | null;
  version: number;
  partnerId: string | null;
  partnerName: string | null;
  storeId: string | null;
  storeName: string | null;
  passportStatus: PassportStatus;
  active: number;
  pending: number;
  debt: number;
  recentSales: number;
}

/** Sales that count as activity of a member. */
export const liveSale = sql`status in ('moderation', 'clarification', 'confirmed', 'partially_returned')`;

/** Wide rows of the given ids, in any order. `contacts: false` masks phones and addresses. */
export async function memberRows(
  db: Db,
  ids: readonly string[],
  options: { contacts: boolean; now: Date },
): Promise<MemberRow[]> {
  const since = new Date(options.now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<Row>`
    select u.id, u.external_id, u.last_name, u.first_name, u.middle_name, u.phone, u.email, u.is_phone_verified,
      u.status, u.risk_level, u.registered_at, u.last_login_at, u.version, u.partner_id, p.name as partner_name,
      u.store_id, s.name as store_name, coalesce(t.status, 'empty') as passport_status,
      coalesce(w.active, 0) as active, coalesce(w.pending, 0) as pending, coalesce(w.debt, 0) as debt,
      (select count(*)::int from sales x
        where x.member_id = u.id and x.submitted_at >= ${since} and x.${liveSale}) as recent_sales
    from users u
    left join partners p on p.id = u.partner_id
    left join stores s on s.id = u.store_id
    left join tax_profiles t on t.user_id = u.id
    left join wallets w on w.member_id = u.id
    where u.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    userExternalId: row.externalId,
    fullName: fullName(row),
    phone: row.phone && !options.contacts ? maskPhone(row.phone) : row.phone,
    email: row.email && !options.contacts ? maskEmail(row.email) : row.email,
    isPhoneVerified: row.isPhoneVerified,
    partner: row.partnerId ? { id: row.partnerId, name: row.partnerName ?? '' } : null,
    store: row.storeId ? { id: row.storeId, name: row.storeName ?? '' } : null,
    status: row.status,
    passportStatus: row.passportStatus,
    active: row.active,
    pending: row.pending,
    debt: row.debt,
    salesLast30Days: row.recentSales,
    riskLevel: row.riskLevel,
    registeredAt: wireDateTime(row.registeredAt),
    lastLoginAt: wireDateTimeOrNull(row.lastLoginAt),
    version: row.version,
  }));
}
