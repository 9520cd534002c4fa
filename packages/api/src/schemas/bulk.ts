import { Type } from '@sinclair/typebox';

import { memberStatuses, productStatuses, promotionStatuses, saleStatuses } from '../codes.ts';
import type { bulkRoutes } from '../routes/bulk.ts';
import {
  Accepted,
  Binary,
  BulkQuery,
  BulkResult,
  Code,
  DateOnly,
  Done,
  Empty,
  Enum,
  ExportColumns,
  Id,
  IdParams,
  List,
  ListExport,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
  Text,
} from './lib/index.ts';
import { adminFilters as operationFilters } from './lib/operation-filters.ts';
import { AdjustmentFilters } from './adjustments.ts';
import { AdminProductFilters } from './lib/product.ts';
import { Quantity, Sale } from './lib/sale.ts';
import { LogFilters } from './logs.ts';
import { MemberFilters } from './members.ts';
import { AdminSaleFilters } from './moderation.ts';
import { WithdrawalFilters } from './payouts.ts';
import { ImportQuery } from './lib/imports.ts';
import type { SchemaTable } from './types.ts';

const Asked = { format: Opt(Enum(['xlsx', 'csv'])) };
const Days = { from: Opt(DateOnly), to: Opt(DateOnly) };

// Filters are kept with the process as they are; a phone goes by the search, which is sealed.
const { phone: _phone, ...keptFilters } = WithdrawalFilters.properties;
const { phone: _memberPhone, ...keptOperations } = operationFilters;

// Live promotions are the list's alone: they may have changed before the file is written.
const { withPromotion: _withPromotion, ...listedProducts } = AdminProductFilters.properties;

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
  'members.exportList': {
    body: Obj({
      ...Asked,
      purpose: Text(300),
      ids: Opt(List(Id, 200)),
      search: Opt(LooseText(200)),
      filters: Opt(MemberFilters),
      except: Opt(List(Id, 1000)),
      columns: Opt(ExportColumns('members')),
    }),
    data: Accepted,
  },
  /** Days of the programme, both inclusive; without them everything the reader may see. */
  'sales.export': {
    query: Obj({ ...Asked, ...Days, status: Opt(Enum(saleStatuses)), search: Opt(LooseText(200)) }),
    data: Accepted,
  },
  'sales.exportList': { body: ListExport('sales', AdminSaleFilters), data: Accepted },
  'withdrawals.export': { body: ListExport('withdrawals', Obj(keptFilters)), data: Accepted },
  /** Payouts made in a calendar year, a row a member. With `openInn` every ИНН in the file is written to the log. */
  'withdrawals.taxReport': {
    body: Obj({
      ...Asked,
      columns: Opt(ExportColumns('taxReport')),
      year: Type.Integer({ minimum: 2020, maximum: 2100 }),
      purpose: Text(300),
      openInn: Opt(Type.Boolean()),
    }),
    data: Accepted,
  },
  'operations.export': { query: Obj({ ...Asked, ...Days }), data: Accepted },
  'operations.exportList': { body: ListExport('operations', Obj(keptOperations)), data: Accepted },
  'logs.export': { query: Obj({ ...Asked, ...Days }), data: Accepted },
  'logs.exportList': { body: ListExport('logs', LogFilters), data: Accepted },
  'products.export': {
    query: Obj({ ...Asked, status: Opt(Enum(productStatuses)), search: Opt(LooseText(200)) }),
    data: Accepted,
  },
  'products.exportList': { body: ListExport('products', Obj(listedProducts)), data: Accepted },
  'members.decideMany': {
    body: Obj({
      ids: Opt(List(Id, 200)),
      query: Opt(BulkQuery(MemberFilters)),
      decision: Enum(['confirm', 'reject', 'block', 'unblock']),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(1000)),
    }),
    data: BulkResult,
  },
  'withdrawals.decideMany': {
    body: Obj({
      ids: Opt(List(Id, 200)),
      query: Opt(BulkQuery(WithdrawalFilters)),
      decision: Enum(['approve', 'reject']),
      reasonCode: Opt(Code),
      comment: Opt(LooseText(1000)),
    }),
    data: BulkResult,
  },
  /** Above the threshold, of others alone; a rejection needs a reason of `tuningReject`. */
  'tunings.decideMany': {
    body: Obj({
      ids: Opt(List(Id, 200)),
      query: Opt(BulkQuery(AdjustmentFilters)),
      decision: Enum(['approve', 'reject']),
      reasonCode: Opt(Code),
      comment: Opt(LooseText(500)),
    }),
    data: BulkResult,
  },
  /** Only sales without flags may be approved this way; `undo` takes one's own decisions back while it is allowed. */
  'sales.moderateMany': {
    body: Obj({
      ids: Opt(List(Id, 200)),
      query: Opt(BulkQuery(AdminSaleFilters)),
      decision: Enum(['approve', 'reject', 'undo']),
      reasonCode: Opt(Code),
      reasonText: Opt(LooseText(1000)),
    }),
    data: BulkResult,
  },
  /** A unit with a serial number is a line of its own: its id says which of several equal units came back. */
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
  'sales.massUpload': { query: ImportQuery, body: Empty, data: Accepted },
  'sales.massUploadTemplate': { query: Obj(Asked), data: Binary },
  'tunings.massUpload': { query: ImportQuery, body: Empty, data: Accepted },
  'tunings.massUploadTemplate': { query: Obj(Asked), data: Binary },
} as const satisfies SchemaTable<keyof typeof bulkRoutes>;
