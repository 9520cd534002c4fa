import type { SaleStatus, SupportPriority, SupportStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { fullNameSql } from '../../../core/full-name.ts';
import { visibleRequests } from '../policy/scope.ts';

/** A request with everything its rows and card show. */
export interface RequestRecord {
  id: string;
  number: number;
  version: number;
  authorId: string | null;
  authorName: string;
  authorFirstName: string;
  authorRole: string | null;
  authorPhone: string | null;
  authorEmail: string | null;
  authorStoreId: string | null;
  authorStoreName: string | null;
  partnerId: string | null;
  partnerName: string | null;
  manufacturerId: string | null;
  manufacturerName: string | null;
  categoryCode: string;
  categoryName: string;
  subject: string;
  saleId: string | null;
  saleNumber: number | null;
  saleStatus: SaleStatus | null;
  operationId: string | null;
  operationNumber: number | null;
  status: SupportStatus;
  priority: SupportPriority;
  assigneeId: string | null;
  assigneeName: string | null;
  firstResponseDueAt: Date;
  firstResponseAt: Date | null;
  resolvedAt: Date | null;
  closedAt: Date | null;
  reopenedCount: number;
  rating: number | null;
  mergedIntoId: string | null;
  mergedIntoNumber: number | null;
  createdAt: Date;
  updatedAt: Date;
  /** Without the notes of the desk. */
  messagesCount: number;
  lastAt: Date;
  lastAuthor: 'author' | 'support' | 'system';
  lastText: string;
}

/** Wide rows of the given ids, in any order. */
export async function readRequests(db: Db, ids: readonly string[]): Promise<RequestRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RequestRecord>`
    select r.id, r.number, r.version, r.author_id, coalesce(r.contact_name, ${fullNameSql('a')}) as author_name,
      coalesce(r.contact_name, a.first_name) as author_first_name, a.role_code as author_role, coalesce(r.contact_phone, a.phone) as author_phone,
      coalesce(r.contact_email, a.email) as author_email, a.store_id as author_store_id, st.name as author_store_name,
      r.partner_id, p.name as partner_name, r.manufacturer_id, f.name as manufacturer_name, r.category_code,
      c.name as category_name, r.subject, r.sale_id, s.number as sale_number, s.status as sale_status, r.operation_id,
      t.number as operation_number, r.status, r.priority, r.assignee_id, ${fullNameSql('h')} as assignee_name,
      r.first_response_due_at, r.first_response_at, r.resolved_at, r.closed_at, r.reopened_count, r.rating, r.created_at,
      r.merged_into_id, g.number as merged_into_number,
      r.updated_at, (select count(*)::int from support_messages m where m.request_id = r.id and not m.internal) as messages_count,
      last.at as last_at, last.author as last_author, left(last.text, 300) as last_text
    from support_requests r join support_categories c on c.code = r.category_code
    left join users a on a.id = r.author_id left join users h on h.id = r.assignee_id
    left join stores st on st.id = a.store_id left join partners p on p.id = r.partner_id
    left join manufacturers f on f.id = r.manufacturer_id left join sales s on s.id = r.sale_id
    left join transfers t on t.id = r.operation_id left join support_requests g on g.id = r.merged_into_id
    left join lateral (select m.at, m.author, m.text from support_messages m
      where m.request_id = r.id and not m.internal order by m.at desc, m.id desc limit 1) last on true
    where r.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** One request within the scope; 404 for any other. */
export async function readRequest(db: Db, id: string, scope: Scope): Promise<RequestRecord> {
  const { rows } = await sql<{ id: string }>`
    select r.id from support_requests r where r.id = ${id}::uuid and ${visibleRequests(scope)}`.execute(db);
  const [record] = rows.length === 0 ? [] : await readRequests(db, [id]);
  if (!record) throw notFound();
  return record;
}

/** The same, held till the end of the transaction: two people at one request act one after the other. */
export async function lockRequest(db: Db, id: string, scope: Scope): Promise<RequestRecord> {
  await sql`select 1 from support_requests r where r.id = ${id}::uuid and ${visibleRequests(scope)} for update`.execute(
    db,
  );
  return readRequest(db, id, scope);
}

/** Whose first answer is still to come, as a condition on `support_requests r`. */
export const unanswered = sql`(r.first_response_at is null and r.status not in ('resolved', 'closed'))`;

/** Nothing is written into a duplicate any more: its thread goes on elsewhere. */
export function refuseMerged({ mergedIntoId, mergedIntoNumber }: RequestRecord): void {
  if (mergedIntoId !== null) throw problem('SUPPORT_MERGED', { number: requestNumber(mergedIntoNumber ?? 0) });
}

const open: ReadonlySet<SupportStatus> = new Set(['new', 'in_progress', 'waiting_author']);

/** Not answered for the first time when it should have been. */
export const isOverdue = (request: RequestRecord, now: Date): boolean =>
  request.firstResponseAt === null && open.has(request.status) && request.firstResponseDueAt < now;

/** Whole minutes till the first answer is due; null when none is waited for. */
export const minutesLeft = (request: RequestRecord, now: Date): number | null =>
  request.firstResponseAt === null && open.has(request.status)
    ? Math.floor((request.firstResponseDueAt.getTime() - now.getTime()) / 60_000)
    : null;

/** Writes columns and what every change leaves behind. */
export async function writeRequest(
  db: Db,
  id: string,
  set: Partial<{
    status: SupportStatus;
    priority: SupportPriority;
    categoryCode: string;
    assigneeId: string | null;
    firstResponseAt: Date;
    firstResponseDueAt: Date;
    saleId: string | null;
    operationId: string | null;
    mergedIntoId: string;
    resolvedAt: Date | null;
    closedAt: Date | null;
    reopenedCount: number;
    rating: number | null;
  }>,
  by: string | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('supportRequests')
    .set({ ...set, updatedAt: at, updatedBy: by, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
