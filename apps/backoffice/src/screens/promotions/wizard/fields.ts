import type { PromotionValues } from './values.ts';

export const stepIds = ['basics', 'mechanic', 'products', 'audience', 'limits', 'check', 'publish'] as const;
export type StepId = (typeof stepIds)[number];
/** Steps of conditions, where a field left empty asks for nothing. */
export const conditionSteps: ReadonlySet<StepId> = new Set(['products', 'audience', 'limits']);
export type FieldName = keyof PromotionValues;

/** Which step asks for what: words of the server about a field open its step. */
export const fieldsOfStep: Readonly<Record<StepId, readonly FieldName[]>> = {
  basics: [
    'name',
    'shortText',
    'description',
    'picture',
    'rulesFile',
    'manufacturer',
    'startsOn',
    'startsTime',
    'endsOn',
    'endsTime',
    'submitOn',
    'submitTime',
    'visibility',
    'priority',
  ],
  mechanic: ['mechanic', 'points', 'factor', 'percent', 'every', 'per', 'tiers', 'bundle', 'stackMode'],
  products: [
    'brands',
    'exceptBrands',
    'categories',
    'exceptCategories',
    'products',
    'exceptProducts',
    'manufacturers',
    'exceptManufacturers',
    'priceFrom',
    'priceTo',
    'minQuantity',
  ],
  audience: [
    'partners',
    'exceptPartners',
    'groups',
    'exceptGroups',
    'groupMembership',
    'stores',
    'exceptStores',
    'regions',
    'exceptRegions',
    'positions',
    'tenureFrom',
    'tenureTo',
    'weekdays',
    'timeFrom',
    'timeTo',
  ],
  limits: ['budget', 'memberTotal', 'memberDay', 'memberMonth', 'memberUnits', 'storeTotal', 'onLimit'],
  check: [],
  publish: ['act', 'comment'],
};

export const stepOfField = (name: string): StepId | undefined =>
  stepIds.find((step) => (fieldsOfStep[step] as readonly string[]).includes(name));

/** Fields of the wire that have another name in the form. */
const names: Readonly<Record<string, FieldName>> = {
  imageFileId: 'picture',
  rulesFileId: 'rulesFile',
  manufacturerId: 'manufacturer',
  startsAt: 'startsOn',
  endsAt: 'endsOn',
  submitUntil: 'submitOn',
  budgetPoints: 'budget',
  'params.productIds': 'bundle',
  'conditions.brandIds': 'brands',
  'conditions.excludeBrandIds': 'exceptBrands',
  'conditions.categoryIds': 'categories',
  'conditions.excludeCategoryIds': 'exceptCategories',
  'conditions.productIds': 'products',
  'conditions.excludeProductIds': 'exceptProducts',
  'conditions.manufacturerIds': 'manufacturers',
  'conditions.excludeManufacturerIds': 'exceptManufacturers',
  'conditions.partnerIds': 'partners',
  'conditions.excludePartnerIds': 'exceptPartners',
  'conditions.storeGroupIds': 'groups',
  'conditions.excludeStoreGroupIds': 'exceptGroups',
  'conditions.storeIds': 'stores',
  'conditions.excludeStoreIds': 'exceptStores',
  'conditions.excludeRegions': 'exceptRegions',
};

/** The field of the form a place of the wire belongs to: `conditions.brandIds.3` is «Бренды». */
export function fieldOfPath(path: string, mechanic: PromotionValues['mechanic']): FieldName | undefined {
  const parts = path
    .replace(/^\//, '')
    .replace(/^promotion[./]/, '')
    .split(/[./]/);
  for (let length = Math.min(parts.length, 2); length > 0; length -= 1) {
    const place = parts.slice(0, length).join('.');
    if (place === 'params.percent') return mechanic === 'multiplier' ? 'factor' : 'percent';
    const name = names[place] ?? place.replace(/^(params|conditions|limits)\./, '');
    if (stepOfField(name) !== undefined) return name as FieldName;
  }
  return undefined;
}

type Sentences = Readonly<Record<string, readonly string[]>>;

/** Words of the server by fields of the form; what belongs to no field is said under its own path, in the strip. */
export function fieldsOfProblem(fields: Sentences, mechanic: PromotionValues['mechanic']): Record<string, string[]> {
  const placed: Record<string, string[]> = {};
  for (const [path, sentences] of Object.entries(fields)) {
    const name = fieldOfPath(path, mechanic) ?? path;
    placed[name] = [...new Set([...(placed[name] ?? []), ...sentences])];
  }
  return placed;
}
