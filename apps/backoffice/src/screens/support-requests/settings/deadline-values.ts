import { type Input, type Output, type SupportPriority, supportPriorities } from '@pribavka/api';

export type SupportSettings = Output<'support.settings'>;
export type SettingsBody = Input<'support.updateSettings'>['body'];

/** The row of the table that holds for every category without a term of its own. */
export const common = 'common';

/** The form as it is typed: days as boxes, hours of the day as text, terms by place in the table. */
export interface DeadlineValues {
  days: Record<string, boolean>;
  workFrom: string;
  workTo: string;
  closeDays: number | null;
  reopenDays: number | null;
  hours: Record<string, Partial<Record<SupportPriority, number | null>>>;
}

const week = [1, 2, 3, 4, 5, 6, 7];

export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of «09:00» or «9:00»; undefined for what is no time. 24:00 is the end of the day. */
export function minutesOf(text: unknown): number | undefined {
  const parts = typeof text === 'string' ? /^(\d{1,2}):(\d{2})$/.exec(text.trim()) : null;
  const [hours, minutes] = [Number(parts?.[1]), Number(parts?.[2])];
  const known = parts !== null && minutes < 60 && (hours < 24 || (hours === 24 && minutes === 0));
  return known ? hours * 60 + minutes : undefined;
}

export function valuesOf(settings: SupportSettings): DeadlineValues {
  const hours: DeadlineValues['hours'] = {};
  for (const { category, priority, hours: value } of settings.deadlines) {
    const row = (hours[category ?? common] ??= {});
    row[priority] = value;
  }
  return {
    days: Object.fromEntries(week.map((day) => [`d${day}`, settings.workDays.includes(day)])),
    workFrom: clockOf(settings.workFrom),
    workTo: clockOf(settings.workTo),
    closeDays: settings.closeDays,
    reopenDays: settings.reopenDays,
    hours,
  };
}

/** What is sent. An empty place of a category means the common term. */
export function bodyOf(values: DeadlineValues, version: number): SettingsBody {
  return {
    version,
    workDays: week.filter((day) => values.days[`d${day}`]),
    workFrom: minutesOf(values.workFrom) ?? 0,
    workTo: minutesOf(values.workTo) ?? 1440,
    closeDays: values.closeDays ?? 0,
    reopenDays: values.reopenDays ?? 0,
    deadlines: Object.entries(values.hours).flatMap(([category, row]) =>
      supportPriorities.flatMap((priority) => {
        const hours = row[priority];
        return typeof hours === 'number' ? [{ category: category === common ? null : category, priority, hours }] : [];
      }),
    ),
  };
}
