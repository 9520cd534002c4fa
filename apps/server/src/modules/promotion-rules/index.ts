export {
  type PlaceCondition,
  type Refusal,
  appliesToItem,
  appliesToSale,
  placeRefusalOf,
  productConditions,
  refusalOf,
} from './domain/applies.ts';
export { type Against, calculate, noPast } from './domain/calculate.ts';
export { digitsText } from './domain/explained.ts';
export { pointsOfPrice, pointsOverBase } from './domain/mechanics.ts';
export { type FormulaPart, formulaParts, postingParts } from './domain/formula.ts';
export { readOwnProgress } from './domain/progress.ts';
export {
  type CalculatedItem,
  type Conditions,
  type ItemFacts,
  type Limits,
  type Mechanic,
  type PastOf,
  type PromotionRule,
  type SaleFacts,
} from './domain/rules.ts';
export { baseVersion, type Excess, excessOf, hasPlace, type KeptItem, type KeptSale } from './domain/replay.ts';
export { periodEnd } from './domain/period.ts';
export {
  earnsOn,
  endOfPeriod,
  type LiveRules,
  liveRules,
  type OwnRules,
  readOwnRules,
  saveRuleSet,
} from './repository/live.ts';
export { readKept } from './repository/kept.ts';
export { asFirst, type FirstProducts } from './repository/first-facts.ts';
export { limitsStores, lockStoreLimits, readBudgetLeft, readBudgetsLeft, readPast } from './repository/past.ts';
export { groupColumns, readPlace, saleFactsOf } from './repository/place.ts';
export { inPromotion, ruleProducts } from './repository/products-of.ts';
export {
  type PromotionRecord,
  budgetLeft,
  isBudgetLow,
  mechanicOf,
  readPromotions,
  ruleOf,
} from './repository/records.ts';
export { ruleStores } from './repository/stores-of.ts';
