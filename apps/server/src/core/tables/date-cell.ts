import { wireDateTime } from '../../http/wire-date.ts';

/** A day or a moment of the programme's zone, as the wire has it: `2026-11-20` or `2026-11-20 12:41:07.000`. */
export interface DateCell {
  readonly date: string;
}

/** A spreadsheet sorts and filters it as a date; a text it would sort as letters. */
export function dateCell(date: Date | string): DateCell;
export function dateCell(date: Date | string | null | undefined): DateCell | null;
export function dateCell(date: Date | string | null | undefined): DateCell | null {
  if (date === null || date === undefined) return null;
  return { date: typeof date === 'string' ? date : wireDateTime(date) };
}

const dayLength = 10;

/** A day without hours. */
export const isDay = ({ date }: DateCell): boolean => date.length === dayLength;

/** `20.11.2026 12:41:07`: what Russian Excel reads as a date from CSV. */
export function dateText(cell: DateCell): string {
  const day = cell.date.slice(0, dayLength).split('-').toReversed().join('.');
  return isDay(cell) ? day : `${day} ${cell.date.slice(11, 19)}`;
}

const dayMs = 86_400_000;
/** Day 0 of spreadsheets is 30 December 1899: this many days before the Unix epoch. */
const epochDay = 25_569;

/** Days since day 0 of spreadsheets; hours are its fraction. */
export function dateSerial({ date }: DateCell): number {
  const time = Date.parse(`${date.slice(0, dayLength)}T${date.slice(11, 19) || '00:00:00'}Z`);
  return time / dayMs + epochDay;
}
