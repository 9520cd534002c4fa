import type { Services } from '../http/context.ts';
import type { Random } from './random.ts';

/** What every part of the seed gets. `today` is the day the demo pretends to be made on. */
export interface SeedContext extends Services {
  random: Random;
  /** The moment the history ends. */
  end: Date;
}

/** `days` days before the end at the given hour and minute of the programme's zone. */
export function daysAgo(end: Date, days: number, hour: number, minute = 0): Date {
  const day = new Date(end.getTime() - days * 86_400_000);
  day.setUTCHours(hour - 3, minute, 0, 0);
  return day;
}
