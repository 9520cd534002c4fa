import { accountStatuses } from '../codes.ts';
import type { manufacturersRoutes } from '../routes/manufacturers.ts';
import { CompanyLogin, companyFields, companyInput, Logo, loginInput } from './lib/company.ts';
import {
  Count,
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
  Version,
} from './lib/index.ts';
import type { SchemaTable } from './types.ts';

const rowFields = { ...companyFields, logoUrl: Logo, brandsCount: Count, productsCount: Count };

const Manufacturer = Obj({
  ...rowFields,
  brands: List(Ref, 500),
  login: Nullable(CompanyLogin),
});

const input = { ...companyInput, logoFileId: Opt(Id) };

export const manufacturersSchemas = {
  'manufacturers.shortList': { data: List(Obj({ id: Id, name: LooseText(300) }), 1000) },
  'manufacturers.list': {
    body: ListQuery(Obj({ statuses: Opt(List(Enum(accountStatuses), 5)) }), [
      'name',
      'createdAt',
      'brandsCount',
      'productsCount',
    ]),
    data: PageWith(Obj(rowFields), Obj({ statuses: StatusCounts(accountStatuses) })),
  },
  'manufacturers.get': { params: IdParams, data: Manufacturer },
  'manufacturers.register': { body: Obj({ ...input, ...loginInput }), data: Manufacturer },
  'manufacturers.update': {
    params: IdParams,
    body: Obj({
      ...input,
      status: Opt(Enum(accountStatuses)),
      reasonText: Opt(LooseText(1000)),
      version: Version,
    }),
    data: Manufacturer,
  },
} as const satisfies SchemaTable<keyof typeof manufacturersRoutes>;
