import type { Output } from '../../../http/contract.ts';
import type { Conditions, Limits } from '../../promotion-rules/index.ts';

type Answered = Pick<Output<'promotions.adminGet'>, 'params' | 'conditions' | 'limits'>;

const fields = {
  params: ['points', 'percent', 'every', 'per', 'tiers', 'productIds'],
  conditions: [
    'brandIds',
    'excludeBrandIds',
    'productIds',
    'excludeProductIds',
    'categoryIds',
    'excludeCategoryIds',
    'manufacturerIds',
    'excludeManufacturerIds',
    'partnerIds',
    'excludePartnerIds',
    'storeIds',
    'excludeStoreIds',
    'storeGroupIds',
    'excludeStoreGroupIds',
    'groupMembership',
    'regions',
    'excludeRegions',
    'positions',
    'minQuantity',
    'priceFrom',
    'priceTo',
    'weekdays',
    'timeFrom',
    'timeTo',
    'tenureFrom',
    'tenureTo',
  ],
  limits: ['memberTotal', 'memberDay', 'memberMonth', 'storeTotal', 'memberUnits', 'onLimit'],
} as const satisfies { [Part in keyof Answered]: readonly (keyof Answered[Part])[] };

const whole = <Part extends keyof Answered>(part: Part, kept: object): Answered[Part] =>
  Object.fromEntries(
    fields[part].map((key) => [key, (kept as Record<string, unknown>)[key] ?? null]),
  ) as Answered[Part];

/** The rule of a version with every field of the contract: what it does not set is `null`. */
export const answeredRule = (rule: { params: unknown; conditions: Conditions; limits: Limits }): Answered => ({
  params: whole('params', rule.params as object),
  conditions: whole('conditions', rule.conditions),
  limits: whole('limits', rule.limits),
});

type Given<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

const given = <T extends object>(part: T): Given<T> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as Given<T>;

/** The way back: only what the answered rule sets, as a form takes it. */
export const ruleToGive = ({ params, conditions, limits }: Answered) => ({
  params: given(params),
  conditions: given(conditions),
  limits: given(limits),
});
