import { Type } from '@sinclair/typebox';

import { productStatuses } from '../codes.ts';
import type { adminProductsRoutes } from '../routes/admin-products.ts';
import {
  Accepted,
  Count,
  DateTime,
  Done,
  Empty,
  FileRef,
  Id,
  IdParams,
  ListExport,
  ListQuery,
  LooseText,
  Nullable,
  Obj,
  Opt,
  PageNamed,
  StatusCounts,
  Text,
  Version,
} from './lib/index.ts';
import { AdminProductFilters, AdminProductRow } from './lib/product.ts';
import { BrandFilters, BrandRow } from './nomenclature.ts';
import type { SchemaTable } from './types.ts';

const brand = {
  name: Text(120),
  manufacturerId: Opt(Id),
  /** `null` takes the logo away. */
  logoFileId: Opt(Nullable(Id)),
  description: Opt(LooseText(2000)),
  isActive: Opt(Type.Boolean()),
};
const BrandCard = Obj({
  ...BrandRow.properties,
  description: Nullable(LooseText(2000)),
  /** Products of any status: as long as there are some, the brand is not deleted. */
  allProductsCount: Count,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
});

export const adminProductsSchemas = {
  'products.adminList': {
    body: ListQuery(AdminProductFilters, ['name', 'article', 'basePoints', 'rrpKopecks', 'updatedAt', 'status']),
    data: PageNamed(AdminProductRow, Obj({ statuses: StatusCounts(productStatuses) })),
  },
  'brands.export': { body: ListExport('brands', BrandFilters), data: Accepted },
  'brands.get': { params: IdParams, data: BrandCard },
  'brands.create': { body: Obj(brand), data: BrandCard },
  'brands.update': { params: IdParams, body: Obj({ ...brand, version: Version }), data: BrandCard },
  'brands.delete': { params: IdParams, data: Done },
  'brands.moveProducts': { params: IdParams, body: Obj({ toBrandId: Id }), data: Obj({ moved: Count }) },
  'brands.uploadLogo': { body: Empty, data: FileRef },
} as const satisfies SchemaTable<keyof typeof adminProductsRoutes>;
