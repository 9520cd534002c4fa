import { Type } from '@sinclair/typebox';

import type { roleRoutes } from '../routes/role.ts';
import { Code, List, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** Specification §3: page → route groups → actions. */
const urls = List(Obj({ actionId: Type.Integer({ minimum: 1, maximum: 4 }), access: Type.Boolean() }), 4);
export const Accesses = Obj({
  roleCode: Code,
  items: List(Obj({ code: Code, routeGroups: List(Obj({ code: Code, urls }), 64) }), 64),
});

export const roleSchemas = {
  'role.accesses': { data: Accesses },
} as const satisfies SchemaTable<keyof typeof roleRoutes>;
