import { saleSearch, saleConditions } from '../repository/filters.ts';
import { among } from '../../../core/lists/conditions.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { monthStart, startOfDay } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';
import { saleActions } from '../policy/actions.ts';
import { ownSaleView } from '../policy/view.ts';
import { activationOf, pointsStateOf } from './card.ts';
import { readSaleItems } from '../repository/items.ts';
import { countStatuses, saleOrder } from '../repository/list-parts.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { quoted } from '../../../core/text/quoted.ts';
import { readRecords } from '../repository/records.ts';

type List = Output<'sales.list'>;
const rowActions = new Set(['edit', 'submit', 'delete', 'cancel', 'answer', 'dispute', 'repeat']);

type Totals = Omit<NonNullable<List['totals']>, 'statuses'>;

async function readTotals(ctx: Ctx<'sales.list'>): Promise<Totals> {
  const from = startOfDay(monthStart(programmeDay(ctx.now())));
  const { rows } = await sql<Totals>`
    select count(*) filter (where month)::int as month_sales,
      coalesce(sum(points) filter (where month), 0)::bigint as month_points,
      count(*) filter (where month and waits)::int as month_pending,
      coalesce(sum(points) filter (where month and waits), 0)::bigint as month_pending_points,
      count(*) filter (where month and (good or status = 'returned'))::int as month_confirmed,
      coalesce(sum(points) filter (where month and good), 0)::bigint as month_confirmed_points,
      count(*) filter (where month and status = 'rejected')::int as month_rejected,
      count(*) filter (where waits)::int as pending, coalesce(sum(points) filter (where waits), 0)::bigint as pending_points,
      count(*) filter (where good)::int as confirmed, coalesce(sum(points) filter (where good), 0)::bigint as confirmed_points,
      count(*) filter (where status = 'rejected')::int as rejected
    from (select status, points_total as points, status in ('moderation', 'clarification') as waits,
        status in ('confirmed', 'partially_returned') as good, submitted_at >= ${from} and status <> 'cancelled' as month
      from sales where member_id = ${ctx.actor.id} and status <> 'draft') x`.execute(ctx.db);
  return rows[0]!;
}

/** «350 × 2 шт. × 1,5 + 300 «Комплект в деле»»: the formula of one item in a row, without its result. */
const formulaText = (formula: Output<'sales.get'>['items'][number]['formula']): string =>
  formula
    .filter(({ tone }) => tone !== 'result')
    .map(({ operator, value, label, tone }) => {
      if (operator === null) return value;
      if (label === 'шт.' || label.startsWith('ещё акций')) return `${operator} ${value} ${label}`;
      return operator === '+' && tone === 'promotion'
        ? `${operator} ${value} ${quoted(label)}`
        : `${operator} ${value}`;
    })
    .join(' ')
    .slice(0, 500);

/** «Мои продажи»: always the person's own rows, whatever the role may see elsewhere. */
export async function listOwnSales(ctx: Ctx<'sales.list'>): Promise<List> {
  const { body, db } = ctx;
  const now = ctx.now();
  const filters = body.filters ?? {};
  const base = [
    sql`s.member_id = ${ctx.actor.id}`,
    ...saleConditions(filters, now, ownSaleView),
    ...saleSearch(body.search, ownSaleView),
  ];
  const found = await listIds(db, {
    from: sql`from sales s`,
    where: [...base, ...among('s.status', filters.statuses, 'text')],
    id: sql`s.id`,
    order: saleOrder(body.sort, 'updatedAt', ownSaleView),
    ...askedPage(body),
  });
  const [records, items, settings, statuses, totals] = await Promise.all([
    readRecords(db, found.ids),
    readSaleItems(db, found.ids),
    readSettings(db),
    countStatuses(db, base),
    readTotals(ctx),
  ]);
  const rows = eachReadable(inOrder(found.ids, records), (sale): List['items'][number] => {
    const lines = items.get(sale.id) ?? [];
    return {
      id: sale.id,
      number: saleNumber(sale.number),
      version: sale.version,
      saleDate: sale.saleDate,
      submittedAt: wireDateTimeOrNull(sale.submittedAt),
      updatedAt: wireDateTime(sale.updatedAt),
      items: lines.slice(0, 3).map((line) => ({
        product: line.product,
        quantity: line.quantity,
        serialNumber: line.serialNumber,
        formula: formulaText(line.formula),
        points: line.points,
      })),
      itemsCount: lines.length,
      serialNumbers: lines.flatMap((line) => line.serialNumber ?? []),
      store: sale.storeId ? { id: sale.storeId, name: sale.storeName ?? '' } : null,
      totalKopecks: sale.totalKopecks,
      points: sale.status === 'draft' ? sale.pointsPreview : sale.pointsTotal,
      pointsState: pointsStateOf(sale),
      activateAt: wireDateTimeOrNull(activationOf(sale, settings, now)),
      status: sale.status,
      reasonText: sale.reasonText,
      allowedActions: saleActions(ctx.actor, sale, settings, now).filter((action) =>
        rowActions.has(action),
      ) as List['items'][number]['allowedActions'],
    };
  });
  return {
    ...listAnswer(body, found, rows),
    totals: { statuses, ...totals },
  };
}
