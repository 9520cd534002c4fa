import { shortDay as shortDayOf } from '@pribavka/ui/dates';

/** «31 авг» under a bar, where a whole word has no room. */
export const shortDay = (value: string): string => shortDayOf(value.slice(0, 10));

/** «ноя», and with its year for January, where the year begins. */
export function shortMonth(value: string): string {
  const name = shortDay(`${value.slice(0, 7)}-01`).slice(2);
  if (name === 'янв') return `${name} ${value.slice(0, 4)}`;
  // Standing alone, the month is in the nominative.
  return name === 'мая' ? 'май' : name;
}
