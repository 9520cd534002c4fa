import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { sql } from 'kysely';

import type { Actor } from '../../../http/actor.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { notFound } from '../../../core/lists/any-of.ts';
import { countCap, countCapped, inOrder, listIds, where } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { pointsStateOf } from './card.ts';
import { saleIdentifiers, saleSearch, saleConditions } from '../repository/filters.ts';
import { among } from '../../../core/lists/conditions.ts';
import { readSaleItems, sumsOf } from '../repository/items.ts';
import { countStatuses, saleOrder } from '../repository/list-parts.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { refusedBy, readRecords, type SaleRecord } from '../repository/records.ts';
import { isOverdue, readFlags } from './review.ts';
import { visibleSales } from '../policy/scope.ts';
import { hiddenPerson, type SaleView, saleViewOf } from '../policy/view.ts';

type List = Output<'sales.adminList'>;
type Row = List['items'][number];

async function fileCounts(ctx: Ctx<'sales.adminList'>, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`select sale_id as id, count(*)::int as n from sale_files
    where sale_id = any(${[...ids]}::uuid[]) group by 1`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row.n]));
}

// A sum over a part would be a lie: past the cap there is none.
const wholeSum = (sums: { n: number; points: number } | undefined): number | null =>
  sums && sums.n <= countCap ? sums.points : null;

const personOf = (id: string | null, name: string | null): Row['moderator'] => (id ? { id, name: name ?? '' } : null);

function rowOf(
  sale: SaleRecord,
  now: Date,
  view: SaleView,
): Omit<Row, 'firstProduct' | 'itemsCount' | 'serialNumbers' | 'filesCount' | 'flags'> {
  const held = view.checking && sale.lockedUntil !== null && sale.lockedUntil > now;
  return {
    id: sale.id,
    number: saleNumber(sale.number),
    version: sale.version,
    saleDate: sale.saleDate,
    submittedAt: wireDateTimeOrNull(sale.submittedAt),
    updatedAt: wireDateTime(sale.updatedAt),
    member: view.people.names ? { id: sale.memberId, name: sale.memberName } : hiddenPerson,
    partner: sale.partnerId ? { id: sale.partnerId, name: sale.partnerName ?? '' } : null,
    store: sale.storeId ? { id: sale.storeId, name: sale.storeName ?? '' } : null,
    totalKopecks: sale.totalKopecks,
    points: sale.pointsTotal,
    pointsState: pointsStateOf(sale),
    status: sale.status,
    source: sale.source,
    disputed: sale.disputeCount > 0,
    reasonCode: sale.reasonCode,
    moderator: view.checking ? personOf(sale.moderatorId, sale.moderatorName) : null,
    lockedBy: held ? personOf(sale.lockedBy, sale.lockedByName) : null,
    lockedUntil: held ? wireDateTimeOrNull(sale.lockedUntil) : null,
    slaDueAt: wireDateTimeOrNull(sale.slaDueAt),
    overdue: isOverdue(sale, now),
  };
}

// The queue offers nobody his own sale, one of his shop, nor a dispute about his own refusal.
const checkableBy = ({ id, storeId }: Pick<Actor, 'id' | 'storeId'>, asked: boolean | undefined) =>
  asked
    ? [
        sql`s.member_id <> ${id}::uuid`,
        sql`s.store_id is distinct from coalesce(${storeId}::uuid, '00000000-0000-0000-0000-000000000000')`,
        sql`not ${refusedBy(id)}`,
      ]
    : [];

type Filters = NonNullable<Ctx<'sales.adminList'>['body']['filters']>;

// Its own index is the way in: a moderator puts off a handful.
const postponedBy = (reader: string, asked: boolean | undefined) => {
  if (asked === undefined) return [];
  const mine = sql`select sale_id from sale_postponements where user_id = ${reader}::uuid`;
  return [asked ? sql`s.id in (${mine})` : sql`s.id not in (${mine})`];
};

/** Sales a reader may see under the filters and the search, all but the status: the tabs count each one. */
export const adminSaleConditions = (
  { scope, actor }: { scope: Scope; actor: Pick<Actor, 'id' | 'storeId'> },
  filters: Filters,
  search: string | undefined,
  now: Date,
) => [
  visibleSales(scope),
  ...postponedBy(actor.id, filters.postponed),
  ...checkableBy(actor, filters.checkable),
  sql`s.submitted_at is not null`,
  ...saleConditions(filters, now, saleViewOf(scope)),
  ...saleSearch(search, saleViewOf(scope)),
];

export const adminSaleStatus = (filters: Filters) => among('s.status', filters.statuses, 'text');

/** «Продажи» of the back-office: rows of the reader's scope, tabs counted under the same filters. */
export async function listSales(ctx: Ctx<'sales.adminList'>): Promise<List> {
  const { body, db, scope } = ctx;
  const now = ctx.now();
  const filters = body.filters ?? {};
  const view = saleViewOf(scope);
  const base = adminSaleConditions(ctx, filters, body.search, now);
  const conditions = [...base, ...adminSaleStatus(filters)];
  const found = await listIds(db, {
    from: sql`from sales s`,
    where: conditions,
    id: sql`s.id`,
    order: saleOrder(body.sort, 'submittedAt', view, 'sent'),
    ...askedPage(body),
  });
  const [records, items, flags, files, statuses, sums, overdue, missing] = await Promise.all([
    readRecords(db, found.ids),
    readSaleItems(db, found.ids, scope),
    view.checking ? readFlags(db, found.ids) : undefined,
    view.checking ? fileCounts(ctx, found.ids) : undefined,
    countStatuses(db, base),
    sql<{ n: number; points: number }>`
      select count(*)::int as n, coalesce(sum(x.points), 0)::bigint as points
      from (select ${view.points} as points from sales s ${where(conditions)} limit ${countCap + 1}) x`.execute(db),
    countCapped(db, sql`from sales s`, [...conditions, sql`s.status = 'moderation'`, sql`s.sla_due_at < ${now}`]),
    notFound(db, { from: sql`from sales s`, where: conditions, id: sql`s.id` }, saleIdentifiers(view), filters.pasted),
  ]);
  const rows = eachReadable(inOrder(found.ids, records), (sale): Row => {
    const lines = items.get(sale.id) ?? [];
    return {
      ...rowOf(sale, now, view),
      ...(view.ownLines.length > 0 ? sumsOf(lines) : {}),
      firstProduct: lines[0]?.product ?? null,
      itemsCount: lines.length,
      serialNumbers: lines.flatMap((line) => line.serialNumber ?? []),
      filesCount: files?.get(sale.id) ?? 0,
      flags: flags?.get(sale.id) ?? [],
    };
  });
  return {
    ...listAnswer(body, found, rows),
    totals: { statuses, points: wholeSum(sums.rows[0]), overdue: Math.min(overdue, countCap) },
    notFound: missing,
  };
}
