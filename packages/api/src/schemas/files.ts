import type { filesRoutes } from '../routes/files.ts';
import { Binary, Enum, IdParams, Obj, Opt } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const size = Obj({
  /** Pictures only: a smaller copy. */
  size: Opt(Enum(['thumb', 'preview'])),
});

export const filesSchemas = {
  'files.get': { params: IdParams, query: size, data: Binary },
  'files.public': { params: IdParams, query: size, data: Binary },
} as const satisfies SchemaTable<keyof typeof filesRoutes>;
