import { wireDateTime } from '../../http/wire-date.ts';

/** The moment so many hours ago. */
export const hoursAgo = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);

interface During {
  from?: string | undefined;
  to?: string | undefined;
}

/** Hours counted back from this moment and from no other, as a period; within the one asked for, if it is narrower. */
export function settledPeriod(
  lastHours: number | undefined,
  during: During | undefined,
  now: Date,
): During | undefined {
  if (lastHours === undefined) return during;
  const since = wireDateTime(hoursAgo(now, lastHours));
  return { ...during, from: during?.from && during.from > since ? during.from : since };
}
