import { shopToday } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays, monthStart, startOfDay } from '../../../core/calendar.ts';
import { appliesToItem, appliesToSale } from '../domain/applies.ts';
import { noPast } from '../domain/calculate.ts';
import { type FirstFacts, firstColumns, firstFacts } from './first-facts.ts';
import { saleFactsOf } from './place.ts';
import { earnsOn } from './live.ts';
import { limitsMember, looksBack, type Past, type PastOf, type PromotionRule } from '../domain/rules.ts';

export interface PastQuery {
  memberId: string;
  storeId: string | undefined;
  now: Date;
  /** The sale being written: its own lines are not the past. */
  saleId?: string | undefined;
  /** Only sales sent before this moment are earlier: a sale calculated once more keeps its place in the order. */
  sentBefore?: Date | undefined;
}

interface Line {
  saleId: string;
  saleDate: string;
  submittedAt: Date;
  storeId: string;
  partnerId: string;
  region: string;
  timezone: string;
  groupIds: string[];
  productId: string;
  brandId: string | null;
  categoryId: string | null;
  manufacturerId: string;
  ruleFacts: FirstFacts | null;
  quantity: number;
  priceKopecks: number | null;
  receiptAt: Date | null;
  fixedGroups: string[];
  position: string | null;
  confirmedAt: Date | null;
}

const readLines = async (db: Db, query: PastQuery, since: string): Promise<Line[]> =>
  (
    await sql<Line>`
      select s.id as sale_id, s.sale_date, s.submitted_at, s.store_id, s.partner_id, st.region, st.timezone,
        array(select group_id::text from store_group_stores g where g.store_id = s.store_id) as group_ids,
        array(select f.version_id || ':' || f.group_id from promotion_group_stores f where f.store_id = s.store_id) as fixed_groups,
        s.receipt_at, u.position_code as position, u.confirmed_at,
        s.rule_facts, i.product_id, ${firstColumns}, p.manufacturer_id, i.price_kopecks, i.quantity - i.returned_quantity as quantity
      from sales s join users u on u.id = s.member_id join stores st on st.id = s.store_id join sale_items i on i.sale_id = s.id
      join products p on p.id = i.product_id left join brands b on b.id = p.brand_id
      join manufacturers f on f.id = p.manufacturer_id ${firstFacts}
      where ${earnsOn(sql`s.sale_date`)} and s.member_id = ${query.memberId} and s.id is distinct from ${query.saleId ?? null}::uuid
        and s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned') and s.sale_date >= ${since}::date
        and (s.submitted_at, s.id) < (coalesce(${query.sentBefore ?? null}::timestamptz, 'infinity'), coalesce(${query.saleId ?? null}::uuid, s.id))
        and i.removed_at is null and i.status not in ('rejected', 'returned') and (p.status = 'active' or i.points > 0)`.execute(
      db,
    )
  ).rows;

function soldBy(rule: PromotionRule, lines: readonly Line[]): Pick<Past, 'units' | 'sales'> {
  const mine = lines.filter(
    (line) =>
      appliesToSale(
        rule,
        line.ruleFacts
          ? // A version that was started later asks by the shops it has fixed itself.
            { ...line.ruleFacts, fixedGroups: [...line.ruleFacts.fixedGroups, ...line.fixedGroups] }
          : saleFactsOf(line, {
              saleDate: line.saleDate,
              submittedOn: shopToday(line, line.submittedAt),
              soldAt: line.receiptAt,
              // Units are counted, not paid.
              rateKopecks: 100,
            }),
      ) &&
      appliesToItem(rule, {
        key: '',
        productId: line.productId,
        brandId: line.brandId ?? undefined,
        categoryId: line.categoryId ?? undefined,
        manufacturerId: line.manufacturerId,
        quantity: line.quantity,
        priceKopecks: line.priceKopecks ?? undefined,
        basePoints: 0,
      }),
  );
  return {
    units: mine.reduce((sum, line) => sum + line.quantity, 0),
    sales: new Set(mine.map((line) => line.saleId)).size,
  };
}

type Points = Past['points'];

async function readPoints(
  db: Db,
  query: PastQuery,
  ids: readonly string[],
): Promise<Map<string, Omit<Points, 'store'>>> {
  if (ids.length === 0) return new Map();
  // Limits a day and a month are the programme's (domain 3.23), by the first submission, whenever points were accrued.
  const day = programmeDay(query.sentBefore ?? query.now);
  const month = monthStart(day);
  const within = (from: string, next: string) =>
    sql`s.submitted_at >= ${startOfDay(from)} and s.submitted_at < ${startOfDay(next)}`;
  const { rows } = await sql<{ id: string; total: number; day: number; month: number }>`
    select a.promotion_id as id, sum(a.points - a.returned)::bigint as total,
      coalesce(sum(a.points - a.returned) filter (where ${within(day, addDays(day, 1))}), 0)::bigint as day,
      coalesce(sum(a.points - a.returned) filter (where ${within(month, monthStart(addDays(month, 31)))}), 0)::bigint as month
    from accruals a join sales s on s.id = a.sale_id
    where a.member_id = ${query.memberId} and a.promotion_id = any(${[...ids]}::uuid[])
      and a.status <> 'cancelled' and a.sale_id is distinct from ${query.saleId ?? null}::uuid group by 1`.execute(db);
  return new Map(rows.map(({ id, ...points }) => [id, points]));
}

async function readStorePoints(db: Db, query: PastQuery, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0 || !query.storeId) return new Map();
  const { rows } = await sql<{ id: string; points: number }>`
    select a.promotion_id as id, sum(a.points - a.returned)::bigint as points
    from accruals a join sales s on s.id = a.sale_id
    where a.promotion_id = any(${[...ids]}::uuid[]) and a.status <> 'cancelled' and s.store_id = ${query.storeId}
      and s.id is distinct from ${query.saleId ?? null}::uuid group by 1`.execute(db);
  return new Map(rows.map((row) => [row.id, row.points]));
}

/** What the member and the shop have had by these promotions; reads only what some rule asks about. */
export async function readPast(db: Db, query: PastQuery, rules: readonly PromotionRule[]): Promise<PastOf> {
  const counting = rules.filter(looksBack);
  const idsOf = (list: readonly PromotionRule[]): string[] => list.map((rule) => rule.promotionId);
  const since = counting.map((rule) => rule.from).sort()[0];
  const lines = since === undefined ? [] : await readLines(db, query, since);
  const points = await readPoints(db, query, idsOf(rules.filter(limitsMember)));
  const stores = await readStorePoints(db, query, idsOf(rules.filter(limitsStores)));
  const known = new Map(
    rules.map((rule): [string, Past] => [
      rule.promotionId,
      {
        ...soldBy(rule, lines),
        points: {
          ...(points.get(rule.promotionId) ?? { total: 0, day: 0, month: 0 }),
          store: stores.get(rule.promotionId) ?? 0,
        },
      },
    ]),
  );
  return (id) => known.get(id) ?? noPast(id);
}

/** Its points depend on what the sales of a whole shop have got. */
export const limitsStores = ({ limits }: PromotionRule): boolean => limits.storeTotal !== undefined;

/**
 * Called before the past is read in the transaction that writes the sale and holds the account: two sales of one shop
 * under a promotion with a limit for shops go one after the other (ledger.md 2.4, accounts first).
 */
export async function lockStoreLimits(db: Db, storeId: string | undefined, rules: readonly PromotionRule[]) {
  const limited = rules.filter(limitsStores).map((rule) => rule.promotionId);
  for (const id of limited.sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${id}:${storeId ?? ''}`}, 8))`.execute(db);
  }
}

/**
 * Points promotions may still give from their budgets; one without a budget is not among them. A sale that is written
 * again gives back first what it holds.
 */
export async function readBudgetsLeft(
  db: Db,
  rules: readonly PromotionRule[],
  saleId?: string,
): Promise<ReadonlyMap<string, number>> {
  if (rules.length === 0) return new Map();
  const { rows } = await sql<{ id: string; left: number }>`
    select promotion_id as id, (sum(limit_points - reserved - spent) + coalesce((select sum(a.left_pending) from accruals a
        where a.promotion_id = b.promotion_id and a.sale_id = ${saleId ?? null}::uuid and a.status = 'pending'), 0))::bigint as left
    from promotion_budgets b where promotion_id = any(${rules.map((rule) => rule.promotionId)}::uuid[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** Points a promotion may still give from its budget. */
export async function readBudgetLeft(db: Db, promotionId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(limit_points - reserved - spent), 0)::bigint as left from promotion_budgets
    where promotion_id = ${promotionId}`.execute(db);
  return rows[0]?.left ?? 0;
}
