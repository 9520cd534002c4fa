import { Type } from '@sinclair/typebox';

import type { nomenclatureRoutes } from '../routes/nomenclature.ts';
import {
  Code,
  Count,
  Id,
  IdParams,
  List,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Page,
  Ref,
  Url,
  Version,
} from './lib/index.ts';
import { BarCode, ProductCard, ProductFilters, ProductRow, ProductShort } from './lib/product.ts';
import type { SchemaTable } from './types.ts';

export const BrandRow = Obj({
  id: Id,
  name: LooseText(120),
  manufacturer: Nullable(Ref),
  logoUrl: Nullable(Url),
  isActive: Type.Boolean(),
  productsCount: Count,
  promotionsCount: Count,
  version: Version,
});

export const BrandFilters = Obj({ manufacturerIds: Opt(List(Id, 200)), isActive: Opt(Type.Boolean()) });

export const CategoryRow = Obj({
  id: Id,
  name: LooseText(120),
  parentId: Nullable(Id),
  drawing: Nullable(Code),
  /** An archived one keeps its products and is chosen no more. */
  isActive: Type.Boolean(),
  productsCount: Count,
  version: Version,
});

export const nomenclatureSchemas = {
  'products.list': {
    body: ListQuery(Obj(ProductFilters), ['name', 'article', 'basePoints', 'pointsNow']),
    data: Page(ProductRow),
  },
  'products.shortList': {
    query: Obj({
      search: Opt(LooseText(200)),
      brandId: Opt(Id),
      limit: Opt(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    data: List(ProductShort, 50),
  },
  /** Bar code, GTIN or DataMatrix as read; a serial found in it comes back with the product. */
  'products.byCode': {
    query: Obj({ code: BarCode }),
    data: Obj({ product: Nullable(ProductShort), serialNumber: Nullable(LooseText(64)) }),
  },
  'products.get': { params: IdParams, data: ProductCard },
  'products.manufacturers': { data: List(Ref, 500) },
  'categories.list': { data: List(CategoryRow, 1000) },
  'brands.list': {
    body: ListQuery(BrandFilters, ['name', 'productsCount']),
    data: Page(BrandRow),
  },
  'brands.shortList': {
    query: Obj({ search: Opt(LooseText(200)), manufacturerId: Opt(Id) }),
    /** With the manufacturer where two brands have one name. */
    data: List(Obj({ id: Id, name: LooseText(500), logoUrl: Nullable(Url) }), 500),
  },
} as const satisfies SchemaTable<keyof typeof nomenclatureRoutes>;
