import { isIsoDate } from '@pribavka/ui/dates';

/** A day of the address, `yyyy-MM-dd`; what cannot be read is as if it were not there. */
export const readDay = (value: string | null): string | undefined => (value && isIsoDate(value) ? value : undefined);

const id = /^[0-9a-f-]{36}$/i;

/** An id of the address. */
export const readId = (value: string | null): string | undefined =>
  value !== null && id.test(value) ? value : undefined;

/** Several ids of the address, separated by commas. */
export const readIds = (value: string | null): string[] => (value ?? '').split(',').filter((each) => id.test(each));

/** The address with these parameters instead of those of the same names; an empty one is taken out. */
export function withParams(
  query: URLSearchParams,
  params: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(params)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whole days of the programme as a filter of the wire; nothing where neither end is given. */
export const periodBody = (
  from: string | undefined,
  to: string | undefined,
): { from?: string; to?: string } | undefined =>
  from === undefined && to === undefined ? undefined : { ...(from && { from }), ...(to && { to }) };
