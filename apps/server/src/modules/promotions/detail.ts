import { sql } from 'kysely';

import type { Ctx } from '../../http/context.ts';
import type { Db } from '../../db/open.ts';
import type { Output } from '../../http/contract.ts';
import { notFound } from '../../http/problem.ts';
import { programmeDay } from '../../http/wire-date.ts';
import { readFiles } from '../sales/files.ts';
import { dayText } from '../transactions/calendar.ts';
import { type Against, appliesToSale, calculate, noPast } from './calculate.ts';
import { promotionCards } from './card.ts';
import { openTo } from './list.ts';
import { progressOf } from './progress.ts';
import { budgetLeft, mechanicOf, type PromotionRecord, readPromotions, ruleOf } from './records.ts';
import { productsOf } from './products-of.ts';
import type { Conditions, ItemFacts } from './rules.ts';
import { conditionTexts, type Names, ruleText } from './words.ts';

type Detail = Output<'promotions.get'>;

async function namesOf(db: Db, c: Conditions): Promise<Names> {
  const names = async (
    table: 'brands' | 'products' | 'categories' | 'partners' | 'store_groups',
    ids: readonly string[] = [],
  ) =>
    ids.length === 0
      ? []
      : (
          await sql<{ name: string }>`select name from ${sql.table(table)} where id = any(${[...ids]}::uuid[])
          order by name`.execute(db)
        ).rows.map((row) => row.name);
  return {
    brands: await names('brands', c.brandIds),
    products: await names('products', c.productIds),
    categories: await names('categories', c.categoryIds),
    partners: await names('partners', c.partnerIds),
    groups: await names('store_groups', c.storeGroupIds),
  };
}

type Product = {
  id: string;
  name: string;
  article: string;
  brandId: string | null;
  categoryId: string | null;
  manufacturerId: string;
  rrpKopecks: number | null;
  basePoints: number;
};

async function readProducts(db: Db, c: Conditions, today: string): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.name, p.article, p.brand_id, p.category_id, p.manufacturer_id, p.rrp_kopecks,
      coalesce((select points from product_points pp where pp.product_id = p.id and pp.valid_from <= ${today}::date
        order by pp.valid_from desc limit 1), 0) as base_points
    from products p where p.status = 'active'
      and ${productsOf(c)}
    order by p.name, p.id limit 200`.execute(db);
  return rows;
}

function stateOf(record: PromotionRecord, now: Date): Detail['state'] {
  if (record.status === 'paused') return 'paused';
  if (record.status === 'finished' || record.endsAt <= now) return 'finished';
  if (record.startsAt > now) return 'soon';
  return budgetLeft(record) === 0 ? 'budget_spent' : 'active';
}

/** Whether it holds in the seller's own shop, and if not, why. */
async function reachOf(
  ctx: Ctx<'promotions.get'>,
  record: PromotionRecord,
): Promise<{ available: boolean; reason: string | null }> {
  const { storeId } = ctx.actor;
  const { rows } = await sql<{ partnerId: string; region: string; groups: string[] }>`
    select partner_id, region, array(select group_id::text from store_groups_live g where g.store_id = s.id) as groups
    from stores s where id = ${storeId}`.execute(ctx.db);
  const store = rows[0];
  if (!store || storeId === null) return { available: false, reason: 'Вы не прикреплены к торговой точке' };
  // The day is taken from the promotion itself: here only the place is judged.
  const day = programmeDay(record.startsAt);
  const sale = {
    saleDate: day,
    submittedOn: day,
    storeId,
    partnerId: store.partnerId,
    region: store.region,
    storeGroupIds: store.groups,
  };
  return appliesToSale(ruleOf(record), sale)
    ? { available: true, reason: null }
    : { available: false, reason: 'Ваша торговая точка не участвует в акции' };
}

const pointsOf = (record: PromotionRecord, product: Product, quantity: number, against?: Against) => {
  const rule = { ...ruleOf(record), from: '0001-01-01', to: '9999-12-31', submitUntil: undefined };
  const place = { partnerIds: [], excludePartnerIds: [], storeIds: [], storeGroupIds: [], regions: [] };
  const sale = {
    saleDate: '2000-01-01',
    submittedOn: '2000-01-01',
    storeId: undefined,
    partnerId: undefined,
    region: undefined,
    storeGroupIds: [],
  };
  const item: ItemFacts = {
    key: '0',
    productId: product.id,
    brandId: product.brandId ?? undefined,
    categoryId: product.categoryId ?? undefined,
    manufacturerId: product.manufacturerId,
    quantity,
    priceKopecks: product.rrpKopecks ?? undefined,
    basePoints: product.basePoints,
  };
  return calculate(sale, [item], [{ ...rule, conditions: { ...rule.conditions, ...place }, limits: {} }], against)
    .items[0]!;
};

/** A worked example on the first product, by the same calculation as a real sale. */
function exampleOf(record: PromotionRecord, products: readonly Product[]): Detail['example'] {
  const product = products.find((p) => p.basePoints > 0) ?? products[0];
  if (!product) return [];
  const mechanic = mechanicOf(record);
  const quantity = Math.max(
    record.conditions.minQuantity ?? 1,
    mechanic.mechanic === 'step' ? mechanic.params.every : 1,
    mechanic.mechanic === 'plan' ? (mechanic.params.tiers[0]?.units ?? 1) : 1,
  );
  const line = pointsOf(record, product, quantity, { past: noPast });
  return [
    { text: `${product.name}: ${line.base.formula}`, points: line.base.points },
    ...line.bonuses.map((bonus) => ({ text: `${bonus.name}: ${bonus.formula}`, points: bonus.points })),
    { text: 'Итого', points: line.points },
  ];
}

/** A promotion the seller may see; 404 for any other. */
async function requireOpen(ctx: Pick<Ctx<'promotions.get'>, 'db' | 'params' | 'actor'>): Promise<PromotionRecord> {
  const condition = sql`p.id = ${ctx.params.id} and p.status not in ('draft', 'on_approval', 'cancelled', 'archived')
    and ${openTo(ctx.actor.partnerId)}`;
  const [record] = await readPromotions(ctx.db, condition);
  if (!record) throw notFound();
  return record;
}

export async function readOwnProgress(ctx: Ctx<'promotions.progress'>): Promise<Output<'promotions.progress'>> {
  return progressOf(ctx.db, await requireOpen(ctx), ctx.actor, ctx.now());
}

export async function readPromotionDetail(ctx: Ctx<'promotions.get'>): Promise<Detail> {
  const { db } = ctx;
  const now = ctx.now();
  const record = await requireOpen(ctx);
  const [card] = await promotionCards(db, [record], ctx.actor.id, now);
  const products = await readProducts(db, record.conditions, programmeDay(now));
  const { available, reason } = await reachOf(ctx, record);
  const files = await readFiles(db, record.rulesFileId ? [record.rulesFileId] : []);
  const period = `Продажи с ${dayText(programmeDay(record.startsAt))} по ${dayText(programmeDay(record.endsAt))}`;
  return {
    ...card!,
    description: record.description,
    rule: ruleText(mechanicOf(record)),
    example: exampleOf(record, products),
    conditions: [
      period,
      ...(record.submitUntil ? [`Регистрируйте до ${dayText(programmeDay(record.submitUntil))}`] : []),
      ...conditionTexts(record.conditions, await namesOf(db, record.conditions)),
    ],
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      article: product.article,
      points: pointsOf(record, product, 1).points,
    })),
    available,
    unavailableReason: reason,
    state: stateOf(record, now),
    rulesFile: record.rulesFileId ? (files.get(record.rulesFileId) ?? null) : null,
  };
}
