import { addDays } from './calendar.ts';

/** One row for every one of `days` days from `from` on; days without data are zeros. */
export function everyDay<T extends object>(
  { from, days }: { from: string; days: number },
  rows: readonly (T & { day: string })[],
  zero: T,
) {
  const found = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const { day: _day, ...values } = found.get(date) ?? { ...zero, day: date };
    return { date, ...(values as unknown as T) };
  });
}
