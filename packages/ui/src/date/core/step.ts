import { clampDay, type DayLimits } from './calendar.ts';
import { addDays, addMonths, todayIso, type IsoDate } from './iso.ts';
import { dateMask, partAt } from './mask.ts';
import { parseMasked } from './parse.ts';

/** The day `by` steps from what is written, in the part under the caret: days, months or years; from today when nothing is. */
export const stepDay = (text: string, caret: number, by: number, limits: DayLimits): IsoDate => {
  const { index } = partAt(dateMask, caret);
  const day = parseMasked(text) ?? todayIso();
  return clampDay(index === 0 ? addDays(day, by) : addMonths(day, index === 1 ? by : by * 12), limits);
};
