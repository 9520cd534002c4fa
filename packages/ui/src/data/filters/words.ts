import { rangeWords } from '../../date/core/words.ts';
import type { FilterModel, FilterOption, FilterValue } from '../table/core/filters.ts';
import { filterText } from './filter-text.ts';

/** Value of a filter in words: «6 выбрано», «от 100 до 500», «22 октября — 20 ноября 2026». */
export const filterWords = (
  filter: FilterModel,
  value: FilterValue | null | undefined,
  options?: readonly FilterOption[],
): string => filterText(filter, value, options, rangeWords);
