/** The day of the programme now, as the wire writes days. */
export const programmeToday = (at = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(at);

/** A moment as the wire writes it, to the second: moments of the wire compare as texts. */
export const programmeMoment = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'medium' }).format(at);
