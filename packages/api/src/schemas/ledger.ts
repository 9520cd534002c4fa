import { Type } from '@sinclair/typebox';

import type { ledgerRoutes } from '../routes/ledger.ts';
import {
  DateTime,
  Enum,
  Kopecks,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  PageWith,
  Points,
  Version,
} from './lib/index.ts';
import { adminFilters, totals } from './lib/operation-filters.ts';
import { Operation } from './lib/points.ts';
import type { SchemaTable } from './types.ts';

const days = (maximum: number) => Type.Integer({ minimum: 0, maximum });

/** Rules of points (domain 3.16). */
const settingsFields = {
  /** One point in kopecks. */
  rateKopecks: Type.Integer({ minimum: 1, maximum: 100_000 }),
  holdDays: days(365),
  lifeMonths: Type.Integer({ minimum: 1, maximum: 120 }),
  graceDays: days(365),
  expiryRounding: Enum(['none', 'month_end']),
  returnPolicy: Enum(['only_pending', 'within_balance', 'to_debt']),
  debtCap: Points,
  saleSubmitDays: Type.Integer({ minimum: 1, maximum: 365 }),
  disputeDays: days(90),
  undoMinutes: Type.Integer({ minimum: 0, maximum: 1440 }),
  moderationSlaHours: Type.Integer({ minimum: 1, maximum: 720 }),
  autoConfirm: Type.Boolean(),
  withdrawalMin: Points,
  /** The field of the screen holds five digits. */
  withdrawalMax: Type.Integer({ minimum: 1, maximum: 99_999 }),
  withdrawalStep: Type.Integer({ minimum: 1, maximum: 10_000 }),
  withdrawalPerDay: Type.Integer({ minimum: 1, maximum: 100 }),
  withdrawalPerMonth: Points,
  withdrawalCodeRequired: Type.Boolean(),
  payoutDays: Type.Integer({ minimum: 1, maximum: 60 }),
  registrySecondPerson: Type.Boolean(),
  adjustmentApprovalThreshold: Points,
  taxMode: Enum(['none', 'gift_prize', 'remuneration', 'self_employed', 'partner_pays']),
  /** Whole per cent. */
  taxRate: Type.Integer({ minimum: 0, maximum: 100 }),
  taxExemptKopecks: Kopecks,
  timezone: LooseText(64),
};

export const ledgerSchemas = {
  'points.settings': {
    data: Obj({
      ...settingsFields,
      version: Version,
      updatedAt: DateTime,
      updatedBy: Nullable(LooseText(200)),
    }),
  },
  'points.updateSettings': {
    body: Obj({ ...settingsFields, version: Version }),
    data: Obj({
      ...settingsFields,
      version: Version,
      updatedAt: DateTime,
      updatedBy: Nullable(LooseText(200)),
    }),
  },
  'operations.adminList': {
    body: ListQuery(Obj(adminFilters), ['occurredAt', 'points']),
    data: PageWith(Operation, totals),
  },
} as const satisfies SchemaTable<keyof typeof ledgerRoutes>;
