import { Type } from '@sinclair/typebox';

import { memberStatuses, productStatuses, promotionStatuses, saleStatuses } from '../codes.ts';
import type { bulkRoutes } from '../routes/bulk.ts';
import {
  Accepted,
  Binary,
  BulkResult,
  Code,
  DateOnly,
  Done,
  Empty,
  Enum,
  Id,
  IdParams,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
  Text,
} from './lib/index.ts';
import { Quantity, Sale } from './lib/sale.ts';
import type { SchemaTable } from './types.ts';

const Asked = { format: Opt(Enum(['xlsx', 'csv'])) };
const DryRun = Obj({ dryRun: Opt(Enum(['true', 'false'])) });
/** Up to a hundred ids through commas. */
const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const Ids = Type.String({ pattern: `^${uuid}(,${uuid}){0,99}$`, maxLength: 3700 });
const Days = { from: Opt(DateOnly), to: Opt(DateOnly) };

export const bulkSchemas = {
  /** The purpose is written to the log; passport data needs the right of its own. */
  'members.export': {
    query: Obj({
      format: Opt(Enum(['xlsx', 'csv'])),
      purpose: Text(300),
      status: Opt(Enum(memberStatuses)),
      partnerId: Opt(Id),
      search: Opt(LooseText(200)),
    }),
    data: Accepted,
  },
  /** Days of the programme, both inclusive; without them everything the reader may see. */
  'sales.export': {
    query: Obj({ ...Asked, ...Days, status: Opt(Enum(saleStatuses)), search: Opt(LooseText(200)) }),
    data: Accepted,
  },
  'operations.export': { query: Obj({ ...Asked, ...Days }), data: Accepted },
  'logs.export': { query: Obj({ ...Asked, ...Days }), data: Accepted },
  'products.export': {
    query: Obj({
      ...Asked,
      status: Opt(Enum(productStatuses)),
      search: Opt(LooseText(200)),
      /** Statuses and ids through commas, as the filters of the list. */
      statuses: Opt(LooseText(100)),
      brandIds: Opt(Ids),
      categoryIds: Opt(Ids),
      manufacturerIds: Opt(Ids),
      pointsFrom: Opt(Points),
      pointsTo: Opt(Points),
      withoutPoints: Opt(Type.Boolean()),
      withoutBrand: Opt(Type.Boolean()),
      serialRequired: Opt(Type.Boolean()),
    }),
    data: Accepted,
  },
  'members.decideMany': {
    body: Obj({
      ids: List(Id, 200),
      decision: Enum(['confirm', 'reject', 'block']),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(1000)),
    }),
    data: BulkResult,
  },
  'withdrawals.decideMany': {
    body: Obj({
      ids: List(Id, 200),
      decision: Enum(['approve', 'reject']),
      reasonCode: Opt(Code),
      comment: Opt(LooseText(1000)),
    }),
    data: BulkResult,
  },
  /** Only sales without flags may be approved this way. */
  'sales.moderateMany': {
    body: Obj({
      ids: List(Id, 200),
      decision: Enum(['approve', 'reject']),
      reasonCode: Opt(Code),
    }),
    data: BulkResult,
  },
  'sales.return': {
    params: IdParams,
    body: Obj({
      items: List(Obj({ id: Id, quantity: Quantity }), 50),
      reasonCode: Code,
      documentNumber: Opt(LooseText(64)),
      returnedAt: DateOnly,
      preview: Opt(Type.Boolean()),
    }),
    data: Obj({
      writeOff: Obj({ pending: Points, active: Points, debt: Points }),
      /** `null` in a preview. */
      sale: Nullable(Sale),
    }),
  },
  'tunings.delete': { params: IdParams, data: Done },
  'promotions.export': { query: Obj({ ...Asked, status: Opt(Enum(promotionStatuses)) }), data: Accepted },
  /** With `dryRun=true` nothing is written: the process shows what would happen to every row. */
  'sales.massUpload': { query: DryRun, body: Empty, data: Accepted },
  'sales.massUploadTemplate': { query: Obj(Asked), data: Binary },
  'tunings.massUpload': { query: DryRun, body: Empty, data: Accepted },
  'tunings.massUploadTemplate': { query: Obj(Asked), data: Binary },
} as const satisfies SchemaTable<keyof typeof bulkRoutes>;
