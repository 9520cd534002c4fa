import { setProgrammeZone } from '@pribavka/forms/rules';

import { problem } from './problem.ts';

// Every date-time of the wire is in the programme's zone and carries none (specification §9, domain 3.0). The
// zone itself stands in the settings of points; a process takes it once, at its start.
const partsIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

const startIn = (zone: string) => ({
  zone,
  parts: partsIn(zone),
  offsets: new Map<number, number>(),
  last: { time: Number.NaN, text: '' },
});

let programme = startIn('Europe/Moscow');

/** Called once, before anything is answered. Throws for a zone nobody knows. */
export function useProgrammeZone(zone: string): void {
  programme = startIn(zone);
  setProgrammeZone(zone);
}

/** Name of the zone, for SQL and the schedule of jobs. */
export const programmeZone = (): string => programme.zone;

// Since 1970 every zone has changed its clock on a quarter of an hour: what holds at its start holds to its end.
const quarterMs = 900_000;
const rememberedQuarters = 20_000;

/** What the zone's clock is ahead of UTC by at this moment, ms. */
function readOffset(time: number): number {
  const p = Object.fromEntries(programme.parts.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const shown = Date.UTC(p['year'] ?? 0, (p['month'] ?? 1) - 1, p['day'], p['hour'], p['minute'], p['second']);
  return shown - Math.floor(time / 1000) * 1000;
}

function offsetAt(time: number): number {
  if (time < 0) return readOffset(time);
  const quarter = Math.floor(time / quarterMs);
  const known = programme.offsets.get(quarter);
  if (known !== undefined) return known;
  if (programme.offsets.size >= rememberedQuarters) programme.offsets.clear();
  const read = readOffset(quarter * quarterMs);
  programme.offsets.set(quarter, read);
  return read;
}

// A hand in the database can have put there what no calendar has: infinity, which its client gives as a number, or a
// year past all dates.
function textOf(date: Date): string | null {
  const time = date instanceof Date ? date.getTime() : Number.NaN;
  if (Number.isNaN(time)) return null;
  // An answer names one moment many times: written, sent and changed at the same.
  if (programme.last.time === time) return programme.last.text;
  const text = new Date(time + offsetAt(time)).toISOString().replace('T', ' ').slice(0, 23);
  programme.last = { time, text };
  return text;
}

/**
 * `yyyy-MM-dd HH:mm:ss.SSS` in the programme's zone. For a moment that is none it is null in spite of its type: the
 * check of the answer then drops the row and reports it.
 */
export const wireDateTime = (date: Date): string => textOf(date) as string;

export const wireDateTimeOrNull = (date: Date | null): string | null => (date ? wireDateTime(date) : null);

/** The calendar day of a moment in the programme's zone, `yyyy-MM-dd`. */
export const programmeDay = (date: Date): string => textOf(date)?.slice(0, 10) ?? 'infinity';

const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/;

// Day 0 of the next month is the last one of this.
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** True for a real moment: `2026-02-30 …` is not one. */
export function isWireDateTime(text: string): boolean {
  if (!pattern.test(text)) return false;
  const part = (from: number, to: number): number => Number(text.slice(from, to));
  const [year, month, day] = [part(0, 4), part(5, 7), part(8, 10)];
  const isDay = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysIn(year, month));
  return isDay && part(11, 13) < 24 && part(14, 16) < 60 && part(17, 19) < 60;
}

/** The moment a wire date-time names. */
export function parseWireDateTime(text: string): Date {
  if (!isWireDateTime(text)) throw problem('BAD_REQUEST');
  const asUtc = new Date(`${text.replace(' ', 'T')}Z`).getTime();
  const shown = new Date(`${wireDateTime(new Date(asUtc)).replace(' ', 'T')}Z`).getTime();
  return new Date(asUtc - (shown - asUtc));
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => dayPattern.test(text);

/** True for a border of a filter: a real moment, or a real day. */
export const isDayOrTime = (text: string): boolean => isWireDateTime(isDay(text) ? `${text} 00:00:00.000` : text);

/** The first moment a border names: a day begins with the day of the programme. */
export const firstMoment = (text: string): Date => parseWireDateTime(isDay(text) ? `${text} 00:00:00.000` : text);

/** The last moment a border names: a day is meant as a whole (domain 3.23). */
export const lastMoment = (text: string): Date => parseWireDateTime(isDay(text) ? `${text} 23:59:59.999` : text);
