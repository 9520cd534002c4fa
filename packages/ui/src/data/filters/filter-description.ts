import { rangeText } from '../../date/core/day-text.ts';
import { readMessages } from '../../foundation/messages/define.ts';
import type { UiLocale } from '../../locales/types.ts';
import type { FilterModel, FilterOption, FilterValue } from '../table/core/filters.ts';
import { toolbarMessages } from '../toolbar/toolbar.messages.ts';
import { filterText } from './filter-text.ts';

/** Value of a filter as a sentence: «6 выбрано», «от 100 до 500», «22 октября — 20 ноября 2026». */
export const describeFilter = (
  filter: FilterModel,
  value: FilterValue | null | undefined,
  options?: readonly FilterOption[],
  locale?: UiLocale,
): string =>
  filterText(filter, value, options ?? filter.options ?? [], {
    say: readMessages(locale?.messages, toolbarMessages),
    locale,
    period: rangeText,
  });
