import { Type } from '@sinclair/typebox';

import { ceilings } from '../ceilings.ts';
import { serialSources } from '../codes.ts';
import type { productWritesRoutes } from '../routes/product-writes.ts';
import {
  Accepted,
  Binary,
  Count,
  DateOnly,
  DateTime,
  Done,
  Empty,
  Enum,
  FileRef,
  Id,
  IdParams,
  List,
  LooseText,
  Nullable,
  Obj,
  Opt,
  Points,
  Price,
  Text,
  Version,
} from './lib/index.ts';
import { AdminProductFilters, ProductCard } from './lib/product.ts';
import { CategoryRow } from './nomenclature.ts';
import { ImportQuery } from './lib/imports.ts';
import type { SchemaTable } from './types.ts';

/** Points of one unit. */
const UnitPoints = Type.Integer({ minimum: 0, maximum: ceilings.basePoints });

/** What is absent stays as it is; `null` empties. */
const product = {
  /** Required from those who see every manufacturer; the rest have their own. */
  manufacturerId: Opt(Id),
  brandId: Opt(Nullable(Id)),
  categoryId: Opt(Nullable(Id)),
  article: Text(64),
  /** Digits of the bar code: 8, 12, 13 or 14. */
  gtin: Opt(Nullable(LooseText(14))),
  name: Text(300),
  model: Opt(LooseText(120)),
  description: Opt(LooseText(5000)),
  /** The main photo alone. */
  imageFileId: Opt(Nullable(Id)),
  /** All photos in their order, the main one first; wins over `imageFileId`. */
  imageFileIds: Opt(List(Id, 10)),
  rrpKopecks: Opt(Nullable(Price)),
  serialRequired: Opt(Type.Boolean()),
  /** Letters, digits, classes and counts: `AB-\d{6}`. No groups, so that a check cannot hang. */
  serialPattern: Opt(LooseText(200)),
  serialExample: Opt(LooseText(64)),
  serialHint: Opt(LooseText(500)),
  serialSource: Opt(Enum(serialSources)),
  /** Units carry marks of «Честный знак»: serial numbers are compared byte for byte. */
  isMarked: Opt(Type.Boolean()),
  unit: Opt(Text(20)),
  status: Opt(Enum(['draft', 'active'])),
  validFrom: Opt(Nullable(DateOnly)),
  validTo: Opt(Nullable(DateOnly)),
  attributes: Opt(List(Obj({ name: Text(120), value: LooseText(500) }), 100)),
  /** A line of the price list, from `pointsFrom` on; today unless given, never the past. */
  basePoints: Opt(UnitPoints),
  pointsFrom: Opt(DateOnly),
};

/** A category as it is edited. */
const TreeRow = Obj({
  ...CategoryRow.properties,
  /** Products of every status. */
  allProductsCount: Count,
  position: Count,
  updatedAt: DateTime,
  updatedBy: Nullable(LooseText(200)),
});

const category = {
  name: Text(120),
  parentId: Opt(Nullable(Id)),
  drawing: Opt(Nullable(Type.String({ minLength: 1, maxLength: 40 }))),
  /** Smaller stands higher. */
  position: Opt(Type.Integer({ minimum: 0, maximum: 10_000 })),
  isActive: Opt(Type.Boolean()),
};

const Template = { query: Obj({ format: Opt(Enum(['xlsx', 'csv'])) }), data: Binary };

export const productWritesSchemas = {
  'products.create': { body: Obj(product), data: ProductCard },
  'products.update': { params: IdParams, body: Obj({ ...product, version: Version }), data: ProductCard },
  'products.delete': { params: IdParams, data: Done },
  'products.archive': { params: IdParams, body: Obj({ version: Version }), data: ProductCard },
  'products.restore': { params: IdParams, body: Obj({ version: Version }), data: ProductCard },
  /**
   * Either the ids or a filter with what was searched; an archived product keeps its points and is named, one that has
   * these points already is left alone. `preview` counts and writes nothing; `expected` is the number it answered: when
   * another one fits by now nothing is written.
   */
  'products.setPoints': {
    body: Obj({
      ids: Opt(List(Id, 1000)),
      filter: Opt(Obj({ ...AdminProductFilters.properties, search: Opt(LooseText(200)) })),
      /** Left out of what the filter finds. */
      except: Opt(List(Id, 1000)),
      points: UnitPoints,
      /** Today or later. */
      from: DateOnly,
      preview: Opt(Type.Boolean()),
      expected: Opt(Count),
    }),
    data: Obj({
      /** Those that wait among them. */
      updated: Count,
      /** A manufacturer’s points that wait for the programme. */
      waiting: Count,
      unchanged: Count,
      /** The first hundred of those that were refused. */
      failed: List(Obj({ id: Id, name: LooseText(300), message: LooseText(500) }), 100),
      failedCount: Count,
    }),
  },
  'products.pointsLimit': {
    data: Obj({
      /** The most base points of a new product without the programme; `null` for the programme itself. */
      atOnce: Nullable(Points),
    }),
  },
  'products.decidePoints': {
    params: IdParams,
    body: Obj({
      decision: Enum(['approve', 'reject', 'withdraw']),
      /** Required to reject. */
      comment: Opt(Text(1000)),
      /** Of the product. */
      version: Version,
    }),
    data: ProductCard,
  },
  'products.uploadImage': { body: Empty, data: FileRef },
  'products.import': { query: ImportQuery, body: Empty, data: Accepted },
  'products.importTemplate': Template,
  'serials.import': { query: ImportQuery, body: Empty, data: Accepted },
  'serials.importTemplate': Template,
  'categories.tree': { data: List(TreeRow, 1000) },
  'categories.create': { body: Obj(category), data: TreeRow },
  'categories.update': { params: IdParams, body: Obj({ ...category, version: Version }), data: TreeRow },
  'categories.delete': { params: IdParams, data: Done },
} as const satisfies SchemaTable<keyof typeof productWritesRoutes>;
