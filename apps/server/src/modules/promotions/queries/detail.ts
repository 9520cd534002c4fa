import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { readFiles } from '../../../core/files/stored-files.ts';
import { fileUrl } from '../../../core/files/files.ts';
import { addDays } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';
import {
  type Against,
  calculate,
  formulaParts,
  type ItemFacts,
  mechanicOf,
  noPast,
  productConditions,
  type PromotionRecord,
  type PromotionRule,
  readOwnProgress,
  readPromotions,
  ruleOf,
  ruleProducts,
} from '../../promotion-rules/index.ts';
import { promotionCards } from './cards.ts';
import { ownClock, readReach } from './own-store.ts';
import { conditionLines } from '../texts/conditions.ts';
import { openTo } from './list.ts';
import { nameIn, readNames } from '../repository/names.ts';
import { ruleText } from '../texts/badges.ts';
import { questionsOf } from '../texts/questions.ts';

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
  imageFileId: string | null;
  drawing: string | null;
};

async function readProducts(
  db: Db,
  rule: PromotionRule,
  today: string,
): Promise<{ products: Product[]; count: number }> {
  const { rows } = await sql<Product & { count: number }>`
    select p.id, p.name, p.article, p.brand_id, p.category_id, p.manufacturer_id, p.rrp_kopecks,
      coalesce((select points from product_points pp where pp.product_id = p.id and pp.valid_from <= ${today}::date
        order by pp.valid_from desc limit 1), 0) as base_points, p.image_file_id, c.drawing,
      count(*) over () as count
    from products p left join categories c on c.id = p.category_id where p.status = 'active'
      and ${ruleProducts(rule)}
    order by p.name, p.id limit 200`.execute(db);
  return { products: rows, count: rows[0]?.count ?? 0 };
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
  if (!product) return null;
  const mechanic = mechanicOf(record);
  const quantity = Math.max(
    record.conditions.minQuantity ?? 1,
    mechanic.mechanic === 'step' ? mechanic.params.every : 1,
    mechanic.mechanic === 'plan' ? (mechanic.params.tiers[0]?.units ?? 1) : 1,
  );
  const line = pointsOf(record, product, quantity, rateKopecks, { past: noPast });
  return {
    productName: product.name,
    quantity,
    formula: formulaParts({ ...line, basePoints: product.basePoints, quantity }),
    points: line.points,
  };
}

/** A promotion the seller may see; 404 for any other. */
async function requireOpen(ctx: Pick<Ctx<'promotions.get'>, 'db' | 'params' | 'actor'>): Promise<PromotionRecord> {
  const condition = sql`p.id = ${ctx.params.id} and p.status not in ('draft', 'on_approval', 'cancelled', 'archived')
    and ${openTo(ctx.actor)}`;
  const [record] = await readPromotions(ctx.db, condition);
  if (!record) throw notFound();
  return record;
}

export async function readProgress(ctx: Ctx<'promotions.progress'>): Promise<Output<'promotions.progress'>> {
  const record = await requireOpen(ctx);
  return (await readOwnProgress(ctx.db, [record], ctx.actor, ctx.now())).get(record.id)!;
}

/** The last day on which a sale of its period can be registered. */
function lastSubmitDay(record: PromotionRecord, saleSubmitDays: number): string {
  const bySale = addDays(programmeDay(record.endsAt), saleSubmitDays);
  const byRule = record.submitUntil ? programmeDay(record.submitUntil) : bySale;
  return byRule < bySale ? byRule : bySale;
}

export async function readPromotionDetail(ctx: Ctx<'promotions.get'>): Promise<Detail> {
  const { db } = ctx;
  const record = await requireOpen(ctx);
  const clock = await ownClock(ctx);
  const settings = await readSettings(db);
  const [card] = await promotionCards(db, [record], ctx.actor, { now: ctx.now(), clock });
  const { products, count } = await readProducts(db, ruleOf(record), programmeDay(clock));
  const nameOf = nameIn(await readNames(db, [record]));
  const files = await readFiles(db, record.rulesFileId ? [record.rulesFileId] : []);
  // The rules are for everybody to read: a link has no way to prove who follows it.
  const rules = files.get(record.rulesFileId ?? '');
  return {
    ...card!,
    ...(await readReach(ctx, record, nameOf)),
    description: record.description,
    rule: ruleText(mechanicOf(record)),
    example: exampleOf(record, products, settings.rateKopecks),
    conditions: conditionLines(record.conditions, nameOf).map(({ title, text }) => `${title}: ${text}`),
    productsCount: count,
    products: products.map((product) => ({
      id: product.id,
      name: product.name,
      article: product.article,
      imageUrl: product.imageFileId ? fileUrl(product.imageFileId, true) : null,
      drawing: product.drawing,
      basePoints: product.basePoints,
      points: pointsOf(record, product, 1, settings.rateKopecks).points,
    })),
    lastSubmitDay: lastSubmitDay(record, settings.saleSubmitDays),
    questions: questionsOf(record, settings),
    rulesFile: rules ? { ...rules, url: fileUrl(rules.id, true) } : null,
  };
}
