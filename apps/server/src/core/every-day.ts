import { addDays, daysFrom } from './calendar.ts';

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

/** The days from the first row to the last one, the last `most` of them; `rows` come the newest first. */
export function withQuietDays<T extends object>(rows: readonly (T & { day: string })[], zero: T, most: number) {
  const [last] = rows;
  const first = rows.at(-1);
  if (!first || !last) return [];
  const days = Math.min(daysFrom(first.day, last.day) + 1, most);
  return everyDay({ from: addDays(last.day, 1 - days), days }, rows, zero);
}
