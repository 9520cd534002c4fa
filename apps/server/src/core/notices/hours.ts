/** When a person is not to be disturbed, in minutes of his day. */
export interface QuietHours {
  quiet: boolean;
  quietFrom: number;
  quietUntil: number;
  zone: string;
}

const dayMinutes = 1440;
const minuteMs = 60_000;
/** The digest comes at the end of a shop's day. */
export const digestMinute = 19 * 60;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
}

/** Minutes of the day a moment is at in a zone. */
export function minuteOfDay(at: Date, zone: string): number {
  const [hour = 0, minute = 0] = clockOf(zone).format(at).split(':').map(Number);
  return hour * 60 + minute;
}

function next(at: Date, minute: number, zone: string): Date {
  const wait = (minute - minuteOfDay(at, zone) + dayMinutes) % dayMinutes || dayMinutes;
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + wait * minuteMs);
}

const isQuiet = (at: Date, { quiet, quietFrom: from, quietUntil: until, zone }: QuietHours): boolean => {
  if (!quiet || from === until) return false;
  const minute = minuteOfDay(at, zone);
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
};

/** The moment itself, or the end of the quiet hours it falls into. */
export const afterQuiet = (at: Date, hours: QuietHours): Date =>
  isQuiet(at, hours) ? next(at, hours.quietUntil, hours.zone) : at;

/** When the next digest comes. */
export const nextDigest = (at: Date, hours: QuietHours): Date => afterQuiet(next(at, digestMinute, hours.zone), hours);
