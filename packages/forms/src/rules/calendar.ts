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

/** Today in the programme's time zone, `yyyy-MM-dd`. */
export function today(zone = 'Europe/Moscow'): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(),
  );
}
