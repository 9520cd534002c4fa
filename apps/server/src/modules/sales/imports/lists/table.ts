import { schemas } from '@pribavka/api/schemas';
import { serialKeysOf } from '@pribavka/forms/rules';

import type { Cells } from '../../../../core/imports/types.ts';
import {
  columns,
  type Field,
  identifiers,
  optional as optionalOfAll,
  readLine,
  type SaleLine,
  unitOf,
} from '../columns.ts';

/** Columns of a seller's own list: whose sales they are is known. In the order of the template. */
export const listFields = [
  'number',
  'saleDate',
  'article',
  'gtin',
  'serial',
  'quantity',
  'price',
  'storeCode',
  'qr',
  'saleDateReason',
  'comment',
] as const satisfies readonly Field[];

export type ListField = (typeof listFields)[number];
export type ListCells = Readonly<Record<ListField, string>>;

const titles = new Map<Field, string>(columns);

/** The list as the readers of tables take it; the article may be absent where the barcode is there. */
export const listTable = {
  identifiers: listFields.filter((field) => (identifiers as readonly string[]).includes(field)),
  columns: listFields.map((field) => [field, titles.get(field) ?? field] as const),
  optional: [...optionalOfAll, 'article'] as readonly ListField[],
  maxRows: Number(schemas['saleLists.correct'].body.properties.rows.maxItems),
};

/** Columns as the rules of a sale name them, by their titles. */
export const fieldByTitle: ReadonlyMap<string, string> = new Map(columns.map(([field, title]) => [title, field]));

/** A row with nothing in it: lists of earlier versions have fewer cells. */
export const emptyCells = Object.fromEntries(listFields.map((field) => [field, ''])) as ListCells;

const others: Readonly<Record<string, string>> = Object.fromEntries(columns.map(([field]) => [field, '']));

/** A row of the list as a row of the common import: the seller is not named. */
export const fullCells = (cells: ListCells): Cells<Field> => ({ ...others, ...cells }) as Cells<Field>;

/** One number of goods that are named alike; of two spellings only the trial says whether they are one unit. */
const keysOfSerials = ({ article, gtin, serial }: SaleLine): string[] =>
  serial === '' ? [] : [`${article}|${gtin}|${serialKeysOf(serial)[0] ?? ''}`];

/** How rows of a list make sales, and which of them repeat each other. */
export const listMade = {
  columns,
  identifiers,
  unitOf,
  sameAs: keysOfSerials,
  sameIn: 'serial' as const,
  read: readLine,
};
