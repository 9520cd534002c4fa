import type { FormatLocale } from '../../foundation/format/locale.ts';
import { clampDay, type DayLimits } from './calendar.ts';
import { addDays, addMonths, todayIso, type IsoDate } from './iso.ts';
import { russianDates } from './language.ts';
import { dateMaskOf, dayOrder, partAt } from './mask.ts';
import { parseMasked } from './parse.ts';

/** The day `by` steps from what is written, in the part under the caret: days, months or years; from today when nothing is. */
export const stepDay = (text: string, caret: number, by: number, limits: DayLimits, locale?: FormatLocale): IsoDate => {
  const { index } = partAt(dateMaskOf({ ...russianDates, locale }), caret);
  const part = dayOrder(locale).charAt(index);
  const day = parseMasked(text, locale) ?? todayIso();
  return clampDay(part === 'd' ? addDays(day, by) : addMonths(day, part === 'M' ? by : by * 12), limits);
};
