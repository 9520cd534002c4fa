import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { readFiles } from '../../../core/files/stored-files.ts';
import { dayText } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';
import {
  periodEnd,
  productConditions,
  type Refusal,
  refusalOf,
  type Against,
  calculate,
  noPast,
  readPlace,
  saleFactsOf,
  progressOf,
  budgetLeft,
  mechanicOf,
  type PromotionRecord,
  readPromotions,
  ruleOf,
  ruleProducts,
  type ItemFacts,
  type PromotionRule,
} from '../../promotion-rules/index.ts';
import { promotionCards } from './cards.ts';
import { conditionLines } from '../texts/conditions.ts';
import { openTo } from './list.ts';
import { nameIn, readNames } from '../repository/names.ts';
import { ruleText } from '../texts/badges.ts';

type Detail = Output<'promotions.get'>;

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

async function readProducts(db: Db, rule: PromotionRule, today: string): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.name, p.article, p.brand_id, p.category_id, p.manufacturer_id, p.rrp_kopecks,
      coalesce((select points from product_points pp where pp.product_id = p.id and pp.valid_from <= ${today}::date
        order by pp.valid_from desc limit 1), 0) as base_points
    from products p where p.status = 'active'
      and ${ruleProducts(rule)}
    order by p.name, p.id limit 200`.execute(db);
  return rows;
}

function stateOf(record: PromotionRecord, now: Date): Detail['state'] {
  if (record.status === 'paused') return 'paused';
  if (record.status === 'finished' || periodEnd(record.endsAt) <= now) return 'finished';
  if (record.startsAt > now) return 'soon';
  return budgetLeft(record) === 0 ? 'budget_spent' : 'active';
}

const refusals: Readonly<Partial<Record<Refusal, string>>> = {
  place: 'Ваша торговая точка не участвует в акции',
  position: 'Акция не для вашей должности',
  tenure: 'Акция не для вашего стажа в программе',
};

/** Whether it holds in the seller's own shop and for the seller, and if not, why. */
async function reachOf(
  ctx: Ctx<'promotions.get'>,
  record: PromotionRecord,
): Promise<{ available: boolean; reason: string | null }> {
  const place = await readPlace(ctx.db, ctx.actor.id, ctx.actor.storeId);
  if (place.storeId === null) return { available: false, reason: 'Вы не прикреплены к торговой точке' };
  // The nearest day it can be sold on: which weekday or hour that is does not make the promotion a stranger's.
  const [today, first] = [programmeDay(ctx.now()), programmeDay(record.startsAt)];
  const day = today < first ? first : today;
  const rule = ruleOf(record);
  const { weekdays: _days, timeFrom: _from, timeTo: _to, ...conditions } = rule.conditions;
  const refusal = refusalOf(
    { ...rule, conditions, from: day, to: day, submitUntil: undefined },
    saleFactsOf(place, { saleDate: day, submittedOn: day, soldAt: undefined, rateKopecks: 100 }),
  );
  return refusal === undefined
    ? { available: true, reason: null }
    : { available: false, reason: refusals[refusal] ?? 'Сейчас акция вам недоступна' };
}

const pointsOf = (
  record: PromotionRecord,
  product: Product,
  quantity: number,
  rateKopecks: number,
  against?: Against,
) => {
  const rule = { ...ruleOf(record), from: '0001-01-01', to: '9999-12-31', submitUntil: undefined };
  const sale = {
    saleDate: '2000-01-01',
    submittedOn: '2000-01-01',
    storeId: undefined,
    partnerId: undefined,
    region: undefined,
    storeGroupIds: [],
    fixedGroups: [],
    minute: undefined,
    position: undefined,
    confirmedOn: undefined,
    rateKopecks,
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
  return calculate(sale, [item], [{ ...rule, conditions: productConditions(rule.conditions), limits: {} }], against)
    .items[0]!;
};

/** A worked example on the first product, by the same calculation as a real sale. */
function exampleOf(record: PromotionRecord, products: readonly Product[], rateKopecks: number): Detail['example'] {
  const product = products.find((p) => p.basePoints > 0) ?? products[0];
  if (!product) return [];
  const mechanic = mechanicOf(record);
  const quantity = Math.max(
    record.conditions.minQuantity ?? 1,
    mechanic.mechanic === 'step' ? mechanic.params.every : 1,
    mechanic.mechanic === 'plan' ? (mechanic.params.tiers[0]?.units ?? 1) : 1,
  );
  const line = pointsOf(record, product, quantity, rateKopecks, { past: noPast });
  return [
    { text: `${product.name}: ${line.base.formula}`, points: line.base.points },
    ...line.bonuses.map((bonus) => ({ text: `${bonus.name}: ${bonus.explanation}`, points: bonus.points })),
    { text: 'Итого', points: line.points },
  ];
}

/** A promotion the seller may see; 404 for any other. */
async function requireOpen(ctx: Pick<Ctx<'promotions.get'>, 'db' | 'params' | 'actor'>): Promise<PromotionRecord> {
  const condition = sql`p.id = ${ctx.params.id} and p.status not in ('draft', 'on_approval', 'cancelled', 'archived')
    and ${openTo(ctx.actor)}`;
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
  const { rateKopecks } = await readSettings(db);
  const [card] = await promotionCards(db, [record], ctx.actor.id, now);
  const products = await readProducts(db, ruleOf(record), programmeDay(now));
  const { available, reason } = await reachOf(ctx, record);
  const files = await readFiles(db, record.rulesFileId ? [record.rulesFileId] : []);
  const period = `Продажи с ${dayText(programmeDay(record.startsAt))} по ${dayText(programmeDay(record.endsAt))}`;
  return {
    ...card!,
    description: record.description,
    rule: ruleText(mechanicOf(record)),
    example: exampleOf(record, products, rateKopecks),
    conditions: [
      period,
      ...(record.submitUntil ? [`Регистрируйте до ${dayText(programmeDay(record.submitUntil))}`] : []),
      ...conditionLines(record.conditions, nameIn(await readNames(db, [record]))).map(
        ({ title, text }) => `${title}: ${text}`,
      ),
    ],
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      article: product.article,
      points: pointsOf(record, product, 1, rateKopecks).points,
    })),
    available,
    unavailableReason: reason,
    state: stateOf(record, now),
    rulesFile: record.rulesFileId ? (files.get(record.rulesFileId) ?? null) : null,
  };
}
