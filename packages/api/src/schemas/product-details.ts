import { serialStates } from '../codes.ts';
import type { productDetailsRoutes } from '../routes/product-details.ts';
import {
  DateOnly,
  Enum,
  Id,
  IdParams,
  List,
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

export const productDetailsSchemas = {
  'products.promotions': { params: IdParams, data: List(PromotionShort, 200) },
  'products.removePoints': { params: Obj({ id: Id, from: DateOnly }), data: ProductCard },
  'serials.list': {
    params: IdParams,
    body: ListQuery(Obj({ states: Opt(List(Enum(serialStates), 3)) }), ['serialNumber']),
    data: PageWith(SerialRow, Obj({ statuses: StatusCounts(serialStates) })),
  },
} as const satisfies SchemaTable<keyof typeof productDetailsRoutes>;
