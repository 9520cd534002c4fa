import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { promotionIds } from '../data/promotion-ids.ts';
import type { SeededProduct } from './products.ts';
import { saveRules } from './promotion-rules.ts';

export interface PromotionSeed {
  name: keyof typeof promotionIds;
  shortText: string;
  description: string;
  mechanic: 'multiplier' | 'fixed_per_unit' | 'step' | 'percent_of_price';
  params: Record<string, number | string>;
  conditions: Record<string, string[] | number>;
  /** Days before (negative: after) the end of the history. */
  from: number;
  to: number;
  budget: number | undefined;
  priority: number;
  limits?: Record<string, number>;
  /** Shown only where its conditions hold. */
  isTargeted?: boolean;
  /** Full rules as a PDF. */
  hasRules?: boolean;
}

export interface PromotionParts {
  brands: ReadonlyMap<string, { id: string; manufacturerId: string }>;
  products: readonly SeededProduct[];
  by: string;
  approvedBy: string;
}

function promotionsOf({ brands, products }: PromotionParts): PromotionSeed[] {
  const brand = (name: string): string => brands.get(name)?.id ?? '';
  const ids = (...articles: string[]): string[] =>
    products.filter((product) => articles.includes(product.article)).map((product) => product.id);
  return [
    {
      name: 'Осенний старт',
      shortText: '×1,5 на инструмент «Стрежень»',
      description: 'За каждый инструмент «Стрежень» начисляем в полтора раза больше базовых баллов.',
      mechanic: 'multiplier',
      params: { percent: 150 },
      conditions: { brandIds: [brand('Стрежень')] },
      from: 80,
      to: -10,
      budget: 60_000,
      priority: 10,
    },
    {
      name: 'Комплект в деле',
      shortText: '+300 баллов за шуруповёрт ДА-18 Li',
      description: 'Предложите к шуруповёрту ДА-18 Li аккумулятор «Полюс» и получите 300 баллов сверх обычных.',
      mechanic: 'fixed_per_unit',
      params: { points: 300 },
      conditions: { productIds: ids('СТ-18042') },
      from: 45,
      to: -25,
      budget: 50_000,
      priority: 20,
    },
    {
      name: 'Точный замер',
      shortText: '+200 баллов за каждые 2 рулетки «Ярус» в чеке',
      description: 'Две рулетки «Ярус» в одном чеке — 200 баллов. Четыре — 400.',
      mechanic: 'step',
      params: { every: 2, points: 200 },
      conditions: { productIds: ids('ЯР-00519', 'ЯР-00825', 'ЯР-01025') },
      from: 30,
      to: -41,
      budget: 30_000,
      priority: 30,
      hasRules: true,
    },
    {
      name: 'Летний сад',
      shortText: '×2 на технику «Ольха»',
      description: 'Садовый сезон: вдвое больше баллов за триммеры и пилы «Ольха».',
      mechanic: 'multiplier',
      params: { percent: 200 },
      conditions: { brandIds: [brand('Ольха')] },
      from: 175,
      to: 85,
      budget: undefined,
      priority: 40,
    },
    {
      name: 'Зимняя смена',
      shortText: '+150 баллов за перфоратор',
      description: 'Перфораторы «Стрежень» зимой дают на 150 баллов больше.',
      mechanic: 'fixed_per_unit',
      params: { points: 150 },
      conditions: { productIds: ids('СТ-28110', 'СТ-24080', 'СТ-32150') },
      from: -12,
      to: -100,
      budget: 40_000,
      priority: 50,
    },
  ];
}

/**
 * Promotions with their first versions and budgets. All that have begun run while the history is
 * made; `settlePromotions` gives them the state of today.
 */
export async function createPromotions(
  db: Db,
  ctx: SeedContext,
  parts: PromotionParts,
  seeds: readonly PromotionSeed[] = promotionsOf(parts),
): Promise<void> {
  for (const seed of seeds) {
    const [id, version] = [promotionIds[seed.name], newId()];
    const startsAt = daysAgo(ctx.end, seed.from, 0);
    const endsAt = new Date(daysAgo(ctx.end, seed.to, 0).getTime() + 86_399_000);
    const createdAt = new Date(Math.min(startsAt.getTime() - 7 * 86_400_000, ctx.end.getTime() - 3_600_000));
    const stamps = { createdAt, createdBy: parts.by };
    const rulesFileId = seed.hasRules ? await saveRules(db, ctx, seed, { at: createdAt, by: parts.by }) : null;
    await db
      .insertInto('promotions')
      .values({
        id,
        name: seed.name,
        shortText: seed.shortText,
        description: seed.description,
        status: startsAt <= ctx.end ? 'active' : 'scheduled',
        priority: seed.priority,
        startsAt,
        endsAt,
        budgetPoints: seed.budget ?? null,
        rulesFileId,
        visibility: seed.isTargeted ? 'targeted' : 'all',
        ...stamps,
        authoredBy: parts.by,
        approvedBy: parts.approvedBy,
        updatedAt: createdAt,
      })
      .execute();
    await db
      .insertInto('promotionVersions')
      .values({
        id: version,
        promotionId: id,
        number: 1,
        mechanic: seed.mechanic,
        params: JSON.stringify(seed.params),
        conditions: JSON.stringify(seed.conditions),
        limits: JSON.stringify(seed.limits ?? {}),
        stackMode: 'stack',
        ...stamps,
      })
      .execute();
    await db.updateTable('promotions').set({ currentVersionId: version }).where('id', '=', id).execute();
    if (seed.budget) {
      await db
        .insertInto('promotionBudgets')
        .values({ promotionId: id, stripe: 0, limitPoints: seed.budget })
        .execute();
    }
  }
}

/** What has ended is finished. */
export async function settlePromotions(db: Db, ctx: SeedContext): Promise<void> {
  await db
    .updateTable('promotions')
    .set({ status: 'finished', updatedAt: ctx.end })
    .where('status', '=', 'active')
    .where('endsAt', '<', ctx.end)
    .execute();
}
