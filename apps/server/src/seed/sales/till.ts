import { programmeDay } from '../../http/wire-date.ts';

/** Minutes of a day the shops open at, and those between the till and the registration. */
const opening = 9 * 60;
const lag = 12;
const zone = 3 * 60;

/** The shop sold the goods some minutes before the seller registered them, and not before it opened. */
export const minuteOfReceipt = (registeredAt: Date): number =>
  Math.max(opening, (registeredAt.getUTCHours() * 60 + registeredAt.getUTCMinutes() + zone - lag) % (24 * 60));

/** The day of such a receipt: what is registered before the shops open was sold on the day before. */
export const soldOn = (registeredAt: Date): string =>
  programmeDay(new Date(registeredAt.getTime() - (opening + lag) * 60_000));
