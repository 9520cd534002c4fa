import { type RawBuilder, sql } from 'kysely';

import { promotionStatuses } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { firstMoment, lastMoment, wireDateTime } from '../../../http/wire-date.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countCapped, countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { holding, parseSearch } from '../../../core/text/search.ts';
import { among } from '../../../core/lists/conditions.ts';
import { promotionNumber, readNumber } from '../../../core/numbers.ts';
import { endOfPeriod, mechanicOf, type PromotionRecord, readPromotions } from '../../promotion-rules/index.ts';
import { aboutProduct, holdsInStore } from './short.ts';
import { authorsOf } from '../policy.ts';
import { benefitOf } from '../texts/badges.ts';

export type Condition = RawBuilder<unknown>;
type SortField = 'priority' | 'startsAt' | 'endsAt' | 'name' | 'status' | 'budget';

const orders: Record<SortField, Omit<ListOrder, 'direction'>> = {
  priority: { name: 'priority', expr: sql`p.priority`, type: 'bigint' },
  startsAt: { name: 'startsAt', expr: sql`p.starts_at`, type: 'timestamptz' },
  endsAt: { name: 'endsAt', expr: sql`p.ends_at`, type: 'timestamptz' },
  name: { name: 'name', expr: sql`p.name`, type: 'text' },
  status: { name: 'status', expr: sql`p.status`, type: 'text' },
  // Without a budget it may cost anything.
  budget: { name: 'budget', expr: sql`coalesce(p.budget_points, 1000000000000)`, type: 'bigint' },
};

type Sort = readonly { field: SortField; direction: 'asc' | 'desc' }[] | undefined;

export function orderOf(sort: Sort, field: SortField, direction: 'asc' | 'desc', scope?: Scope): ListOrder {
  const first = sort?.[0] ?? { field, direction };
  const order = orders[first.field];
  const hidden = first.field === 'budget' && scope && !seesBudget(scope);
  return { ...order, ...(hidden && { expr: sql`0::bigint` }), direction: first.direction };
}

export const withVersion = (condition: Condition): Condition =>
  sql`exists (select from promotion_versions v where v.id = p.current_version_id and ${condition})`;

const inConditions = (key: string, ids: readonly string[] | undefined): Condition[] =>
  ids?.length ? [withVersion(sql`v.conditions -> ${key} ?| ${[...ids]}::text[]`)] : [];

/** What a seller means by a brand: promotions one of its products takes part in, named by the rule or not. */
export const ofBrands = (ids: readonly string[] | undefined): Condition[] =>
  ids?.length
    ? [
        withVersion(sql`exists (select from products g where g.status = 'active'
          and g.brand_id = any(${[...ids]}::uuid[]) and ${aboutProduct()})`),
      ]
    : [];

export function searchOf(text: string | undefined): Condition[] {
  const found = parseSearch(text);
  if (found.kind === 'none' || text === undefined) return [];
  const number = readNumber(text);
  const any: Condition[] = number === undefined ? [] : [sql`p.number = ${number}`];
  if (found.kind === 'words') {
    any.push(
      sql.join(
        found.terms.map((word) => sql`p.search_text like ${holding(word)}`),
        sql` and `,
      ),
    );
  }
  return any.length > 0 ? [sql`(${sql.join(any, sql` or `)})`] : [sql`false`];
}

const shownToAll = (partnerId: string | null): Condition =>
  sql`(p.visibility = 'all' and ${withVersion(sql`(
    coalesce(jsonb_array_length(v.conditions -> 'partnerIds'), 0) = 0
    or v.conditions -> 'partnerIds' ? ${partnerId ?? ''})`)})`;

const shownWhere = (holds: Condition): Condition => sql`(p.visibility = 'targeted' and ${withVersion(holds)})`;

/**
 * Rows of `promotions p` a seller may see: shown to everybody, and of his partner where it is named; shown to its
 * audience only, when it holds in his shop and for his position (domain 3.22).
 */
export const openTo = ({ id, partnerId, storeId }: Pick<Actor, 'id' | 'partnerId' | 'storeId'>): Condition => {
  const position = sql`(coalesce(jsonb_array_length(v.conditions -> 'positions'), 0) = 0
    or v.conditions -> 'positions' ? (select u.position_code from users u where u.id = ${id}::uuid))`;
  const shop = sql`exists (select from stores s where s.id = ${storeId}::uuid and ${holdsInStore()})`;
  return sql`(${shownToAll(partnerId)} or ${shownWhere(sql`coalesce(${position}, false) and ${shop}`)})`;
};

/** The same for the people of a company with shops. */
const openToPartner = (partnerId: string): Condition => {
  const shop = sql`exists (select from stores s where s.partner_id = ${partnerId}::uuid and ${holdsInStore()})`;
  return sql`(${shownToAll(partnerId)} or ${shownWhere(shop)})`;
};

export const ends = (): Condition => endOfPeriod(sql`p.ends_at`);

type AdminList = Output<'promotions.adminList'>;

export const visibleTo = (scope: Scope): Condition => {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'manufacturer') return sql`p.manufacturer_id = ${scope.manufacturerId}`;
  return scope.kind === 'partner' ? sql`(p.status <> 'draft' and ${openToPartner(scope.partnerId)})` : sql`false`;
};

/** What a promotion costs is between the programme and its manufacturer: a partner reads none of it (domain 3.8). */
export const seesBudget = ({ kind }: Scope): boolean => kind !== 'partner';

export const rowOf = (
  record: PromotionRecord,
  stats: { sales: number; members: number } | undefined,
  scope: Scope,
  readerId?: string,
): AdminList['items'][number] => ({
  id: record.id,
  number: promotionNumber(record.number),
  name: record.name,
  mechanic: record.mechanic,
  benefit: benefitOf(mechanicOf(record)),
  ownerKind: record.ownerKind,
  manufacturer: record.manufacturerId ? { id: record.manufacturerId, name: record.manufacturerName ?? '' } : null,
  startsAt: wireDateTime(record.startsAt),
  endsAt: wireDateTime(record.endsAt),
  budget: seesBudget(scope) ? record.budgetPoints : null,
  spent: seesBudget(scope) ? record.spent : null,
  reserved: seesBudget(scope) ? record.reserved : null,
  salesCount: stats?.sales ?? 0,
  membersCount: stats?.members ?? 0,
  priority: record.priority,
  status: record.status,
  waitsForMe: readerId !== undefined && record.status === 'on_approval' && !authorsOf(record).includes(readerId),
  version: record.version,
});

/** Of `sales s` the reader's numbers of a promotion are made of: a partner's own alone. */
export const salesCounted = (scope: Scope): Condition[] =>
  scope.kind === 'partner' ? [sql`s.partner_id = ${scope.partnerId}::uuid`] : [];

/** Sales and members each of them has given points for, of those the reader sees. */
export async function countGiven(
  db: Db,
  ids: readonly string[],
  scope: Scope,
): Promise<Map<string, { sales: number; members: number }>> {
  const { rows } = await sql<{ id: string; sales: number; members: number }>`
    select a.promotion_id as id, count(distinct a.sale_id)::int as sales, count(distinct a.member_id)::int as members
    from accruals a ${salesCounted(scope).map((own) => sql`join sales s on s.id = a.sale_id and ${own}`)[0] ?? sql``}
    where a.promotion_id = any(${[...ids]}::uuid[]) and a.status <> 'cancelled' group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type AdminFilters = NonNullable<Body<'promotions.adminList'>['filters']>;

/** Asked for approval by somebody else: `promotions p` this person may decide. */
export const promotionsWaitingFor = (decider: string): Condition =>
  sql`(p.status = 'on_approval' and p.authored_by is distinct from ${decider}::uuid and ${decider}::uuid <> all(p.co_authors))`;

/** Conditions of a list besides its statuses: the list itself and its export. */
export const adminConditions = (
  filters: AdminFilters,
  search: string | undefined,
  scope: Scope,
  decider: string | undefined,
): Condition[] => [
  visibleTo(scope),
  ...(filters.period?.from ? [sql`${ends()} > ${firstMoment(filters.period.from)}`] : []),
  ...(filters.period?.to ? [sql`p.starts_at <= ${lastMoment(filters.period.to)}`] : []),
  ...(filters.mechanics?.length ? [withVersion(sql`v.mechanic = any(${[...filters.mechanics]}::text[])`)] : []),
  ...inConditions('brandIds', filters.brandIds),
  ...inConditions('storeGroupIds', filters.storeGroupIds),
  ...among('p.owner_kind', filters.ownerKinds, 'text'),
  ...among('p.manufacturer_id', filters.manufacturerIds, 'uuid'),
  ...(filters.waitsForMe === undefined
    ? []
    : [sql`${decider === undefined ? sql`false` : promotionsWaitingFor(decider)} = ${filters.waitsForMe}`]),
  ...searchOf(search),
];

/** Who approves is a person of the programme with the right to change promotions. */
export const deciderOf = ({ scope, actor }: Pick<Ctx<'promotions.adminList'>, 'scope' | 'actor'>): string | undefined =>
  scope.kind === 'all' && actor.kind === 'user' && actor.grants.has('promotions.promotionDetailAdmin:update')
    ? actor.id
    : undefined;

export async function listPromotions(ctx: Ctx<'promotions.adminList'>): Promise<AdminList> {
  const { body, db } = ctx;
  const decider = deciderOf(ctx);
  const { waitsForMe, ...filters } = body.filters ?? {};
  const others = adminConditions(filters, body.search, ctx.scope, decider);
  const base = adminConditions({ ...filters, waitsForMe }, body.search, ctx.scope, decider);
  const found = await listIds(db, {
    from: sql`from promotions p`,
    where: [...base, ...among('p.status', filters.statuses, 'text')],
    id: sql`p.id`,
    order: orderOf(body.sort, 'startsAt', 'desc', ctx.scope),
    ...askedPage(body),
  });
  const ids = [...found.ids];
  const records = ids.length > 0 ? await readPromotions(db, sql`p.id = any(${ids}::uuid[])`) : [];
  const byId = await countGiven(db, ids, ctx.scope);
  const statuses = await countEach(db, sql`from promotions p`, base, sql`p.status`, promotionStatuses);
  const waiting =
    decider === undefined
      ? 0
      : await countCapped(db, sql`from promotions p`, [...others, promotionsWaitingFor(decider)]);
  return {
    ...listAnswer(
      body,
      found,
      eachReadable(inOrder(found.ids, records), (record) => rowOf(record, byId.get(record.id), ctx.scope, decider)),
    ),
    totals: { statuses, waitsForMe: waiting },
  };
}
