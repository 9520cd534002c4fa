import { startOfQuarter } from 'date-fns/startOfQuarter';

import type { TableOf } from '../../foundation/messages/define.ts';
import { addDays, addMonths, dateOf, daysBetween, endOfMonth, startOfMonth, toIso, type IsoDate } from './iso.ts';
import { rangeMessages } from './range.messages.ts';

/** Both ends belong to the range. */
export interface DayRange {
  /** First day. */
  readonly from: IsoDate;
  /** Last day. */
  readonly to: IsoDate;
}

/** A ready-made period. */
export interface RangePreset {
  /** Unique in the list. */
  readonly id: string;
  /** Text of the button: «Этот месяц». */
  readonly label: string;
  /** `null` is «всё время». */
  readonly range: (today: IsoDate) => DayRange | null;
}

const quarterStart = (day: IsoDate): IsoDate => toIso(startOfQuarter(dateOf(day)));

/** The usual periods, named in a language. */
export const presetsIn = (say: TableOf<typeof rangeMessages>): readonly RangePreset[] => [
  { id: 'today', label: say.today, range: (today) => ({ from: today, to: today }) },
  { id: 'yesterday', label: say.yesterday, range: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }) },
  { id: 'week', label: say.week, range: (today) => ({ from: addDays(today, -6), to: today }) },
  { id: 'days30', label: say.days30, range: (today) => ({ from: addDays(today, -29), to: today }) },
  { id: 'month', label: say.month, range: (today) => ({ from: startOfMonth(today), to: today }) },
  {
    id: 'lastMonth',
    label: say.lastMonth,
    range: (today) => {
      const from = startOfMonth(addMonths(today, -1));
      return { from, to: endOfMonth(from) };
    },
  },
  { id: 'quarter', label: say.quarter, range: (today) => ({ from: quarterStart(today), to: today }) },
  { id: 'all', label: say.all, range: () => null },
];

/** The usual periods in Russian. */
export const rangePresets: readonly RangePreset[] = /* @__PURE__ */ presetsIn(rangeMessages.russian);

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
