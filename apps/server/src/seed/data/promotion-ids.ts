/** Ids of the demo's promotions: a cover is chosen by its id, and by chance all of them could be one stone. */
export const promotionIds = {
  'Осенний старт': '019a3c00-0000-7557-8300-000000000001',
  'Комплект в деле': '019a3c00-0000-7557-8300-000000000002',
  'Точный замер': '019a3c00-0000-7557-8300-000000000003',
  'Летний сад': '019a3c00-0000-7557-8300-000000000004',
  'Зимняя смена': '019a3c00-0000-7557-8300-000000000005',
} as const;
