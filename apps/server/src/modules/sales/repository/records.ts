import { fullNameSql } from '../../../core/full-name.ts';
import { type RawBuilder, sql } from 'kysely';

import type { SaleSource, SaleStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { prepared } from '../../../db/prepared.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import type { ActionFacts } from '../policy/actions.ts';
import { visibleSales } from '../policy/scope.ts';

/** A row of `sales` with the names a person reads and the last decision that stands. */
export type SaleRecord = ActionFacts & {
  id: string;
  number: number;
  version: number;
  source: SaleSource;
  externalId: string | null;
  saleDate: string | null;
  saleDateReason: string | null;
  createdAt: Date;
  updatedAt: Date;
  submittedAt: Date | null;
  decidedAt: Date | null;
  slaDueAt: Date | null;
  activateAt: Date | null;
  memberName: string;
  memberPhone: string | null;
  memberRegisteredAt: Date;
  storeName: string | null;
  storeAddress: string | null;
  partnerId: string | null;
  partnerName: string | null;
  totalKopecks: number;
  pointsPreview: number;
  pointsTotal: number;
  receiptKey: string | null;
  receiptQr: string | null;
  receiptFn: string | null;
  receiptFd: string | null;
  receiptFpd: string | null;
  receiptTotalKopecks: number | null;
  receiptAt: Date | null;
  comment: string | null;
  reasonCode: string | null;
  reasonText: string | null;
  moderatorId: string | null;
  moderatorName: string | null;
  lockedByName: string | null;
  /** All its accruals are active. */
  isActive: boolean;
  status: SaleStatus;
};

const shortName = (alias: string): RawBuilder<string> =>
  sql`nullif(trim(concat_ws(' ', ${sql.ref(`${alias}.last_name`)}, ${sql.ref(`${alias}.first_name`)})), '')`;

// Those who have refused the sale (`sales s`) or a line of it and have not taken it back.
const refusers = sql`select r.by::text from sale_decisions r where r.sale_id = s.id and r.by is not null
  and r.undone_at is null and (r.outcome = 'rejected' or r.rejected_items <> '{}')`;

/** Disputed sales this person may not decide: somebody else looks at his refusals (domain 3.7). */
export const refusedBy = (userId: string): RawBuilder<unknown> =>
  sql`(s.dispute_count > 0 and s.status = 'moderation' and ${userId} in (${refusers}))`;

// Whether a sale's accruals are active is asked of all of them: a condition on their status would let the planner walk
// everything that is pending in the programme for each sale.
const select = sql`select s.id, s.number, s.version, s.source, s.external_id, s.member_id, s.store_id, s.partner_id, s.status,
    s.sale_date, s.sale_date_reason, s.created_at, s.updated_at, s.submitted_at, s.decided_at, s.sla_due_at, s.activate_at, s.total_kopecks,
    s.points_preview, s.points_total, s.receipt_key, s.receipt_qr, s.receipt_fn, s.receipt_fd, s.receipt_fpd,
    s.receipt_total_kopecks, s.receipt_at, s.comment, s.reason_code, s.reason_text, s.moderator_id, s.locked_by,
    s.locked_until, s.dispute_count, s.dispute_until, ${fullNameSql('m')} as member_name, m.phone as member_phone,
    m.registered_at as member_registered_at, st.name as store_name, st.address as store_address,
    p.name as partner_name, ${shortName('mo')} as moderator_name, ${shortName('lo')} as locked_by_name,
    d.by as decided_by, d.at as decision_at, coalesce(d.by is not null and d.disputed_items is null, false) as undoable,
    s.dispute_count > 0 and s.status in ('moderation', 'clarification') and exists (select from sale_items di
      where di.sale_id = s.id and di.removed_at is null and di.status <> 'pending') as is_partly_decided,
    case when s.dispute_count > 0 then array(${refusers}) else '{}' end as refused_by,
    coalesce((select bool_and(a.status not in ('pending', 'scheduled')) from accruals a where a.sale_id = s.id), true)
      as is_active
  from sales s join users m on m.id = s.member_id
  left join stores st on st.id = s.store_id left join partners p on p.id = s.partner_id
  left join users mo on mo.id = s.moderator_id left join users lo on lo.id = s.locked_by
  left join lateral (select by, at, disputed_items from sale_decisions where sale_id = s.id and undone_at is null
    and outcome = s.status order by at desc, id desc limit 1) d on true`;

/** 404 when it does not exist or is not theirs. */
export async function readRecord(db: Db, id: string, scope: Scope): Promise<SaleRecord> {
  const { rows } = await sql<SaleRecord>`${select} where s.id = ${id} and ${visibleSales(scope)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function readRecords(db: Db, ids: readonly string[]): Promise<SaleRecord[]> {
  if (ids.length === 0) return [];
  const query = sql<SaleRecord>`${select} where s.id = any((select ${[...ids]}::uuid[])::uuid[])`;
  return prepared(db, 'sales.records', query);
}
