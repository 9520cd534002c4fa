import { formatDate } from '../../foundation/format/dates.ts';
import type { FormatLocale } from '../../foundation/format/locale.ts';
import { formatNumber } from '../../foundation/format/numbers.ts';
import type { TableOf } from '../../foundation/messages/define.ts';
import {
  isEmptyFilter,
  isInterval,
  type FilterModel,
  type FilterOption,
  type FilterValue,
} from '../table/core/filters.ts';
import type { toolbarMessages } from '../toolbar/toolbar.messages.ts';

const dotted = (day: string, locale?: FormatLocale): string => formatDate(day, 'date', locale);
const dottedPeriod = (from: string, to: string, locale?: FormatLocale): string =>
  `${dotted(from, locale)} — ${dotted(to, locale)}`;

export interface FilterLanguage {
  say: TableOf<typeof toolbarMessages>;
  locale: FormatLocale | undefined;
  /** The sentence of a period comes from outside, a list needs no calendar to begin with. */
  period?: ((from: string, to: string, locale?: FormatLocale) => string) | undefined;
}

/** Value of a filter as text. */
export const filterText = (
  filter: FilterModel,
  value: FilterValue | null | undefined,
  options: readonly FilterOption[],
  { say, locale, period = dottedPeriod }: FilterLanguage,
): string => {
  if (value === undefined || value === null || isEmptyFilter(value)) return '';
  if (typeof value === 'boolean') return say.yes;
  if (typeof value === 'string') return say.text(value);
  if (!isInterval(value)) {
    const first = options.find((option) => option.value === value[0]);
    return value.length === 1 && first ? first.label : say.chosen(value.length);
  }
  const { from, to } = value;
  const show = (text: string): string =>
    filter.type === 'dates' ? dotted(text, locale) : formatNumber(Number(text), { locale });
  if (filter.type === 'dates' && from && to) return period(from, to, locale);
  return [from ? say.from(show(from)) : '', to ? say.to(show(to)) : ''].filter(Boolean).join(' ');
};
