import { startOfQuarter } from 'date-fns/startOfQuarter';

import { addDays, addMonths, dateOf, daysBetween, endOfMonth, startOfMonth, toIso, type IsoDate } from './iso.ts';

/** Both ends belong to the range. */
export interface DayRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface RangePreset {
  readonly id: string;
  readonly label: string;
  /** `null` is «всё время». */
  readonly range: (today: IsoDate) => DayRange | null;
}

const quarterStart = (day: IsoDate): IsoDate => toIso(startOfQuarter(dateOf(day)));

export const rangePresets: readonly RangePreset[] = [
  { id: 'today', label: 'Сегодня', range: (today) => ({ from: today, to: today }) },
  { id: 'yesterday', label: 'Вчера', range: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  { id: 'week', label: '7 дней', range: (today) => ({ from: addDays(today, -6), to: today }) },
  { id: 'days30', label: '30 дней', range: (today) => ({ from: addDays(today, -29), to: today }) },
  { id: 'month', label: 'Этот месяц', range: (today) => ({ from: startOfMonth(today), to: today }) },
  {
    id: 'lastMonth',
    label: 'Прошлый месяц',
    range: (today) => {
      const from = startOfMonth(addMonths(today, -1));
      return { from, to: endOfMonth(from) };
    },
  },
  { id: 'quarter', label: 'Этот квартал', range: (today) => ({ from: quarterStart(today), to: today }) },
  { id: 'all', label: 'Всё время', range: () => null },
];

/** The ends in their right order, whichever was chosen first. */
export const orderRange = (a: IsoDate, b: IsoDate): DayRange => (a <= b ? { from: a, to: b } : { from: b, to: a });

/** Days with both ends. */
export const rangeLength = (range: DayRange): number => daysBetween(range.from, range.to) + 1;

export const inRange = (day: IsoDate, range: DayRange | null | undefined): boolean =>
  range !== null && range !== undefined && day >= range.from && day <= range.to;

/** Which preset this range is, if any. */
export const presetOf = (
  range: DayRange | null,
  today: IsoDate,
  presets: readonly RangePreset[] = rangePresets,
): string | undefined =>
  presets.find((preset) => {
    const other = preset.range(today);
    return other === null || range === null ? other === range : other.from === range.from && other.to === range.to;
  })?.id;
