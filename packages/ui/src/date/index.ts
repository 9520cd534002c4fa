export { CalendarPanel, type CalendarPanelProps } from './calendar/CalendarPanel.tsx';
export { Month, type MonthProps } from './calendar/Month.tsx';
export { clampDay, reasonAgainst, type DayLimits } from './core/calendar.ts';
export {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  endOfMonth,
  isIsoDate,
  startOfMonth,
  toPickerValue,
  todayIso,
  type IsoDate,
} from './core/iso.ts';
export { parseDay, parseMasked, parseTime, type ParseOptions } from './core/parse.ts';
export { orderRange, presetOf, rangeLength, rangePresets, type DayRange, type RangePreset } from './core/range.ts';
export { dottedDay, longDay, monthTitle, rangeText, shortDay, spokenDay } from './core/day-text.ts';
export type { DateLanguage } from './core/language.ts';
export { datesMessages, type DateTexts } from './core/dates.messages.ts';
export { stepDay, type StepLimits } from './core/step.ts';
export { TodayContext } from './core/today-context.ts';
export { useToday } from './core/today.ts';
export { CalendarButton, type CalendarButtonProps } from './date-input/CalendarButton.tsx';
export { DateInput, dateProblem, type DateChange, type DateInputProps } from './date-input/DateInput.tsx';
export { DateTimeInput, type DateTimeInputProps } from './date-input/DateTimeInput.tsx';
export { TimeInput, type TimeInputProps } from './date-input/TimeInput.tsx';
export { DateRangePicker, type DateRangePickerProps } from './range/DateRangePicker.tsx';
