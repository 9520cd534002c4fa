import type { searchRoutes } from '../routes/search.ts';
import { Enum, List, LooseText, Nullable, Obj, Text } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

/** In the order they are shown. */
export const searchKinds = [
  'member',
  'sale',
  'support',
  'partner',
  'storeGroup',
  'product',
  'brand',
  'manufacturer',
  'promotion',
  'withdrawal',
  'operation',
  'adjustment',
  'process',
  'technical',
  'role',
] as const;

const Found = Obj({
  /** Identifier of the card; of a role its code. */
  id: LooseText(64),
  label: LooseText(300),
  /** Facts that differ between two of the same name. */
  detail: LooseText(600),
  status: Nullable(LooseText(40)),
});

export const searchSchemas = {
  'search.records': {
    body: Obj({ search: Text(200) }),
    data: List(Obj({ kind: Enum(searchKinds), items: List(Found, 5) }), 20),
  },
} as const satisfies SchemaTable<keyof typeof searchRoutes>;
