import { clampWidth, minColumnWidth, pinOf, type ColumnModel, type ColumnPin, type ColumnState } from './columns.ts';

/** A column with its place, width and pin worked out. */
export interface ResolvedColumn<C> {
  /** The column of the code. */
  readonly column: C;
  /** A CSS length; undefined takes what is left. */
  readonly width: string | undefined;
  /** The same, and where it takes what is left the least of it. */
  readonly least: string;
  /** Edge the column is pinned to. */
  readonly pin: ColumnPin | undefined;
  /** Distance from the pinned side, a CSS length. */
  readonly offset: string;
}

/** What else takes place in the row. */
export interface ResolveOptions {
  /** Width of service columns (checkbox) that stand before and after, pixels. */
  readonly leading?: number | undefined;
  /** Pixels at the end of the row taken by its menu. */
  readonly trailing?: number | undefined;
}

/** A column between two widths, in pixels; equal ones mean that it does not grow. */
interface Span<C> {
  readonly column: C;
  readonly least: number;
  readonly most: number;
  /** No width in the code or from a person: the browser shares out what is left. */
  readonly open: boolean;
}

/** The person's width, else between the two widths of the code. */
const spanOf = <C extends ColumnModel<never>>(column: C, state: ColumnState): Span<C> => {
  const dragged = state.widths[column.id];
  const wanted = dragged ?? column.width;
  if (wanted === undefined) {
    const least = column.minWidth ?? minColumnWidth * 2;
    return { column, least, most: least, open: true };
  }
  const most = clampWidth(column, wanted);
  const grows = dragged === undefined && column.importance !== undefined;
  return { column, least: grows ? Math.min(column.minWidth ?? most, most) : most, most, open: false };
};

/**
 * Width of each column by its id, as CSS lengths of the table's container (`cqi`): nothing is measured, so the page the
 * server sends has the widths the browser will draw.
 */
const lengthsOf = (spans: readonly Span<ColumnModel<never>>[], state: ColumnState, service: number) => {
  const important = spans.filter(({ column }) => column.importance !== undefined);
  const inView = spans.filter(({ column }) => column.importance !== undefined || pinOf(column, state) !== undefined);
  const lengths = new Map(spans.map(({ column, least }) => [column.id, `${least}px`]));
  let from = inView.reduce((sum, { least }) => sum + least, service);
  for (const rank of [...new Set(important.map(({ column }) => column.importance!))].toSorted((a, b) => a - b)) {
    const growing = important.filter(({ column, least, most }) => column.importance === rank && most > least);
    const room = growing.reduce((sum, { least, most }) => sum + most - least, 0);
    for (const { column, least, most } of growing) {
      const share = growing.length === 1 ? '' : ` * ${Number(((most - least) / room).toFixed(4))}`;
      lengths.set(column.id, `clamp(${least}px, ${least}px + (100cqi - ${from}px)${share}, ${most}px)`);
    }
    from += room;
  }
  return lengths;
};

/** Sum of CSS lengths. */
const sumOf = (lengths: readonly string[]): string => {
  const fixed = lengths.filter((length) => !length.startsWith('clamp'));
  const growing = lengths.filter((length) => length.startsWith('clamp'));
  const pixels = fixed.reduce((sum, length) => sum + Number.parseInt(length, 10), 0);
  return growing.length === 0 ? `${pixels}px` : `calc(${[`${pixels}px`, ...growing].join(' + ')})`;
};

/** Visible columns in order, pinned ones at their sides, with widths and sticky offsets. */
export const resolveColumns = <C extends ColumnModel<never>>(
  columns: readonly C[],
  state: ColumnState,
  { leading = 0, trailing = 0 }: ResolveOptions = {},
): ResolvedColumn<C>[] => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hidden = new Set(state.hidden);
  const spans = state.order.flatMap((id) => {
    const column = byId.get(id);
    return column && !hidden.has(id) ? [spanOf(column, state)] : [];
  });
  const lengths = lengthsOf(spans, state, leading + trailing);
  const placed = (side: readonly Span<C>[], pin: ColumnPin | undefined, edge = 0): ResolvedColumn<C>[] => {
    const before = [`${edge}px`];
    return side.flatMap(({ column, open }) => {
      if (pinOf(column, state) !== pin) return [];
      const least = lengths.get(column.id)!;
      const offset = pin ? sumOf(before) : '0px';
      before.push(least);
      return [{ column, width: open ? undefined : least, least, pin, offset }];
    });
  };
  return [
    ...placed(spans, 'start', leading),
    ...placed(spans, undefined),
    ...placed(spans.toReversed(), 'end', trailing).toReversed(),
  ];
};

/** Least width of the whole table, a CSS length: below it the table scrolls sideways. */
export const tableMinWidth = (columns: readonly ResolvedColumn<ColumnModel<never>>[], service: number): string =>
  sumOf([`${service}px`, ...columns.map(({ least }) => least)]);
