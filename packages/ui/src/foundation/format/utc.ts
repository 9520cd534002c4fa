import { UTCDateMini } from '@date-fns/utc/date/mini';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** Years a person may mean; date-fns reads `15.07.202` as the year 202. */
export const minYear = 1900;
export const maxYear = 2100;

/**
 * Context of date-fns for calendar days and for the programme's clock. In the browser's own zone some hours and even
 * days do not exist, so a day counted there moves; in UTC all of them do.
 */
export const utc = (value: Date | number | string): Date => new UTCDateMini(Number(new Date(value)));

/** The date if it is one and its year is one a person may mean. */
export const likelyDate = <D extends Date>(date: D): D | undefined =>
  isValid(date) && date.getFullYear() >= minYear && date.getFullYear() <= maxYear ? date : undefined;

const wallShape = /^\d{4}-\d{2}-\d{2}(?:[ T](?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d{1,6})?)?)?$/u;

/** `yyyy-MM-dd`, alone or with ` HH:mm:ss.SSS`: the programme's clock without an offset, the same in every browser. */
export const readWallClock = (text: string): Date | undefined =>
  wallShape.test(text) ? likelyDate(parseISO(text.slice(0, 'yyyy-MM-dd HH:mm:ss.SSS'.length), { in: utc })) : undefined;

/** The date of a strict `yyyy-MM-dd`, in UTC; undefined when there is no such day or its year is out of bounds. */
export const readDay = (iso: string): Date | undefined => (iso.length === 10 ? readWallClock(iso) : undefined);
