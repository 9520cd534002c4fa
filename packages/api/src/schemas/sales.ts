import { Type } from '@sinclair/typebox';

import { ceilings } from '../ceilings.ts';
import { pointsStates, saleStatuses } from '../codes.ts';
import type { salesRoutes } from '../routes/sales.ts';
import {
  Code,
  Count,
  DateOnly,
  DateTime,
  Done,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  Kopecks,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Period,
  Points,
  Ref,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import {
  FormulaParts,
  ReceiptInput,
  Sale,
  SaleInput,
  SaleItemInput,
  SaleProduct,
  SaleMemberInput,
  SerialNumber,
} from './lib/sale.ts';
import type { SchemaTable } from './types.ts';

const SaleRowItem = Obj({
  product: SaleProduct,
  quantity: Count,
  serialNumber: Nullable(LooseText(64)),
  /** «350 × 2 шт. × 1,5 + 300 «Комплект в деле»», as it was on the day of the registration. */
  formula: LooseText(500),
  points: Points,
});

/** A row of «Мои продажи». */
const SaleRow = Obj({
  id: Id,
  number: LooseText(32),
  version: Version,
  saleDate: Nullable(DateOnly),
  submittedAt: Nullable(DateTime),
  updatedAt: DateTime,
  /** The first three lines. */
  items: List(SaleRowItem, 3),
  itemsCount: Count,
  serialNumbers: List(LooseText(64), ceilings.items),
  store: Nullable(Ref),
  totalKopecks: Kopecks,
  points: Points,
  pointsState: Enum(pointsStates),
  activateAt: Nullable(DateTime),
  status: Enum(saleStatuses),
  /** Why it was rejected or what is asked. */
  reasonText: Nullable(LooseText(1000)),
  allowedActions: List(Enum(['edit', 'submit', 'delete', 'cancel', 'answer', 'dispute', 'repeat']), 10),
});

const SaleFilters = Obj({
  statuses: Opt(List(Enum(saleStatuses), 10)),
  saleDate: Opt(Period),
  submittedAt: Opt(Period),
  storeIds: Opt(List(Id, 100)),
  brandIds: Opt(List(Id, 100)),
  productIds: Opt(List(Id, 100)),
  promotionIds: Opt(List(Id, 100)),
  serialNumber: Opt(LooseText(64)),
});

const CalculatedLine = Obj({
  productId: Id,
  quantity: Count,
  /** Points by the price list of the sale date. */
  base: Points,
  baseFormula: LooseText(300),
  promotions: List(
    Obj({
      promotionId: Id,
      name: LooseText(200),
      points: Points,
      explanation: LooseText(500),
    }),
    50,
  ),
  points: Points,
  formula: FormulaParts,
});

export const salesSchemas = {
  'sales.list': {
    body: ListQuery(SaleFilters, ['updatedAt', 'saleDate', 'submittedAt', 'number', 'points']),
    data: PageWith(
      SaleRow,
      Obj({
        statuses: StatusCounts(saleStatuses),
        /** Sales sent in the present month of the programme, cancelled ones apart, and what they give now. */
        monthSales: Count,
        monthPoints: Points,
        /** Of them: those that wait for a decision, those confirmed (with what has come back since), those rejected. */
        monthPending: Count,
        monthPendingPoints: Points,
        monthConfirmed: Count,
        monthConfirmedPoints: Points,
        monthRejected: Count,
        /** Of all times. */
        pending: Count,
        pendingPoints: Points,
        confirmed: Count,
        confirmedPoints: Points,
        rejected: Count,
      }),
    ),
  },
  'sales.get': { params: IdParams, data: Sale },
  'sales.create': { body: Obj({ ...SaleInput.properties, ...SaleMemberInput.properties }), data: Sale },
  'sales.update': {
    params: IdParams,
    body: Obj({ ...SaleInput.properties, version: Version }),
    data: Sale,
  },
  'sales.delete': { params: IdParams, data: Done },
  'sales.submit': { params: IdParams, body: Obj({ version: Opt(Version) }), data: Sale },
  'sales.cancel': {
    params: IdParams,
    body: Obj({ reason: Opt(LooseText(1000)), version: Opt(Version) }),
    data: Sale,
  },
  'sales.dispute': {
    params: IdParams,
    body: Obj({ text: Text(2000), fileIds: Opt(List(Id, 10)) }),
    data: Sale,
  },
  'sales.answer': {
    params: IdParams,
    body: Obj({ text: Text(2000), fileIds: Opt(List(Id, 10)) }),
    data: Sale,
  },
  /** Never says whose the claim is. */
  'sales.checkSerial': {
    query: Obj({ productId: Id, serialNumber: SerialNumber, saleId: Opt(Id) }),
    data: Obj({
      available: Type.Boolean(),
      reason: Nullable(
        Enum(['claimed', 'pattern', 'registry', 'blocked', 'layout', 'signs', 'rounded', 'mark', 'other']),
      ),
      claimedAt: Nullable(DateTime),
      /** A number that would fit the product. */
      example: Nullable(LooseText(64)),
    }),
  },
  'sales.calculate': {
    body: Obj({
      storeId: Opt(Id),
      saleDate: Opt(DateOnly),
      items: List(SaleItemInput, ceilings.items),
      saleId: Opt(Id),
      saleDateReason: Opt(LooseText(300)),
      /** Its day is the day of the sale; promotions of certain hours go by its time. */
      receipt: Opt(ReceiptInput),
      ...SaleMemberInput.properties,
    }),
    data: Obj({
      total: Points,
      lines: List(CalculatedLine, ceilings.items),
      warnings: List(Obj({ code: Code, text: LooseText(500), productId: Nullable(Id) }), 50),
      expectedDecisionAt: Nullable(DateTime),
      activateAt: Nullable(DateTime),
      submitUntil: Nullable(DateOnly),
    }),
  },
  'sales.uploadFile': { body: Empty, data: FileRef },
} as const satisfies SchemaTable<keyof typeof salesRoutes>;
