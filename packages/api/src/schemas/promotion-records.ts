import type { promotionRecordsRoutes } from '../routes/promotion-records.ts';
import {
  Accepted,
  BulkResult,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Person,
  Points,
  Ref,
  StatusCounts,
} from './lib/index.ts';
import { PromotionFilters } from './admin-promotions.ts';
import type { SchemaTable } from './types.ts';

/** `returned`: all of its points have been taken back; `cancelled`: refused before they were spendable. */
const accrualStates = ['pending', 'active', 'returned', 'cancelled'] as const;

const AccrualFilters = Obj({
  /** When it was accrued. */
  period: Opt(Period),
  states: Opt(List(Enum(accrualStates), 4)),
  partnerIds: Opt(List(Id, 100)),
  storeIds: Opt(List(Id, 100)),
  productIds: Opt(List(Id, 100)),
  versions: Opt(List(Count, 100)),
});

const Accrual = Obj({
  id: Id,
  at: DateTime,
  sale: Obj({ id: Id, number: LooseText(32) }),
  saleDate: DateOnly,
  member: Person,
  partner: Ref,
  store: Ref,
  product: Obj({ id: Id, name: LooseText(300), article: LooseText(64) }),
  units: Count,
  points: Points,
  returned: Points,
  state: Enum(accrualStates),
  /** Number of the version of the rule it was calculated by. */
  ruleVersion: Count,
  activateAt: Nullable(DateTime),
});

export const promotionRecordsSchemas = {
  'promotions.accruals': {
    params: IdParams,
    body: ListQuery(AccrualFilters, ['at', 'points']),
    data: PageWith(Accrual, Obj({ states: StatusCounts(accrualStates) })),
  },
  'promotions.exportAccruals': {
    params: IdParams,
    body: ListExport('promotionAccruals', AccrualFilters),
    data: Accepted,
  },
  'promotions.exportList': { body: ListExport('promotions', PromotionFilters), data: Accepted },
  'promotions.archiveMany': { body: Obj({ ids: List(Id, 200) }), data: BulkResult },
} as const satisfies SchemaTable<keyof typeof promotionRecordsRoutes>;
