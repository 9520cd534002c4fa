import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { invalid, type WrongFields } from '../../../../http/problem.ts';
import { aboutProduct, holdsInStore } from '../short.ts';
import { asVersion, type DraftForm } from './draft.ts';

const ofProducts = [
  'productIds',
  'categoryIds',
  'brandIds',
  'manufacturerIds',
  'excludeProductIds',
  'excludeCategoryIds',
  'excludeBrandIds',
  'excludeManufacturerIds',
] as const;
const ofStores = [
  'storeIds',
  'storeGroupIds',
  'partnerIds',
  'regions',
  'excludeStoreIds',
  'excludeStoreGroupIds',
  'excludePartnerIds',
  'excludeRegions',
] as const;
const ofMembers = [
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

/** Refuses what nobody could earn by: conditions under which there are no products or no stores, and an audience of no one. */
export async function refuseEmpty(db: Db, form: DraftForm, owner: string | undefined): Promise<void> {
  const problems: WrongFields = {};
  const products = ofProducts.find((field) => filled(form, field));
  const stores = ofStores.find((field) => filled(form, field));
  const version = asVersion(form, owner);
  const { rows } = await sql<{ products: boolean; stores: boolean }>`
    select exists (select from products g cross join ${version} where g.status <> 'archived' and ${aboutProduct()}) as products,
      exists (select from stores s cross join ${version} where ${holdsInStore()}) as stores`.execute(db);
  if (products && !rows[0]?.products) {
    problems[`conditions.${products}`] = owner === undefined ? 'PROMO_NO_PRODUCTS' : 'PROMO_NO_PRODUCTS_OF';
  }
  if (stores && !rows[0]?.stores) problems[`conditions.${stores}`] = 'PROMO_NO_STORES';
  if (form.visibility === 'targeted' && !ofMembers.some((field) => filled(form, field))) {
    problems['visibility'] = 'PROMO_NO_AUDIENCE';
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
