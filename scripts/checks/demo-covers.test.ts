import { expect, it } from 'vitest';

import { promotionIds } from '../../apps/server/src/seed/data/promotion-ids.ts';
import { chooseCut } from '../../packages/ui/src/brand/stone/seed.ts';

it('covers the promotions of the demo with different stones, as drawn', () => {
  const stones = Object.entries(promotionIds).map(([name, id]) => [name, chooseCut(id, undefined, 4).family]);
  expect(Object.fromEntries(stones)).toEqual({
    'Осенний старт': 'malachite',
    'Комплект в деле': 'amber',
    'Точный замер': 'lapis',
    'Летний сад': 'rhodonite',
    'Зимняя смена': 'jasper',
    'Ровная стена': 'rhodonite',
    'Личный зачёт': 'jasper',
    'Точный луч': 'lapis',
    'Дальний прицел': 'malachite',
  });
});
