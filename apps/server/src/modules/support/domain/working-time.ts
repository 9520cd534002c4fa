import { programmeDay } from '../../../http/wire-date.ts';
import { addDays, startOfDay } from '../../../core/calendar.ts';

/** When the desk works: days of the week from Monday 1, minutes of the programme's day. */
export interface WorkingTime {
  workDays: readonly number[];
  workFrom: number;
  workTo: number;
}

const minute = 60_000;

/** The moment a clock of the programme shows so many minutes of the day, also on a day the clocks are moved. */
function momentOf(day: string, minutes: number): Date {
  if (minutes === 1440) return startOfDay(addDays(day, 1));
  return new Date(startOfDay(day).getTime() + minutes * minute);
}

const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** The moment by which so many working hours have gone since `from`. */
export function afterWorkingHours(from: Date, hours: number, { workDays, workFrom, workTo }: WorkingTime): Date {
  let left = hours * 60 * minute;
  for (let day = programmeDay(from); ; day = addDays(day, 1)) {
    if (!workDays.includes(weekday(day))) continue;
    const start = Math.max(momentOf(day, workFrom).getTime(), from.getTime());
    const room = momentOf(day, workTo).getTime() - start;
    if (room <= 0) continue;
    if (left <= room) return new Date(start + left);
    left -= room;
  }
}
