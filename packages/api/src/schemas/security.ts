import { Type } from '@sinclair/typebox';

import type { securityRoutes } from '../routes/security.ts';
import { SessionRow } from './auth.ts';
import { Count, Done, Id, IdParams, List, Obj, Version } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const Settings = Obj({
  /** An administrator without a second step is led to switch it on at the next sign-in. */
  adminSecondFactor: Type.Boolean(),
  version: Version,
});

export const securitySchemas = {
  'security.settings': { data: Settings },
  'security.updateSettings': { body: Settings, data: Settings },
  'secondFactor.reset': {
    params: IdParams,
    /** `waits`: of an administrator, it takes effect after another one's confirmation or in 72 hours. */
    data: Obj({ ok: Type.Literal(true), waits: Type.Boolean() }),
  },
  'sessions.listOf': { params: IdParams, data: List(SessionRow, 100) },
  'sessions.endAllOf': { params: IdParams, data: Obj({ ended: Count }) },
  'sessions.endOneOf': { params: Obj({ id: Id, sessionId: Id }), data: Done },
} as const satisfies SchemaTable<keyof typeof securityRoutes>;
