import { productStatuses, type RouteInput } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { anyOf, byId, type Identifier, notFound } from '../../../core/lists/any-of.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { inPromotion, type PromotionRule } from '../../promotion-rules/index.ts';
import { seenRules } from './seen-rules.ts';
import { productFilters, productSearch } from '../repository/filters.ts';
import { baseFields, readProducts } from '../repository/products.ts';
import { hasWaiting } from '../repository/points-waiting.ts';
import { basePointsOn, productsInScope } from '../policy.ts';
import { readWaiting, waitingRow } from './points-waiting.ts';

type Body = NonNullable<RouteInput<'products.adminList'>['body']>;

function orderOf(body: Body, day: string): ListOrder {
  const name = body.sort?.[0]?.field ?? 'updatedAt';
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    name: { expr: sql`p.name`, type: 'text' },
    article: { expr: sql`p.article`, type: 'text' },
    basePoints: { expr: basePointsOn(day), type: 'bigint' },
    rrpKopecks: { expr: sql`coalesce(p.rrp_kopecks, 0)`, type: 'bigint' },
    updatedAt: { expr: sql`p.updated_at`, type: 'timestamptz' },
    status: { expr: sql`p.status`, type: 'text' },
  };
  return { name, direction: body.sort?.[0]?.direction ?? (name === 'updatedAt' ? 'desc' : 'asc'), ...orders[name] };
}

/** What a spreadsheet knows a product by: its article, its bar code with or without zeros before it. */
const identifiers: readonly Identifier[] = [
  {
    read: (text) => text.toLowerCase(),
    rows: (values) =>
      sql`select id, lower(article) as known from products where lower(article) = any(${[...values]}::text[])`,
  },
  {
    read: (text) => (/^\d{8,14}$/.test(text) ? text.replace(/^0+/, '') : undefined),
    rows: (values) => sql`select id, ltrim(gtin, '0') as known from products
      where gtin is not null and ltrim(gtin, '0') = any(${[...values]}::text[])`,
  },
  byId('products'),
];

/** A retailer does not see what is being prepared, and does not find it either. */
const waitingCondition = (waiting: boolean, scope: Scope): RawBuilder<unknown> =>
  scope.kind === 'partner' ? sql`not ${waiting}::boolean` : sql`${hasWaiting} = ${waiting}`;

/** What a list asked like this finds, whatever the status. */
export function conditionsOf(
  body: Pick<Body, 'filters' | 'search'>,
  scope: Scope,
  day: string,
  rules: readonly PromotionRule[],
): RawBuilder<unknown>[] {
  const filters = body.filters ?? {};
  const base = basePointsOn(day);
  return [
    // An account of a company that was not named keeps nothing: drafts and prices are not its business.
    scope.kind === 'own' ? sql`false` : productsInScope(scope),
    // A retailer sees the catalogue, not what is being prepared for it.
    ...(scope.kind === 'partner' ? [sql`p.status = 'active'`] : []),
    ...productFilters(filters),
    ...anyOf(sql`p.id`, identifiers, filters.pasted),
    ...productSearch(body.search),
    ...(filters.pointsFrom === undefined ? [] : [sql`${base} >= ${filters.pointsFrom}`]),
    ...(filters.pointsTo === undefined ? [] : [sql`${base} <= ${filters.pointsTo}`]),
    ...(filters.withoutPoints === undefined ? [] : [sql`(${base} = 0) = ${filters.withoutPoints}`]),
    ...(filters.pointsWaiting === undefined ? [] : [waitingCondition(filters.pointsWaiting, scope)]),
    ...(filters.withoutBrand === undefined ? [] : [sql`(p.brand_id is null) = ${filters.withoutBrand}`]),
    ...(filters.withPromotion === undefined ? [] : [sql`${inPromotion(rules, day)} = ${filters.withPromotion}`]),
    ...(filters.serialRequired === undefined ? [] : [sql`p.serial_required = ${filters.serialRequired}`]),
  ];
}

/** Archived products only when they are asked for. */
export const statusCondition = (statuses: readonly string[] | undefined): RawBuilder<unknown> =>
  statuses && statuses.length > 0 ? sql`p.status = any(${[...statuses]}::text[])` : sql`p.status <> 'archived'`;

/** Products of the back-office, archived ones only when asked for. */
export async function listProducts(db: Db, body: Body, reader: { scope: Scope; now: Date }) {
  const day = programmeDay(reader.now);
  const rules = body.filters?.withPromotion === undefined ? [] : await seenRules(db, reader.scope, reader.now);
  const shared = conditionsOf(body, reader.scope, day, rules);
  const statuses = body.filters?.statuses;
  const status = statusCondition(statuses);
  const list = { from: sql`from products p`, where: [...shared, status], id: sql`p.id` };
  const [page, counts, missing] = await Promise.all([
    listIds(db, {
      ...list,
      order: orderOf(body, day),
      ...askedPage(body),
    }),
    countEach(db, sql`from products p`, shared, sql`p.status`, productStatuses),
    notFound(db, list, identifiers, body.filters?.pasted),
  ]);
  const rows = inOrder(page.ids, await readProducts(db, page.ids, day));
  const waiting = await readWaiting(db, page.ids, day, reader.scope);
  return {
    ...listAnswer(
      body,
      page,
      eachReadable(rows, (row) => ({
        ...baseFields(row),
        pointsWaiting: waitingRow(waiting.get(row.id)),
        status: row.status,
        validFrom: row.validFrom,
        validTo: row.validTo,
        updatedAt: wireDateTime(row.updatedAt),
        version: row.version,
      })),
    ),
    totals: { statuses: counts },
    notFound: missing,
  };
}
