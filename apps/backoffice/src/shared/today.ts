/** The day of the programme now, as the wire writes days. */
export const programmeToday = (at = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(at);
