import { momentIn } from '@pribavka/forms/rules';

import { parseWireDateTime, programmeZone } from '../http/wire-date.ts';

/** Arithmetic on days of the programme, `yyyy-MM-dd`; moments become days in `http/wire-date.ts`. */
export const startOfDay = (day: string): Date => parseWireDateTime(`${day} 00:00:00.000`);

/**
 * The moment at which the programme's clock shows what the shop's clock shows now: a till prints the time of its shop,
 * and a promotion begins and ends in each shop by the clock there.
 */
export function shopClock(shop: { timezone: string } | null | undefined, at: Date): Date {
  if (!shop || shop.timezone === programmeZone()) return at;
  return parseWireDateTime(`${momentIn(shop.timezone, at)}.${String(at.getUTCMilliseconds()).padStart(3, '0')}`);
}

/** Infinity, which a hand in the database can have put for a day, stays infinity. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Days from one day to another, negative when it is earlier. */
export const daysFrom = (day: string, other: string): number => (Date.parse(other) - Date.parse(day)) / 86_400_000;

/** 31 January plus one month is the last day of February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
export const monthEnd = (day: string): string => addDays(addMonths(monthStart(day), 1), -1);
export const yearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;

/** `dd.MM.yyyy` for sentences. */
export const dayText = (day: string): string => day.split('-').toReversed().join('.');
