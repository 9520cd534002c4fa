/** What a promotion version asks and gives (domain 3.8). Kept as JSON in `promotion_versions`. */
export type Mechanic =
  | { mechanic: 'multiplier'; params: { percent: number } }
  | { mechanic: 'fixed_per_unit'; params: { points: number } }
  | { mechanic: 'percent_of_price'; params: { percent: number } }
  /** For each `every` units: of one sale, or of all sales of the member in the period. */
  | { mechanic: 'step'; params: { every: number; points: number; per?: 'sale' | 'period' } }
  /** Below the first step nothing, from it `points` a unit times its per cent, for all units of the period. */
  | { mechanic: 'plan'; params: { points: number; tiers: { units: number; percent: number }[] } }
  | { mechanic: 'first_sale'; params: { points: number } }
  /** Every product named, in one receipt. */
  | { mechanic: 'bundle'; params: { productIds: string[]; points: number } };

/** What one promotion gives at most (domain 3.8); at the limit, and when the budget ends, `cut` gives the rest. */
export type Limits = {
  /** Points of one member in all, in a day and a month of the programme. */
  memberTotal?: number | undefined;
  memberDay?: number | undefined;
  memberMonth?: number | undefined;
  /** Points of one shop. */
  storeTotal?: number | undefined;
  /** Units of one member that earn. */
  memberUnits?: number | undefined;
  onLimit?: 'cut' | 'refuse' | undefined;
};

/** What the member has had by one promotion before this sale. */
export type Past = {
  units: number;
  sales: number;
  points: { total: number; day: number; month: number; store: number };
};
export type PastOf = (promotionId: string) => Past;

/** Every group present must hold; `exclude…` must not. */
export type Conditions = {
  brandIds?: string[];
  excludeBrandIds?: string[];
  productIds?: string[];
  excludeProductIds?: string[];
  categoryIds?: string[];
  excludeCategoryIds?: string[];
  manufacturerIds?: string[];
  excludeManufacturerIds?: string[];
  partnerIds?: string[];
  excludePartnerIds?: string[];
  storeIds?: string[];
  excludeStoreIds?: string[];
  storeGroupIds?: string[];
  excludeStoreGroupIds?: string[];
  /** Whether it follows its groups (as when absent) or keeps their shops as they were at its start. */
  groupMembership?: 'dynamic' | 'fixed';
  regions?: string[];
  excludeRegions?: string[];
  /** Codes of the member's position. */
  positions?: string[];
  minQuantity?: number;
  /** Kopecks of one unit, both inclusive. */
  priceFrom?: number;
  priceTo?: number;
  /** 1 is Monday. */
  weekdays?: number[];
  /** Minutes of the programme's day; over midnight when `from` is later than `to`. */
  timeFrom?: number;
  timeTo?: number;
  /** Whole days from the member's confirmation, both inclusive. */
  tenureFrom?: number;
  tenureTo?: number;
};

export type PromotionRule = Mechanic & {
  promotionId: string;
  versionId: string;
  /** As people see it in the history of the promotion. */
  versionNumber?: number | undefined;
  name: string;
  /** A company's own promotion is about its goods alone, whatever its conditions say (domain 3.22). */
  onlyProductsOf: string | undefined;
  /** The shops of its groups were written down when it was started. */
  hasFixedGroups: boolean;
  /** Days of sales that count, both inclusive, `yyyy-MM-dd`. */
  from: string;
  to: string;
  /** Last day of registration. */
  submitUntil: string | undefined;
  conditions: Conditions;
  limits: Limits;
  stackMode: 'exclusive' | 'best' | 'stack';
  priority: number;
};

/** It counts what the member has sold before. */
export const looksBack = (rule: PromotionRule): boolean =>
  rule.mechanic === 'plan' ||
  rule.mechanic === 'first_sale' ||
  (rule.mechanic === 'step' && rule.params.per === 'period') ||
  rule.limits.memberUnits !== undefined;

/** It bounds what one member has by it. */
export const limitsMember = ({ limits }: PromotionRule): boolean =>
  [limits.memberTotal, limits.memberDay, limits.memberMonth].some((limit) => limit !== undefined);

export type SaleFacts = {
  /** `yyyy-MM-dd` */
  saleDate: string;
  /** Day of the registration. */
  submittedOn: string;
  storeId: string | undefined;
  partnerId: string | undefined;
  region: string | undefined;
  storeGroupIds: readonly string[];
  /** Groups the shop was in when a version was started: `version:group`. */
  fixedGroups: readonly string[];
  /** Minutes of the programme's day by the receipt. */
  minute: number | undefined;
  position: string | undefined;
  /** Day of the member's first confirmation, `yyyy-MM-dd`. */
  confirmedOn: string | undefined;
  /** Kopecks of one point. */
  rateKopecks: number;
};

export type ItemFacts = {
  /** The caller's own name of the line. */
  key: string;
  productId: string;
  brandId: string | undefined;
  categoryId: string | undefined;
  manufacturerId: string | undefined;
  quantity: number;
  priceKopecks: number | undefined;
  /** Points of one unit by the price list of the sale date. */
  basePoints: number;
};

export type BonusLine = {
  promotionId: string;
  versionId: string;
  name: string;
  points: number;
  /** In short. */
  formula: string;
  /** So that its reader can calculate it once more: version, rounding, the limit that cut it. */
  explanation: string;
  /** Of a multiplier: 150 is ×1,5 to the base. */
  percent?: number | undefined;
};
export type CalculatedItem = {
  key: string;
  base: { points: number; formula: string };
  bonuses: BonusLine[];
  points: number;
};
