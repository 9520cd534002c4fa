import { Type } from '@sinclair/typebox';

import { accountStatuses } from '../codes.ts';
import type { manufacturersRoutes } from '../routes/manufacturers.ts';
import { clearable, CompanyLogin, companyFields, companyInput, inviteInput, Logo, loginInput } from './lib/company.ts';
import {
  Accepted,
  Count,
  DateOnly,
  DateTime,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  Kopecks,
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
  Version,
} from './lib/index.ts';
import { PromotionShort } from './lib/product.ts';
import type { SchemaTable } from './types.ts';

const rowFields = { ...companyFields, logoUrl: Logo, brandsCount: Count, productsCount: Count };

const sums = { units: Count, revenueKopecks: Kopecks, points: Count };
const totals = { ...sums, returnsShare: Type.Number({ minimum: 0, maximum: 1 }) };
const leaders = List(Obj({ id: Id, name: LooseText(300), ...sums }), 50);

const Manufacturer = Obj({
  ...rowFields,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
  brands: List(Ref, 500),
  /** On approval, planned, running or paused: with one of them a manufacturer is not archived. */
  livePromotionsCount: Count,
  login: Nullable(CompanyLogin),
});

/** `null` takes the logo away. */
const input = { ...companyInput, logoFileId: Opt(Nullable(Id)) };

const ManufacturerFilters = Obj({ statuses: Opt(List(Enum(accountStatuses), 5)) });

export const manufacturersSchemas = {
  /** With the ИНН where two have one name. */
  'manufacturers.shortList': { data: List(Obj({ id: Id, name: LooseText(400) }), 1000) },
  'manufacturers.list': {
    body: ListQuery(ManufacturerFilters, ['name', 'createdAt', 'brandsCount', 'productsCount']),
    data: PageWith(Obj(rowFields), Obj({ statuses: StatusCounts(accountStatuses) })),
  },
  'manufacturers.export': { body: ListExport('manufacturers', ManufacturerFilters), data: Accepted },
  'manufacturers.get': { params: IdParams, data: Manufacturer },
  'manufacturers.register': { body: Obj({ ...input, ...loginInput }), data: Manufacturer },
  'manufacturers.update': {
    params: IdParams,
    body: Obj({
      ...input,
      ...clearable,
      status: Opt(Enum(accountStatuses)),
      reasonText: Opt(LooseText(1000)),
      version: Version,
    }),
    data: Manufacturer,
  },
  'manufacturers.invite': { params: IdParams, body: Obj(inviteInput), data: Manufacturer },
  /** Days of sales, both inclusive, 400 at most. */
  'manufacturers.statistics': {
    params: IdParams,
    query: Obj({ from: DateOnly, to: DateOnly }),
    data: Obj({
      asOf: DateTime,
      ...totals,
      previous: Obj(totals),
      byProduct: leaders,
      byBrand: leaders,
      promotions: List(PromotionShort, 200),
    }),
  },
  'manufacturers.uploadLogo': { body: Empty, data: FileRef },
} as const satisfies SchemaTable<keyof typeof manufacturersRoutes>;
