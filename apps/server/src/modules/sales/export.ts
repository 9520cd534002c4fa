import { among } from '../../core/lists/conditions.ts';
import { adminSaleStatus } from './queries/admin-list.ts';
import type { SaleStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Scope } from '../../http/scope.ts';
import { statusName } from '../dictionary/index.ts';
import { inOrder } from '../../core/lists/list-ids.ts';
import { byLine, isByLine, type SaleLine } from './repository/export-lines.ts';
import { saleConditions, saleSearch } from './repository/filters.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { saleNumber } from '../../core/numbers.ts';
import { fullNameSql } from '../../core/full-name.ts';
import { visibleSales } from './policy/scope.ts';
import { hiddenPerson, linePoints, saleViewOf } from './policy/view.ts';
import { maskPhone } from '../../core/audit/mask.ts';
import { defineExport } from '../../core/exports/define.ts';
import { exportOf, type ExportParams } from '../../core/exports/export-of.ts';
import { textOf, duringDays } from '../../core/exports/asked.ts';
import { dateCell } from '../../core/tables/date-cell.ts';

interface Row {
  id: string;
  number: number;
  saleDate: string | null;
  saleDateReason: string | null;
  receiptAt: Date | null;
  submittedAt: Date | null;
  status: SaleStatus;
  memberName: string;
  partnerName: string | null;
  storeName: string | null;
  products: string | null;
  serials: string | null;
  itemsKopecks: number;
  itemsPoints: number;
  totalKopecks: number;
  pointsTotal: number;
  reasonText: string | null;
  externalId: string | null;
  memberPhone: string | null;
  memberExternalId: string | null;
  storeCode: string | null;
  receiptQr: string | null;
  comment: string | null;
  /** In a file whose rows are lines. */
  line?: SaleLine | undefined;
}

/**
 * What the file shows and nothing else: a sale with its items, formulas and decisions is ten times as much. A
 * manufacturer gets only what it made, as everywhere.
 */
async function readRows(db: Db, ids: readonly string[], scope: Scope): Promise<Row[]> {
  const { ownLines } = saleViewOf(scope);
  const seen = sql.join([sql`i.removed_at is null`, ...ownLines], sql` and `);
  // Of a whole sale the points are those of the sale.
  const points = ownLines.length > 0 ? sql`coalesce(sum(${linePoints}), 0)::bigint` : sql`0::bigint`;
  const { rows } = await sql<Row>`
    select s.id, s.number, s.sale_date, s.sale_date_reason, s.receipt_at, s.submitted_at, s.status, ${fullNameSql('m')} as member_name,
      p.name as partner_name, st.name as store_name, s.total_kopecks, s.points_total, s.reason_text,
      s.external_id, m.phone as member_phone, m.external_id as member_external_id, st.code as store_code, s.receipt_qr,
      s.comment, i.products, i.serials, i.items_kopecks, i.items_points
    from sales s join users m on m.id = s.member_id
      left join stores st on st.id = s.store_id left join partners p on p.id = s.partner_id
      cross join lateral (select string_agg(ip.name || ' × ' || i.quantity, '; ' order by i.position) as products,
        string_agg(i.serial_number, '; ' order by i.position) as serials,
        coalesce(sum(coalesce(i.price_kopecks, 0) * i.quantity), 0)::bigint as items_kopecks,
        ${points} as items_points
        from sale_items i join products ip on ip.id = i.product_id
        where i.sale_id = s.id and ${seen}) i
    where s.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A sale as a manufacturer sees it: what it made, and nothing of the seller. */
const withoutPerson = (sale: Row): Row => ({
  ...sale,
  memberName: hiddenPerson.name,
  totalKopecks: sale.itemsKopecks,
  pointsTotal: sale.itemsPoints,
  reasonText: null,
  receiptAt: null,
  saleDateReason: null,
  externalId: null,
  memberPhone: null,
  memberExternalId: null,
  receiptQr: null,
  comment: null,
});

// Of an export that was asked for from the list.
function listConditions(params: ExportParams, scope: Scope, now: Date) {
  const filters = params['filters'] as Parameters<typeof saleConditions>[0] | undefined;
  return filters ? [...saleConditions(filters, now, saleViewOf(scope)), ...adminSaleStatus(filters)] : [];
}

export const salesExport = exportOf({
  name: 'sales',
  kind: 'sales_export',
  of: 'продаж',
  sheet: 'Продажи',
  source: (params, scope, ctx) => ({
    from: sql`from sales s`,
    where: [
      visibleSales(scope),
      sql`s.submitted_at is not null`,
      ...duringDays('s.submitted_at', params),
      ...among('s.status', textOf(params, 'status') ? [textOf(params, 'status') ?? ''] : undefined, 'text'),
      ...saleSearch(textOf(params, 'search'), saleViewOf(scope)),
      ...listConditions(params, scope, ctx.now()),
    ],
    id: sql`s.id`,
    order: { name: 'submittedAt', expr: sql`s.submitted_at`, type: 'timestamptz', direction: 'desc' },
  }),
  async rows(db, ids, scope, _ctx, params) {
    const rows = inOrder(ids, await readRows(db, ids, scope));
    const masked = params.whose.phones
      ? rows
      : rows.map((sale) => ({ ...sale, memberPhone: sale.memberPhone && maskPhone(sale.memberPhone) }));
    const seen = scope.people.names ? masked : rows.map(withoutPerson);
    return isByLine(params) ? byLine(db, seen, scope) : seen;
  },
  cells: {
    number: (sale) => saleNumber(sale.number),
    saleDate: (sale) => dateCell(sale.saleDate),
    submittedAt: (sale) => dateCell(sale.submittedAt),
    status: (sale) => statusName('sale', sale.status),
    member: (sale) => sale.memberName,
    partner: (sale) => sale.partnerName,
    store: (sale) => sale.storeName,
    products: (sale) => sale.products,
    serials: (sale) => sale.serials,
    amount: (sale) => sale.totalKopecks / 100,
    points: (sale) => sale.pointsTotal,
    reason: (sale) => sale.reasonText,
    receiptDate: (sale) => dateCell(sale.receiptAt && programmeDay(sale.receiptAt)),
    saleDateReason: (sale) => sale.saleDateReason,
    externalNumber: (sale) => sale.externalId ?? saleNumber(sale.number),
    phone: (sale) => sale.memberPhone,
    memberId: (sale) => sale.memberExternalId,
    storeCode: (sale) => sale.storeCode,
    receipt: (sale) => sale.receiptQr,
    remark: (sale) => sale.comment,
    article: ({ line }) => line?.article ?? null,
    gtin: ({ line }) => line?.gtin ?? null,
    quantity: ({ line }) => line?.quantity ?? null,
    price: ({ line }) => (typeof line?.priceKopecks === 'number' ? line.priceKopecks / 100 : null),
    serial: ({ line }) => line?.serialNumber ?? null,
  },
});

export const exportSales = defineExport(salesExport);
