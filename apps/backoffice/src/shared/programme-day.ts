/** `yyyy-MM-dd` of a moment in the programme's zone: the server counts its days there. */
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

export const programmeToday = (): string => day.format(new Date());

/** The day so many days before another one. */
export function daysBefore(from: string, days: number): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - days);
  return date.toISOString().slice(0, 10);
}
