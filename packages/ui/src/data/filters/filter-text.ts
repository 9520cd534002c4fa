import { formatNumber } from '../../foundation/format/numbers.ts';
import { dottedDay, rangeText } from '../../date/core/day-text.ts';
import {
  isEmptyFilter,
  isInterval,
  type FilterModel,
  type FilterOption,
  type FilterValue,
} from '../table/core/filters.ts';

/** Value of a filter in words: «6 выбрано», «от 100 до 500», «22 октября — 20 ноября 2026». */
export const filterText = (
  filter: FilterModel,
  value: FilterValue | undefined,
  options: readonly FilterOption[] = filter.options ?? [],
): string => {
  if (value === undefined || isEmptyFilter(value)) return '';
  if (typeof value === 'boolean') return 'да';
  if (typeof value === 'string') return `«${value}»`;
  if (!isInterval(value)) {
    const first = options.find((option) => option.value === value[0]);
    return value.length === 1 && first ? first.label : `${value.length} выбрано`;
  }
  const { from, to } = value;
  const show = (text: string): string => (filter.type === 'dates' ? dottedDay(text) : formatNumber(Number(text)));
  if (filter.type === 'dates' && from && to) return rangeText(from, to);
  return [from ? `от ${show(from)}` : '', to ? `до ${show(to)}` : ''].filter(Boolean).join(' ');
};
