import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { PromotionForm } from '../domain/form.ts';
import { quoted } from '../../../core/text/quoted.ts';

type Asked = NonNullable<PromotionForm['conditions']>;
type Problems = Record<string, string[]>;

const tables = {
  brandIds: ['brands', 'Бренд'],
  excludeBrandIds: ['brands', 'Бренд'],
  productIds: ['products', 'Товар'],
  excludeProductIds: ['products', 'Товар'],
  categoryIds: ['categories', 'Категория'],
  excludeCategoryIds: ['categories', 'Категория'],
  manufacturerIds: ['manufacturers', 'Производитель'],
  excludeManufacturerIds: ['manufacturers', 'Производитель'],
  partnerIds: ['partners', 'Партнёр'],
  excludePartnerIds: ['partners', 'Партнёр'],
  storeIds: ['stores', 'Точка'],
  excludeStoreIds: ['stores', 'Точка'],
  storeGroupIds: ['store_groups', 'Группа точек'],
  excludeStoreGroupIds: ['store_groups', 'Группа точек'],
} as const satisfies Partial<Record<keyof Asked, readonly [string, string]>>;

const pairs = [
  ['brandIds', 'excludeBrandIds'],
  ['productIds', 'excludeProductIds'],
  ['categoryIds', 'excludeCategoryIds'],
  ['manufacturerIds', 'excludeManufacturerIds'],
  ['partnerIds', 'excludePartnerIds'],
  ['storeIds', 'excludeStoreIds'],
  ['storeGroupIds', 'excludeStoreGroupIds'],
  ['regions', 'excludeRegions'],
] as const satisfies readonly (readonly [keyof Asked, keyof Asked])[];

const notFoundIn = (word: string, count: number): string[] => [
  count === 1 ? `${word}: одного из выбранных больше нет` : `${word}: ${count} из выбранных больше нет`,
];

/** What is named and is not there, by field (domain 3.22). */
export async function unknownIn(db: Db, asked: Asked): Promise<Problems> {
  const problems: Problems = {};
  for (const [field, [table, word]] of Object.entries(tables) as [keyof typeof tables, readonly [string, string]][]) {
    const ids = [...new Set(asked[field] ?? [])];
    if (ids.length === 0) continue;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
    const lost = ids.length - (rows[0]?.n ?? 0);
    if (lost > 0) problems[`conditions.${field}`] = notFoundIn(word, lost);
  }
  // What was a group when it was chosen and has been switched off since matches nothing.
  if (!problems['conditions.storeGroupIds'] && asked.storeGroupIds?.length) {
    const { rows } = await sql<{ name: string }>`
      select name from store_groups where id = any(${[...asked.storeGroupIds]}::uuid[]) and not is_active limit 1`.execute(
      db,
    );
    if (rows[0]) problems['conditions.storeGroupIds'] = [`Группа ${quoted(rows[0].name)} выключена: выберите другую`];
  }
  if (asked.positions?.length) {
    const codes = [...new Set(asked.positions)];
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from positions where code = any(${codes}::text[])`.execute(db);
    const lost = codes.length - (rows[0]?.n ?? 0);
    if (lost > 0) problems['conditions.positions'] = notFoundIn('Должность', lost);
  }
  return problems;
}

/** Ranges whose end is before their beginning, and what is chosen and excluded at once. */
export function rangesIn(asked: Asked): Problems {
  const problems: Problems = {};
  const { priceFrom, priceTo, tenureFrom, tenureTo, timeFrom, timeTo } = asked;
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom) {
    problems['conditions.priceTo'] = ['Не меньше нижней цены'];
  }
  if (tenureFrom !== undefined && tenureTo !== undefined && tenureTo < tenureFrom) {
    problems['conditions.tenureTo'] = ['Не меньше нижнего стажа'];
  }
  if ((timeFrom ?? 0) === (timeTo ?? 1440)) problems['conditions.timeTo'] = ['Начало и конец совпадают'];
  for (const [chosen, excluded] of pairs) {
    const both = new Set<string>(asked[chosen] ?? []);
    if ((asked[excluded] ?? []).some((id) => both.has(id))) {
      problems[`conditions.${excluded}`] = ['Исключено то, что выбрано выше'];
    }
  }
  return problems;
}
