import { Type } from '@sinclair/typebox';

import { deletionBlockers, taxStatuses } from '../codes.ts';
import type { ownAccountRoutes } from '../routes/own-account.ts';
import {
  AskedPoints,
  CodeSent,
  Count,
  Done,
  Enum,
  Id,
  IdParams,
  List,
  LooseText,
  Nullable,
  Obj,
  OneTimeCode,
  Opt,
  Points,
} from './lib/index.ts';
import { StoreRequest } from './lib/store-request.ts';
import type { SchemaTable } from './types.ts';

export const ownAccountSchemas = {
  'storeRequests.own': { data: Nullable(StoreRequest) },
  'storeRequests.create': { body: Obj({ storeId: Id, comment: Opt(LooseText(500)) }), data: StoreRequest },
  'storeRequests.withdraw': { params: IdParams, body: Opt(Obj({})), data: StoreRequest },
  'users.updateTaxStatus': {
    body: Obj({ taxStatus: Enum(taxStatuses) }),
    data: Obj({ taxStatus: Enum(taxStatuses) }),
  },
  'users.deletion': {
    data: Obj({
      /** Points that burn: available, and confirmed ones that wait for their day. */
      active: Points,
      waiting: Points,
      /** Sales on check that are cancelled, with the points they would have given. */
      sales: Count,
      salesPoints: Points,
      blockers: List(Obj({ code: Enum(deletionBlockers), text: LooseText(300) }), 10),
    }),
  },
  'users.sendDeletionCode': { body: Opt(Obj({ reuse: Opt(Type.Boolean()) })), data: CodeSent },
  /** `points`: all that burn, as they were shown; when they have changed since, nothing happens. */
  'users.deleteAccount': { body: Obj({ code: OneTimeCode, points: AskedPoints }), data: Done },
} as const satisfies SchemaTable<keyof typeof ownAccountRoutes>;
