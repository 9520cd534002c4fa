import type { PromotionParts, PromotionSeed } from '../parts/promotions.ts';

/**
 * Promotions for one position of one partner: nobody else sees them or gets points by them, so the rest of the demo is
 * the same with them and without them.
 */
export function statePromotions({ products }: PromotionParts, partnerId: string): PromotionSeed[] {
  const of = (article: string) => ({
    productIds: products.filter((product) => product.article === article).map((product) => product.id),
    positions: ['department_head'],
    partnerIds: [partnerId],
  });
  return [
    {
      name: 'Точный луч',
      shortText: '+250 баллов за уровень ЛУ-3Д',
      description: 'За каждый лазерный уровень «Ярус» ЛУ-3Д начисляем на 250 баллов больше, пока есть бюджет.',
      mechanic: 'fixed_per_unit',
      params: { points: 250 },
      conditions: of('ЯР-30012'),
      from: 14,
      to: -4,
      budget: 800,
      priority: 60,
      isTargeted: true,
    },
    {
      name: 'Ровная стена',
      shortText: '500 баллов за каждые 5 пузырьковых уровней',
      description: 'Пять уровней «Ярус» 60 см за время акции — 500 баллов. Считаем по всем вашим продажам.',
      mechanic: 'step',
      params: { every: 5, points: 500, per: 'period' },
      conditions: of('ЯР-00060'),
      from: 1,
      to: -6,
      budget: undefined,
      priority: 70,
      isTargeted: true,
      hasRules: true,
    },
    {
      name: 'Личный зачёт',
      shortText: '+150 баллов за уровень ЛУ-2, не больше 900 на одного',
      description: 'За каждый лазерный уровень «Ярус» ЛУ-2 начисляем на 150 баллов больше. Предел на одного — 900.',
      mechanic: 'fixed_per_unit',
      params: { points: 150 },
      conditions: of('ЯР-20008'),
      limits: { memberTotal: 900 },
      from: 1,
      to: -8,
      budget: undefined,
      priority: 80,
      isTargeted: true,
    },
    {
      name: 'Дальний прицел',
      shortText: '+100 баллов за дальномер ЛД-100',
      description: 'За каждый дальномер «Ярус» ЛД-100 начисляем на 100 баллов больше, пока есть бюджет.',
      mechanic: 'fixed_per_unit',
      params: { points: 100 },
      conditions: of('ЯР-10001'),
      from: 14,
      to: -9,
      budget: 300,
      priority: 90,
      isTargeted: true,
    },
  ];
}
