import { toDate } from '@pribavka/ui';

const months = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'] as const;

/** «31 авг» under a bar, where a whole word has no room. */
export function shortDay(value: string): string {
  const date = toDate(value);
  return date ? `${date.getDate()} ${months[date.getMonth()]}` : '';
}

/** «ноя», and with its year for January, where the year begins. */
export function shortMonth(value: string): string {
  const date = toDate(value);
  if (!date) return '';
  const name = date.getMonth() === 4 ? 'май' : months[date.getMonth()];
  return date.getMonth() === 0 ? `${name} ${date.getFullYear()}` : String(name);
}
