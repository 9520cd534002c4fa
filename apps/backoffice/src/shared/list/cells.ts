import type { StatusDisplay } from '@pribavka/api';
import { formatNumber } from '@pribavka/ui/format';

/**
 * What a cell shows, said without React: the columns draw it, and so does the script that fills the picture of a list
 * before the interface is here (docs/adr/0069-the-first-rows-come-before-the-code.md).
 */
export type Cell =
  | string
  | {
      readonly text: string;
      /** Under the first where the column has no width for both. */
      readonly second?: string;
      /** The sign of a state before its word. */
      readonly state?: StatusDisplay['glyph'];
      /** A sign before a number, said by `title`. */
      readonly mark?: StatusDisplay['glyph'];
      readonly title?: string;
      /** As good as nothing: stands back. */
      readonly quiet?: true;
    };

export type CellOf<Row> = (row: Row) => Cell | null | undefined;

/** A dash where there is nothing. */
export const cellOf = (cell: Cell | null | undefined): Cell => cell ?? '—';

/** Cells that are drawn alike but for their texts have the same look. */
export function lookOf(cell: Cell): string {
  if (typeof cell === 'string') return 'text';
  const { second, state, mark, quiet } = cell;
  return [state ?? '', mark ?? '', second === undefined ? '' : 'two', quiet ? 'quiet' : ''].join(' ');
}

/** A count that stands back when it is none. */
export const countCell = (value: number): Cell => (value === 0 ? { text: '0', quiet: true } : formatNumber(value));

export const stateCell = ({ glyph, word }: Pick<StatusDisplay, 'glyph' | 'word'>): Cell => ({
  state: glyph,
  text: word,
});

const wire = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d:\d\d:\d\d))?/;

/** A moment of the wire as a list shows it: the day, or the day and the time to the second (specification §9). */
export function momentText(moment: string | null, format: 'date' | 'dateTimeSeconds'): string {
  const [, year, month, day, time] = wire.exec(moment ?? '') ?? [];
  if (year === undefined) return '—';
  const date = `${day}.${month}.${year}`;
  return format === 'date' || time === undefined ? date : `${date} ${time}`;
}

/** The same in two lines, where the column has no width for one. */
export function momentLines(moment: string, state?: StatusDisplay['glyph']): Cell {
  const [text = '', second = ''] = momentText(moment, 'dateTimeSeconds').split(' ');
  return { text, second, ...(state && { state }) };
}

/** Signs of nobody's language that stand for the texts of a cell in the picture of a list. */
export const slots = { text: '\uE000', second: '\uE001', title: '\uE002' } as const;

/** A cell of the same look with nothing in it yet. */
export const slotted = (cell: Cell): Cell =>
  typeof cell === 'string'
    ? slots.text
    : {
        ...cell,
        text: slots.text,
        ...(cell.second === undefined ? {} : { second: slots.second }),
        ...(cell.title === undefined ? {} : { title: slots.title }),
      };
