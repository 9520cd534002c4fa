import { datePatterns } from '../../foundation/format/date-patterns.ts';
import { formatNumber } from '../../foundation/format/numbers.ts';
import { readDay } from '../../foundation/format/utc.ts';
import { writeDate } from '../../foundation/format/write-date.ts';
import {
  isEmptyFilter,
  isInterval,
  type FilterModel,
  type FilterOption,
  type FilterValue,
} from '../table/core/filters.ts';

const dotted = (day: string): string => {
  const date = readDay(day);
  return date ? writeDate(date, datePatterns.date) : '';
};
const dottedPeriod = (from: string, to: string): string => `${dotted(from)} — ${dotted(to)}`;

/** Value of a filter as text; the sentence of a period comes from outside, a list needs no calendar to begin with. */
export const filterText = (
  filter: FilterModel,
  value: FilterValue | null | undefined,
  options: readonly FilterOption[] = filter.options ?? [],
  periodText: (from: string, to: string) => string = dottedPeriod,
): string => {
  if (value === undefined || value === null || isEmptyFilter(value)) return '';
  if (typeof value === 'boolean') return 'да';
  if (typeof value === 'string') return `«${value}»`;
  if (!isInterval(value)) {
    const first = options.find((option) => option.value === value[0]);
    return value.length === 1 && first ? first.label : `${value.length} выбрано`;
  }
  const { from, to } = value;
  const show = (text: string): string => (filter.type === 'dates' ? dotted(text) : formatNumber(Number(text)));
  if (filter.type === 'dates' && from && to) return periodText(from, to);
  return [from ? `от ${show(from)}` : '', to ? `до ${show(to)}` : ''].filter(Boolean).join(' ');
};
