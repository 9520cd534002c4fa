import { Type } from '@sinclair/typebox';

import type { saleListsRoutes } from '../routes/sale-lists.ts';
import { Binary, Count, Done, Empty, Enum, IdParams, List, Nullable, Obj, Opt, Version } from './lib/index.ts';
import { TableQuery } from './lib/imports.ts';
import { mostListRows, SaleList, SaleListChange } from './lib/sale-list.ts';
import type { SchemaTable } from './types.ts';

export const saleListsSchemas = {
  /** `brief`: how far the list has come, without its rows. */
  'saleLists.current': { query: Obj({ brief: Opt(Enum(['true'])) }), data: Nullable(SaleList) },
  'saleLists.upload': { query: Obj(TableQuery), body: Empty, data: SaleList },
  'saleLists.template': { query: Obj({ format: Opt(Enum(['xlsx', 'csv'])) }), data: Binary },
  'saleLists.join': {
    params: IdParams,
    body: Obj({
      version: Version,
      /** `number:0,saleDate:3`: fields and columns of the file, counted from 0. */
      columns: Type.String({ maxLength: 2000, pattern: '^[A-Za-z]{1,40}:[0-9]{1,4}(,[A-Za-z]{1,40}:[0-9]{1,4})*$' }),
    }),
    data: SaleList,
  },
  'saleLists.correct': {
    params: IdParams,
    body: Obj({
      version: Version,
      rows: List(Obj({ row: Count, cells: SaleListChange }), mostListRows),
      /** Rows to take out of the list. */
      remove: Opt(List(Count, mostListRows)),
    }),
    data: SaleList,
  },
  'saleLists.check': { params: IdParams, body: Obj({ version: Version }), data: SaleList },
  'saleLists.send': { params: IdParams, body: Obj({ version: Version }), data: SaleList },
  'saleLists.failed': { params: IdParams, data: Binary },
  'saleLists.delete': { params: IdParams, data: Done },
} as const satisfies SchemaTable<keyof typeof saleListsRoutes>;
