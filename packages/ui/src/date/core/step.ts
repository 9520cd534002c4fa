import type { FormatLocale } from '../../foundation/format/locale.ts';
import { clampDay, type DayLimits } from './calendar.ts';
import { addDays, addMonths, todayIso, type IsoDate } from './iso.ts';
import { russianDates } from './language.ts';
import { dateMaskOf, dayOrder, partAt } from './mask.ts';
import { parseMasked } from './parse.ts';

/** Where a step may lead, and from where it goes when nothing is written. */
export interface StepLimits extends DayLimits {
  /** `yyyy-MM-dd`. @default the day of the person's own clock */
  readonly today?: IsoDate | undefined;
}

/** The day `by` steps from what is written, in the part under the caret: days, months or years; from today when nothing is. */
export const stepDay = (
  text: string,
  caret: number,
  by: number,
  limits: StepLimits,
  locale?: FormatLocale,
): IsoDate => {
  const { index } = partAt(dateMaskOf({ ...russianDates, locale }), caret);
  const part = dayOrder(locale).charAt(index);
  const day = parseMasked(text, locale) ?? limits.today ?? todayIso();
  return clampDay(part === 'd' ? addDays(day, by) : addMonths(day, part === 'M' ? by : by * 12), limits);
};
