import { Avatar, formatMoney, formatNumber, pluralRu, useAtLeast } from '@pribavka/ui';
import type { Column } from '@pribavka/ui/table';
import type { ReactNode } from 'react';

import type { State } from '../states.ts';
import { type CellOf, cellOf, momentText, stateCell } from './cells.ts';
import { drawCell } from './draw-cell.tsx';

/** What a list says of a column itself; it wins over what the builder says. */
type Own<Row> = Pick<Column<Row>, 'header'> & Partial<Column<Row>>;

/** Columns that show what the picture of their list shows: one source for both (`cells.ts` of the area). */
export const shownBy = <Row,>(
  cells: Readonly<Record<string, CellOf<Row>>>,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] =>
  columns.map((column) => {
    const shows = cells[column.id];
    return shows ? { ...column, cell: (row) => drawCell(cellOf(shows(row))) } : column;
  });

/** Sorted by a press, the newest and the largest first. */
export const latestFirst = { sortable: true, sortDescFirst: true } as const;

/**
 * Room of a column that is in view at 1024: from `least` to `most` pixels, in the order of `importance`. Together the least of
 * a list's columns take no more than that window has, 916.
 */
export const room = (
  importance: 1 | 2 | 3,
  least: number,
  most = least,
): Required<Pick<Column<never>, 'importance' | 'minWidth' | 'width'>> => ({
  importance,
  minWidth: least,
  width: most,
});

/** The number a record is known by: always there, at the left. */
export const numberColumn = <Row extends { readonly number: string }>(own: Own<Row>): Column<Row> => ({
  id: 'number',
  hideable: false,
  pin: 'start',
  value: (row) => row.number,
  cell: (row) => row.number,
  card: 'meta',
  ...own,
});

/** Whose record it is. */
export const memberColumn = <Row extends { readonly member: { readonly fullName: string } }>(
  own: Own<Row>,
): Column<Row> => ({
  id: 'member',
  lines: 2,
  minWidth: 170,
  value: (row) => row.member.fullName,
  cell: (row) => row.member.fullName,
  card: 'title',
  ...own,
});

/** Where the record stands: glyph and word. */
export const statusColumn = <Row,>({ state, ...own }: Own<Row> & { state: (row: Row) => State }): Column<Row> => ({
  id: 'status',
  lines: 2,
  value: (row) => state(row).word,
  cell: (row) => drawCell(stateCell(state(row))),
  card: 'status',
  ...own,
});

/** A quiet day, or a moment to the second. */
export const momentColumn = <Row,>({
  at,
  format = 'dateTimeSeconds',
  ...own
}: Own<Row> & {
  id: string;
  at: (row: Row) => string | null;
  format?: 'date' | 'dateTimeSeconds';
}): Column<Row> => ({
  ...latestFirst,
  width: format === 'date' ? 112 : 164,
  // The day and the time.
  lines: 2,
  tone: 'muted',
  cell: (row) => momentText(at(row), format),
  ...own,
});

/** What is counted, where a row is a card and no heading says it. */
function Unit({ children }: { children: string }): ReactNode {
  return useAtLeast('md') ? null : ` ${children}`;
}

/** A number at the right edge. */
export const amountColumn = <Row,>({
  amount,
  text = formatNumber,
  unit,
  ...own
}: Own<Row> & {
  id: string;
  amount: (row: Row) => number;
  text?: (amount: number) => ReturnType<CellOf<number>>;
  /** Said after the number on a phone, for a number at the end of the card. */
  unit?: readonly [one: string, few: string, many: string];
}): Column<Row> => ({
  width: 96,
  align: 'end',
  value: amount,
  cell: (row) => (
    <>
      {drawCell(cellOf(text(amount(row))))}
      {unit && <Unit>{pluralRu(amount(row), unit)}</Unit>}
    </>
  ),
  card: 'hidden',
  ...own,
});

/** Roubles at the right edge; sorted and exported as roubles, kept as kopecks. */
export const moneyColumn = <Row,>({
  kopecks,
  ...own
}: Own<Row> & { id: string; kopecks: (row: Row) => number }): Column<Row> => ({
  width: 116,
  align: 'end',
  value: (row) => kopecks(row) / 100,
  cell: (row) => formatMoney(kopecks(row)),
  card: 'hidden',
  ...own,
});

/** Words, a dash where there are none. */
export const textColumn = <Row,>({
  text,
  ...own
}: Own<Row> & { id: string; text: (row: Row) => string | null | undefined }): Column<Row> => ({
  ...(own.width === undefined && { minWidth: 150 }),
  lines: 2,
  value: text,
  cell: (row) => drawCell(cellOf(text(row))),
  card: 'hidden',
  ...own,
});

/** The name a record is known by: always there, sorted by a press, the title of its card on a phone. */
export const nameColumn = <Row extends { readonly name: string }>(own: Own<Row>): Column<Row> =>
  textColumn({ id: 'name', sortable: true, hideable: false, text: (row) => row.name, card: 'title', ...own });

/** A small picture of the record, its initials where there is none. */
export const pictureColumn = <Row extends { readonly name: string }>({
  url,
  ...own
}: Own<Row> & { url: (row: Row) => string | null }): Column<Row> => ({
  id: 'picture',
  width: 76,
  cell: (row) => <Avatar name={row.name} src={url(row) ?? undefined} size={32} style={{ verticalAlign: 'middle' }} />,
  card: 'hidden',
  ...own,
});
