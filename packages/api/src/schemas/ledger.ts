import { type TSchema, Type } from '@sinclair/typebox';

import { ceilings } from '../ceilings.ts';
import type { ControlSetting } from '../control-settings.ts';
import type { ledgerRoutes } from '../routes/ledger.ts';
import {
  AskedKopecks,
  AskedPoints,
  Count,
  DateOnly,
  DateTime,
  Enum,
  Id,
  IdParams,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Points,
  Text,
  Version,
} from './lib/index.ts';
import { boundFields } from './lib/bounds.ts';
import { adminFilters, adminTotals } from './lib/operation-filters.ts';
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
  debtCap: AskedPoints,
  saleSubmitDays: Type.Integer({ minimum: 1, maximum: 365 }),
  disputeDays: days(90),
  undoMinutes: Type.Integer({ minimum: 0, maximum: 1440 }),
  moderationSlaHours: Type.Integer({ minimum: 1, maximum: 720 }),
  autoConfirm: Type.Boolean(),
  /** Members see their place among the colleagues of their shop, never anybody’s points. */
  storeRating: Type.Boolean(),
  /** Sales of a member's own list come with the QR code of their receipt. */
  listReceiptRequired: Type.Boolean(),
  withdrawalMin: AskedPoints,
  /** The field of the screen holds five digits. */
  withdrawalMax: Type.Integer({ minimum: 1, maximum: 99_999 }),
  withdrawalStep: Type.Integer({ minimum: 1, maximum: 10_000 }),
  withdrawalPerDay: Type.Integer({ minimum: 1, maximum: 100 }),
  withdrawalPerMonth: AskedPoints,
  withdrawalCodeRequired: Type.Boolean(),
  payoutDays: Type.Integer({ minimum: 1, maximum: 60 }),
  registrySecondPerson: Type.Boolean(),
  /** Of the points one author books, or one member is booked, in a day: more waits for a second person. */
  adjustmentApprovalThreshold: AskedPoints,
  /** Of the budgets one author starts without approval in a day; one without a budget is always approved by another. */
  promotionApprovalThreshold: AskedPoints,
  /** Base points of a product: what a manufacturer sets above waits for the programme. */
  basePointsApprovalThreshold: Type.Integer({ minimum: 0, maximum: ceilings.basePoints }),
  ...boundFields,
  taxMode: Enum(['none', 'gift_prize', 'remuneration', 'self_employed', 'partner_pays']),
  /** Whole per cent. */
  taxRate: Type.Integer({ minimum: 0, maximum: 100 }),
  taxExemptKopecks: AskedKopecks,
  timezone: LooseText(64),
};

/** Of the settings of control those that a change touches. */
const Touched = Obj({
  rateKopecks: Opt(settingsFields.rateKopecks),
  returnPolicy: Opt(settingsFields.returnPolicy),
  debtCap: Opt(settingsFields.debtCap),
  autoConfirm: Opt(settingsFields.autoConfirm),
  withdrawalMin: Opt(settingsFields.withdrawalMin),
  withdrawalMax: Opt(settingsFields.withdrawalMax),
  withdrawalStep: Opt(settingsFields.withdrawalStep),
  withdrawalPerDay: Opt(settingsFields.withdrawalPerDay),
  withdrawalPerMonth: Opt(settingsFields.withdrawalPerMonth),
  withdrawalCodeRequired: Opt(settingsFields.withdrawalCodeRequired),
  registrySecondPerson: Opt(settingsFields.registrySecondPerson),
  adjustmentApprovalThreshold: Opt(settingsFields.adjustmentApprovalThreshold),
  promotionApprovalThreshold: Opt(settingsFields.promotionApprovalThreshold),
  basePointsApprovalThreshold: Opt(settingsFields.basePointsApprovalThreshold),
  maxPriceKopecks: Opt(settingsFields.maxPriceKopecks),
  maxQuantity: Opt(settingsFields.maxQuantity),
  maxItems: Opt(settingsFields.maxItems),
  maxBasePoints: Opt(settingsFields.maxBasePoints),
  maxSalePoints: Opt(settingsFields.maxSalePoints),
  maxOperationPoints: Opt(settingsFields.maxOperationPoints),
  taxMode: Opt(settingsFields.taxMode),
  taxRate: Opt(settingsFields.taxRate),
  taxExemptKopecks: Opt(settingsFields.taxExemptKopecks),
} satisfies Record<ControlSetting, TSchema>);

/** A change of settings of control that waits for a second administrator (domain 3.22). */
const PendingChange = Obj({
  id: Id,
  version: Version,
  before: Touched,
  after: Touched,
  askedAt: DateTime,
  askedBy: Obj({ id: Id, name: LooseText(200) }),
  /** Why the reader, an administrator, is not the second one for it. */
  decisionRefusal: Nullable(LooseText(500)),
  allowedActions: List(Enum(['confirm', 'reject', 'withdraw']), 3),
});

const SettingsCard = Obj({
  ...settingsFields,
  version: Version,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  pending: Nullable(PendingChange),
});

export const ledgerSchemas = {
  'points.settings': { data: SettingsCard },
  'points.updateSettings': { body: Obj({ ...settingsFields, version: Version }), data: SettingsCard },
  'points.decideSettings': {
    params: IdParams,
    body: Obj({
      decision: Enum(['confirm', 'reject', 'withdraw']),
      comment: Opt(Text(1000)),
      /** Of the pending change. */
      version: Version,
    }),
    data: SettingsCard,
  },
  'points.burning': {
    query: Obj({ days: Opt(Type.Integer({ minimum: 1, maximum: 400 })) }),
    data: Obj({
      /** The day it burns: its last good day is the one before. */
      days: List(Obj({ day: DateOnly, members: Count, points: Points }), 400),
      points: Points,
    }),
  },
  'operations.adminList': {
    body: ListQuery(Obj(adminFilters), ['occurredAt', 'points']),
    data: PageWith(Operation, adminTotals),
  },
} as const satisfies SchemaTable<keyof typeof ledgerRoutes>;
