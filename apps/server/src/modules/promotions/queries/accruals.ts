import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { hiddenPerson, saleSearch, saleViewOf } from '../../sales/index.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { salesCounted, visibleTo } from './list.ts';

type Condition = RawBuilder<unknown>;
type List = Output<'promotions.accruals'>;
type State = List['items'][number]['state'];
export type AccrualFilters = NonNullable<Body<'promotions.accruals'>['filters']>;

const states = ['pending', 'active', 'returned', 'cancelled'] as const satisfies readonly State[];

const state = sql`(case when a.status = 'cancelled' then 'cancelled' when a.returned = a.points then 'returned'
  when a.status = 'active' then 'active' else 'pending' end)`;

export const accrualSource = sql`from accruals a join sales s on s.id = a.sale_id`;

const orders: Record<'at' | 'points', Omit<ListOrder, 'direction'>> = {
  at: { name: 'at', expr: sql`a.created_at`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`a.points`, type: 'bigint' },
};
export const newestFirst: ListOrder = { ...orders.at, direction: 'desc' };

/** Accruals of a promotion in the reader's sales, without the filter by state. */
export const accrualConditions = (
  promotionId: string,
  filters: AccrualFilters,
  search: string | undefined,
  scope: Scope,
): Condition[] => [
  sql`a.promotion_id = ${promotionId}::uuid`,
  ...salesCounted(scope),
  ...during('a.created_at', filters.period),
  ...among('s.partner_id', filters.partnerIds),
  ...among('s.store_id', filters.storeIds),
  ...(filters.productIds?.length
    ? [
        sql`exists (select from sale_items i where i.id = a.sale_item_id
          and i.product_id = any(${[...filters.productIds]}::uuid[]))`,
      ]
    : []),
  ...(filters.versions?.length
    ? [
        sql`a.promotion_version_id in (select v.id from promotion_versions v where v.promotion_id = ${promotionId}::uuid
          and v.number = any(${[...filters.versions]}::int[]))`,
      ]
    : []),
  ...saleSearch(search, saleViewOf(scope)),
];

export const inStates = (asked: AccrualFilters['states']): Condition[] =>
  asked?.length ? [sql`${state} = any(${[...asked]}::text[])`] : [];

export interface AccrualRow {
  id: string;
  at: Date;
  saleId: string;
  saleNumber: number;
  saleDate: string;
  memberId: string;
  memberName: string;
  partnerId: string;
  partnerName: string;
  storeId: string;
  storeName: string;
  productId: string;
  productName: string;
  article: string;
  units: number;
  points: number;
  returned: number;
  state: State;
  ruleVersion: number;
  activateAt: Date | null;
}

export async function readAccruals(db: Db, ids: readonly string[]): Promise<AccrualRow[]> {
  const { rows } = await sql<AccrualRow>`
    select a.id, a.created_at as at, s.id as sale_id, s.number as sale_number, s.sale_date, a.member_id,
      trim(concat_ws(' ', u.last_name, u.first_name)) as member_name, o.id as partner_id, o.name as partner_name,
      st.id as store_id, st.name as store_name, g.id as product_id, g.name as product_name, g.article,
      i.quantity as units, a.points, a.returned, ${state} as state, v.number as rule_version, a.activate_at
    from accruals a join sales s on s.id = a.sale_id join sale_items i on i.id = a.sale_item_id
      join products g on g.id = i.product_id join users u on u.id = a.member_id
      join stores st on st.id = s.store_id join partners o on o.id = s.partner_id
      join promotion_versions v on v.id = a.promotion_version_id
    where a.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

const answerOf = (row: AccrualRow, scope: Scope): List['items'][number] => ({
  id: row.id,
  at: wireDateTime(row.at),
  sale: { id: row.saleId, number: saleNumber(row.saleNumber) },
  saleDate: row.saleDate,
  member: scope.people.names ? { id: row.memberId, name: row.memberName } : hiddenPerson,
  partner: { id: row.partnerId, name: row.partnerName },
  store: { id: row.storeId, name: row.storeName },
  product: { id: row.productId, name: row.productName, article: row.article },
  units: row.units,
  points: row.points,
  returned: row.returned,
  state: row.state,
  ruleVersion: row.ruleVersion,
  activateAt: wireDateTimeOrNull(row.activateAt),
});

/** 404 for a promotion that is not the reader's. */
export async function requireVisible(db: Db, id: string, scope: Scope): Promise<{ number: number }> {
  const { rows } = await sql<{ number: number }>`
    select p.number from promotions p where p.id = ${id}::uuid and ${visibleTo(scope)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}

export async function listAccruals(ctx: Ctx<'promotions.accruals'>): Promise<List> {
  const { body, db, scope } = ctx;
  const filters = body.filters ?? {};
  await requireVisible(db, ctx.params.id, scope);
  const base = accrualConditions(ctx.params.id, filters, body.search, scope);
  const sort = body.sort?.[0];
  const found = await listIds(db, {
    from: accrualSource,
    where: [...base, ...inStates(filters.states)],
    id: sql`a.id`,
    order: sort ? { ...orders[sort.field], direction: sort.direction } : newestFirst,
    ...askedPage(body),
  });
  const rows = inOrder(found.ids, await readAccruals(db, found.ids));
  const counts = await countEach(db, accrualSource, base, state, states);
  return {
    ...listAnswer(
      body,
      found,
      eachReadable(rows, (row) => answerOf(row, scope)),
    ),
    totals: { states: counts },
  };
}
