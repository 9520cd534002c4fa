import { rangeText } from '../../date/core/day-text.ts';
import { readMessages } from '../../foundation/messages/define.ts';
import type { UiLocale } from '../../locales/types.ts';
import type { FilterModel, FilterOption, FilterValue } from '../table/core/filters.ts';
import { filterText } from './filter-text.ts';
import { filtersMessages } from './filters.messages.ts';

/** Value of a filter as a sentence: «6 выбрано», «от 100 до 500», «22 октября — 20 ноября 2026». */
export const describeFilter = (
  filter: FilterModel,
  value: FilterValue | null | undefined,
  options?: readonly FilterOption[],
  locale?: UiLocale,
): string =>
  filterText(filter, value, options, {
    say: readMessages(locale?.messages, filtersMessages),
    locale,
    period: rangeText,
  });
