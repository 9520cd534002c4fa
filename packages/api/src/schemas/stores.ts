import type { storesRoutes } from '../routes/stores.ts';
import { Code, Id, Inn, List, LooseText, Nullable, Obj } from './lib/index.ts';
import type { SchemaTable } from './types.ts';

export const storesSchemas = {
  'stores.addressesByInn': {
    query: Obj({ inn: Inn, role: Code }),
    data: List(
      Obj({
        partnerId: Id,
        partnerName: LooseText(300),
        inn: LooseText(12),
        kpp: Nullable(LooseText(9)),
        storeId: Id,
        storeName: LooseText(300),
        address: LooseText(500),
      }),
      500,
    ),
  },
} as const satisfies SchemaTable<keyof typeof storesRoutes>;
