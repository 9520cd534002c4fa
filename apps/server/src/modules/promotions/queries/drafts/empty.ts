import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { invalid } from '../../../../http/problem.ts';
import { aboutProduct, holdsInStore } from '../short.ts';
import { asVersion, type DraftForm } from './draft.ts';

const aboutGoods = [
  'productIds',
  'categoryIds',
  'brandIds',
  'manufacturerIds',
  'excludeProductIds',
  'excludeCategoryIds',
  'excludeBrandIds',
  'excludeManufacturerIds',
] as const;
const aboutShops = [
  'storeIds',
  'storeGroupIds',
  'partnerIds',
  'regions',
  'excludeStoreIds',
  'excludeStoreGroupIds',
  'excludePartnerIds',
  'excludeRegions',
] as const;
const aboutPeople = [
  'storeIds',
  'storeGroupIds',
  'partnerIds',
  'regions',
  'positions',
  'tenureFrom',
  'tenureTo',
] as const;

const filled = (form: DraftForm, field: keyof NonNullable<DraftForm['conditions']>): boolean => {
  const value = form.conditions?.[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

/** Refuses what nobody could earn by: conditions under which there are no goods or no shops, and an audience of no one. */
export async function refuseEmpty(db: Db, form: DraftForm, owner: string | undefined): Promise<void> {
  const problems: Record<string, string[]> = {};
  const goods = aboutGoods.find((field) => filled(form, field));
  const shops = aboutShops.find((field) => filled(form, field));
  const version = asVersion(form, owner);
  const { rows } = await sql<{ goods: boolean; shops: boolean }>`
    select exists (select from products g cross join ${version} where g.status <> 'archived' and ${aboutProduct()}) as goods,
      exists (select from stores s cross join ${version} where ${holdsInStore()}) as shops`.execute(db);
  if (goods && !rows[0]?.goods) {
    problems[`conditions.${goods}`] = [
      owner === undefined
        ? 'Таких товаров нет: измените условия'
        : 'Таких товаров у производителя нет: измените условия',
    ];
  }
  if (shops && !rows[0]?.shops) problems[`conditions.${shops}`] = ['Таких точек нет: измените условия'];
  if (form.visibility === 'targeted' && !aboutPeople.some((field) => filled(form, field))) {
    problems['visibility'] = ['Укажите в условиях, кому показывать: точки, партнёров, регионы, должности или стаж'];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
