/** A calendar day `yyyy-MM-dd`. Strings only: a `Date` in a form is a time zone waiting to bite. */
export type IsoDate = string;

export interface DayParts {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
}

/** Years a person may mean; `15.07.202` is not the year 202. */
export const minYear = 1900;
export const maxYear = 2100;

const pad = (value: number, size = 2): string => String(value).padStart(size, '0');

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDay = ({ year, month, day }: DayParts): boolean =>
  Number.isInteger(year) &&
  year >= minYear &&
  year <= maxYear &&
  month >= 1 &&
  month <= 12 &&
  day >= 1 &&
  day <= daysInMonth(year, month);

export const toIso = (parts: DayParts): IsoDate => `${pad(parts.year, 4)}-${pad(parts.month)}-${pad(parts.day)}`;

export const isoOf = (year: number, month: number, day: number): IsoDate => toIso({ year, month, day });

/** Parts of a strict `yyyy-MM-dd`, or undefined. */
export const fromIso = (iso: string): DayParts | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(iso);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return isRealDay(parts) ? parts : undefined;
};

export const isIsoDate = (value: string): boolean => fromIso(value) !== undefined;

const known = (iso: IsoDate): DayParts => {
  const parts = fromIso(iso);
  if (!parts) throw new RangeError(`«${iso}» is not a day: give yyyy-MM-dd between ${minYear} and ${maxYear}.`);
  return parts;
};

const fromUtc = (date: Date): IsoDate => isoOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());

export const addDays = (iso: IsoDate, days: number): IsoDate => {
  const { year, month, day } = known(iso);
  return fromUtc(new Date(Date.UTC(year, month - 1, day + days)));
};

/** 31 января + 1 месяц = 28 февраля. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => {
  const { year, month, day } = known(iso);
  const total = year * 12 + (month - 1) + months;
  const nextYear = Math.floor(total / 12);
  const nextMonth = (total % 12) + 1;
  return isoOf(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth)));
};

export const daysBetween = (from: IsoDate, to: IsoDate): number => {
  const utc = ({ year, month, day }: DayParts) => Date.UTC(year, month - 1, day);
  return Math.round((utc(known(to)) - utc(known(from))) / 86_400_000);
};

/** Monday 0 … Sunday 6. */
export const weekday = (iso: IsoDate): number => {
  const { year, month, day } = known(iso);
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
};

export const startOfMonth = (iso: IsoDate): IsoDate => `${iso.slice(0, 8)}01`;

export const endOfMonth = (iso: IsoDate): IsoDate => {
  const { year, month } = known(iso);
  return isoOf(year, month, daysInMonth(year, month));
};

/** Today on the person's own clock. */
export const todayIso = (now: Date = new Date()): IsoDate =>
  isoOf(now.getFullYear(), now.getMonth() + 1, now.getDate());

/** What the date picker sends: `yyyy-MM-dd 00:00:00.000` (specification §9). */
export const toPickerValue = (iso: IsoDate): string => `${toIso(known(iso))} 00:00:00.000`;

/** Takes the day out of `yyyy-MM-dd` or `yyyy-MM-dd HH:mm:ss.SSS`, whatever the time zone. */
export const dayOf = (value: string): IsoDate | undefined => {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/u.exec(value);
  return match?.[1] !== undefined && isIsoDate(match[1]) ? match[1] : undefined;
};
