import type { erasureRoutes } from '../routes/erasure.ts';
import { Done, IdParams, Obj, Text, Version } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const erasureSchemas = {
  'members.erase': { params: IdParams, body: Obj({ version: Version, reasonText: Text(1000) }), data: Done },
} as const satisfies SchemaTable<keyof typeof erasureRoutes>;
