import { serialStates } from '../codes.ts';
import type { productDetailsRoutes } from '../routes/product-details.ts';
import {
  Accepted,
  DateOnly,
  Enum,
  Id,
  IdParams,
  List,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageWith,
  Ref,
  StatusCounts,
} from './lib/index.ts';
import { ProductCard, PromotionShort } from './lib/product.ts';
import type { SchemaTable } from './types.ts';

const SerialRow = Obj({
  id: Id,
  serialNumber: LooseText(64),
  state: Enum(serialStates),
  /** The retailer it was shipped to. */
  partner: Nullable(Ref),
  shippedAt: Nullable(DateOnly),
  /** The sale that holds it: id and number. */
  sale: Nullable(Ref),
});

const SerialFilters = Obj({ states: Opt(List(Enum(serialStates), 3)) });

export const productDetailsSchemas = {
  'products.promotions': { params: IdParams, data: List(PromotionShort, 200) },
  'products.removePoints': { params: Obj({ id: Id, from: DateOnly }), data: ProductCard },
  'serials.list': {
    params: IdParams,
    body: ListQuery(SerialFilters, ['serialNumber']),
    data: PageWith(SerialRow, Obj({ statuses: StatusCounts(serialStates) })),
  },
  'serials.export': { params: IdParams, body: ListExport('serials', SerialFilters), data: Accepted },
} as const satisfies SchemaTable<keyof typeof productDetailsRoutes>;
