/** The day `yyyy-MM-dd` when it exists in the calendar and its year is of this era of documents, else undefined. */
export function parseIsoDate(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(value);
  if (!parts || Number(parts[1]) < 1800) return undefined;
  const date = new Date(`${value}T00:00:00Z`);
  // Date rolls 31 February over into March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value ? value : undefined;
}

/** Full years between two days `yyyy-MM-dd`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clock of a zone shows it, `yyyy-MM-dd HH:mm:ss`. */
export function momentIn(zone: string, at: Date): string {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(zone, clock);
  }
  return clock.format(at);
}

/** The calendar day of a moment in a zone, `yyyy-MM-dd`, whatever the zone of the machine. */
export const dayIn = (zone: string, at: Date): string => momentIn(zone, at).slice(0, 10);

// A zone is a setting of the programme; until the settings are read it is the one a new programme begins with.
let programme = 'Europe/Moscow';

/** The zone in which everything but a sale has its day. */
export const programmeZone = (): string => programme;

/** Takes the zone of the settings. A program does it once; a page, as soon as it has read them. */
export function setProgrammeZone(zone: string): void {
  programme = zone;
}

/** The day of the programme. */
export const programmeToday = (at: Date = new Date()): string => dayIn(programme, at);

/** The day of a sale: that of its shop, or of the programme where there is no shop. */
export const shopToday = (shop: { readonly timezone: string } | null | undefined, at: Date = new Date()): string =>
  dayIn(shop?.timezone ?? programme, at);
