import type { MemberStatus, PassportStatus, RiskLevel, SaleStatus, SupportStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { requestNumber, saleNumber } from '../../../core/numbers.ts';
import type { RequestRecord } from '../repository/requests.ts';

type StaffView = NonNullable<Output<'support.get'>['desk']>;
type Panel = Pick<StaffView, 'member' | 'lastSales' | 'others'>;

async function readMember(db: Db, id: string): Promise<StaffView['member']> {
  const { rows } = await sql<{
    status: MemberStatus;
    passportStatus: PassportStatus;
    riskLevel: RiskLevel;
    spendBlocked: boolean;
    active: number;
    pending: number;
    reserved: number;
    debt: number;
  }>`
    select u.status, coalesce(t.status, 'empty') as passport_status, u.risk_level, u.spend_blocked,
      coalesce(w.active, 0) as active, coalesce(w.pending, 0) as pending, coalesce(w.reserved, 0) as reserved,
      coalesce(w.debt, 0) as debt
    from users u left join tax_profiles t on t.user_id = u.id left join wallets w on w.member_id = u.id
    where u.id = ${id}::uuid and u.role_code = 'member'`.execute(db);
  return rows[0] ?? null;
}

async function readLastSales(db: Db, memberId: string): Promise<NonNullable<StaffView['lastSales']>> {
  const { rows } = await sql<{
    id: string;
    number: number;
    status: SaleStatus;
    submittedAt: Date;
    points: number;
    flags: number;
  }>`
    select s.id, s.number, s.status, s.submitted_at, greatest(s.points_total, s.points_preview) as points,
      (select count(*)::int from sale_flags f where f.sale_id = s.id) as flags
    from sales s where s.member_id = ${memberId}::uuid and s.status <> 'draft'
    order by s.submitted_at desc, s.id desc limit 5`.execute(db);
  return rows.map((row) => ({ ...row, number: saleNumber(row.number), submittedAt: wireDateTime(row.submittedAt) }));
}

/** Requests that are surely of the same person: of one account, or of guests who left the same contact. */
const bySameAuthor = ({ authorId, authorPhone, authorEmail }: RequestRecord) =>
  authorId === null
    ? sql`o.author_id is null and (reverse(o.contact_phone) = reverse(${authorPhone}::text)
        or o.contact_email = ${authorEmail}::text)`
    : sql`o.author_id = ${authorId}::uuid`;

async function readOthers(db: Db, request: RequestRecord): Promise<StaffView['others']> {
  const { rows } = await sql<{
    id: string;
    number: number;
    version: number;
    subject: string;
    status: SupportStatus;
    createdAt: Date;
  }>`
    select o.id, o.number, o.version, o.subject, o.status, o.created_at from support_requests o
    where ${bySameAuthor(request)} and o.id <> ${request.id}::uuid and o.merged_into_id is null
    order by (o.status = 'closed'), o.created_at desc limit 20`.execute(db);
  return rows.map(({ number, createdAt, ...row }) => ({
    ...row,
    number: requestNumber(number),
    createdAt: wireDateTime(createdAt),
    mergeable: row.status !== 'closed' && request.status !== 'closed',
  }));
}

/** What stands next to the thread; a person without the right to members or sales does not get theirs. */
export async function readPanel(db: Db, actor: Pick<Actor, 'grants'>, request: RequestRecord): Promise<Panel> {
  const { authorId, authorRole } = request;
  const isMember = authorId !== null && authorRole === 'member';
  return {
    member: isMember && actor.grants.has('memberPage.memberCard:read') ? await readMember(db, authorId) : null,
    lastSales: isMember && actor.grants.has('sales.salesListAdmin:read') ? await readLastSales(db, authorId) : null,
    others: await readOthers(db, request),
  };
}

/** Whether two requests are of one person for sure: only then may one see the thread of the other. */
export const isSameAuthor = (one: RequestRecord, other: RequestRecord): boolean =>
  one.authorId === null
    ? other.authorId === null &&
      ((one.authorPhone !== null && one.authorPhone === other.authorPhone) ||
        (one.authorEmail !== null && one.authorEmail === other.authorEmail))
    : one.authorId === other.authorId;
