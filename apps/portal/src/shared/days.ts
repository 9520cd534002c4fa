import { formatDate, toDate } from '@pribavka/ui';
import { dayOf, daysBetween } from '@pribavka/ui/dates';

/** Heading of a day in a list: «Сегодня, 20 ноября», «Вчера, 19 ноября», «18 ноября», another year with it. */
export function dayTitle(value: string, today: string): string {
  const date = toDate(value);
  if (!date) return 'Без даты';
  const short = formatDate(date, value.slice(0, 4) === today.slice(0, 4) ? 'listDay' : 'listDayYear');
  const passed = daysBetween(dayOf(value) ?? today, today);
  if (passed === 0) return `Сегодня, ${short}`;
  return passed === 1 ? `Вчера, ${short}` : short;
}

export interface DayGroup<Row> {
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Rows in their order, cut into days; `day` is `yyyy-MM-dd`, empty for rows without a date. */
export function groupByDay<Row>(rows: readonly Row[], dateOf: (row: Row) => string | null): Array<DayGroup<Row>> {
  const groups: Array<{ day: string; rows: Row[] }> = [];
  for (const row of rows) {
    const day = dateOf(row)?.slice(0, 10) ?? '';
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, rows: [row] });
  }
  return groups;
}
