import { type TSchema, Type } from '@sinclair/typebox';

import { columnsOf, type ExportColumn, type ExportName } from '../../export-columns/index.ts';
import { Count, DayOrTime, Enum, Id, List, LooseText, Obj, Opt } from './basic.ts';

/** Either border may be open; both are inclusive: a moment to the millisecond, a day as a whole. */
export const Period = Obj({ from: Opt(DayOrTime), to: Opt(DayOrTime) });

/**
 * The one grammar of lists. Numbered pages while the list is shallow, `cursor` (opaque, from the
 * previous answer) for depth; `cursor` wins over `page`. Size is 20 unless said, 200 at most.
 */
export function ListQuery<F extends TSchema, const S extends readonly [string, ...string[]]>(
  filters: F,
  sortFields: S,
) {
  return Obj({
    page: Opt(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    size: Opt(Type.Integer({ minimum: 1, maximum: 200 })),
    cursor: Opt(LooseText(1024)),
    sort: Opt(List(Obj({ field: Enum(sortFields), direction: Enum(['asc', 'desc']) }), 1)),
    search: Opt(LooseText(200)),
    filters: Opt(filters),
  });
}

/** A name of its own: declarations would take the shortest way to `ExportColumn`, the root, and axios with it. */
export type FileColumn<N extends ExportName> = ExportColumn<N>;

/** Columns of a file in the order asked, each once; the usual ones in their own order unless said. */
export function ExportColumns<const N extends ExportName>(name: N) {
  const columns: FileColumn<N>[] = columnsOf(name);
  return Type.Array(Enum(columns), { minItems: 1, maxItems: columns.length, uniqueItems: true });
}

/** What an export of a list is asked by: its format, XLSX unless said, its columns, the search and filters of the list. */
export function ListExport<const N extends ExportName, F extends TSchema>(name: N, filters: F) {
  return Obj({
    format: Opt(Enum(['xlsx', 'csv'])),
    columns: Opt(ExportColumns(name)),
    search: Opt(LooseText(200)),
    filters: Opt(filters),
  });
}

/**
 * Numbers and codes pasted from a spreadsheet, in any writing: rows that have one of them. A page says which of them it
 * has no row for.
 */
export const Pasted = List(Type.String({ minLength: 1, maxLength: 64, pattern: '\\S' }), 500);
export const NotFound = List(LooseText(64), 500);

/**
 * All rows of a list's query but `except`, for a bulk decision past the rows on screen. `preview` only counts. A portion
 * is decided only while `expected` rows fit, as many as the asker was shown; `after` is the end of the portion before.
 */
export function BulkQuery<F extends TSchema>(filters: F) {
  return Obj({
    search: Opt(LooseText(200)),
    filters: Opt(filters),
    except: Opt(List(Id, 1000)),
    preview: Opt(Type.Boolean()),
    expected: Opt(Count),
    after: Opt(Id),
  });
}

const pageFields = {
  page: Count,
  size: Count,
  /** Counted up to a cap; see `totalCapped`. */
  total: Count,
  totalCapped: Type.Boolean(),
  nextCursor: Opt(LooseText(1024)),
};

/** The same for a list that can be asked for what was pasted (`pasted`). */
export function PageNamed<S extends TSchema, T extends TSchema>(row: S, totals: T) {
  return Obj({ items: List(row, 200), ...pageFields, totals: Opt(totals), notFound: NotFound });
}

export function Page<S extends TSchema>(row: S) {
  return Obj({ items: List(row, 200), ...pageFields });
}

/** A page with sums over the whole filtered set. */
export function PageWith<S extends TSchema, T extends TSchema>(row: S, totals: T) {
  return Obj({ items: List(row, 200), ...pageFields, totals: Opt(totals) });
}

/** How many rows each status has under the same filters (tabs above a list). */
export function StatusCounts<const S extends readonly string[]>(statuses: S) {
  return List(Obj({ status: Enum(statuses), count: Count }), 32);
}
