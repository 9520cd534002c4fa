import { dayIn } from '@pribavka/forms/rules';

/** Periods offered above the dashboard, in days up to today; `calendar` is the month that goes on. */
const periods = { today: 1, week: 7, month: 30, calendar: 0, quarter: 90 } as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

const DAY = 86_400_000;

/** Longest period the summaries take, days. */
export const longestPeriod = 400;

export interface Days {
  readonly from: string;
  readonly to: string;
}
const pad = (value: number): string => String(value).padStart(2, '0');

/** Today in the zone of the settings, which this screen reads before the shell has taken it. */
export const todayIn = (zone: string): string => dayIn(zone, new Date());

/** First and last day of a period that ends on the day given; both inclusive. */
export function rangeOf(name: PeriodName, lastDay: string): Days {
  const [year = 0, month = 1, day = 1] = lastDay.split('-').map(Number);
  if (name === 'calendar') return { from: `${year}-${pad(month)}-01`, to: lastDay };
  const first = new Date(Date.UTC(year, month - 1, day) - (periods[name] - 1) * DAY);
  return {
    from: `${first.getUTCFullYear()}-${pad(first.getUTCMonth() + 1)}-${pad(first.getUTCDate())}`,
    to: lastDay,
  };
}

const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(at(text)).toJSON()?.slice(0, 10) === text;

/** What an address says: days of one's own, or a period by name; a month when it says neither, or nonsense. */
export function periodOf(params: URLSearchParams, today: string): { name: PeriodName | 'own'; days: Days } {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to) && from <= to && to <= today && (at(to) - at(from)) / DAY < longestPeriod) {
    return { name: 'own', days: { from, to } };
  }
  const name = periodNames.find((each) => each === params.get('period')) ?? 'month';
  return { name, days: rangeOf(name, today) };
}

/** The period of the same length right before. */
export function previousRange(range: Days): Days {
  const text = (time: number): string => new Date(time).toISOString().slice(0, 10);
  return { from: text(at(range.from) - (at(range.to) - at(range.from)) - DAY), to: text(at(range.from) - DAY) };
}

const months = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];

/** `2026-11-20` as «20 ноя». */
export function shortDay(day: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${date} ${months[month - 1]}`;
}

export interface Change {
  readonly text: string;
  readonly trend: 'up' | 'down';
}

const percent = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** «+11,4 %» against the period before; nothing to compare with gives nothing. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0 || now === before) return undefined;
  const share = ((now - before) / before) * 100;
  const sign = share > 0 ? '+' : '−';
  return { text: `${sign}${percent.format(Math.abs(share))} %`, trend: share > 0 ? 'up' : 'down' };
}
