import { dateMaskMessages } from './date.messages.ts';
import { MONTH_LETTERS, MONTH_STEMS } from './months.ts';
import { defineMask, digitsUpTo, fill } from './template.ts';
import type { Mask } from './types.ts';

const two = (text: string): string => text.padStart(2, '0');

/** A first digit that can only be a whole part gets its zero; so does a lone digit when the next sign closes the part. */
function padded(parts: Readonly<Record<number, number>>): (slots: string, sign: string) => string | undefined {
  return (slots, sign) => {
    const most = parts[slots.length];
    if (most !== undefined && /^[0-9]$/.test(sign) && Number(sign) > most) return `${slots}0${sign}`;
    const lone = slots.slice(-1);
    const closes = parts[slots.length - 1] !== undefined && /^[\s.,:/-]$/.test(sign) && lone !== '0';
    return closes ? `${slots.slice(0, -1)}0${lone}` : undefined;
  };
}

// A year of two digits is a guess between centuries, so it is left for the person or the field to finish.
const YEAR = '([0-9]{4}|[0-9]{2})(?![0-9])';
const LOCAL = new RegExp(`^([0-9]{1,2})[-./ ]([0-9]{1,2})[-./ ]${YEAR}`);
const DAY_AND_MONTH = new RegExp(`^([0-9]{1,2})\\s+(\\p{L}{3,9})\\.?(?:,?\\s+${YEAR})?`, 'u');

const MONTH_AND_DAY = new RegExp(`^(\\p{L}{3,9})\\.?\\s+([0-9]{1,2})(?:,?\\s+${YEAR})?$`, 'u');

/** Parts of a day by their letters in a pattern. */
type Parts = Readonly<Record<string, string>>;

const partsOf = (d = '', M = '', y = ''): Parts => ({ d: two(d), M: two(M), y });

function readParts(text: string, monthFirst: boolean): Parts | undefined {
  const iso = /^([0-9]{4})[-./]([0-9]{1,2})[-./]([0-9]{1,2})(?![0-9])/.exec(text);
  if (iso) return partsOf(iso[3], iso[2], iso[1]);
  const local = LOCAL.exec(text);
  if (local) return monthFirst ? partsOf(local[2], local[1], local[3]) : partsOf(local[1], local[2], local[3]);
  const [, month = '', first, year] = MONTH_AND_DAY.exec(text) ?? [];
  const [, day = first, word = month, itsYear = year] = DAY_AND_MONTH.exec(text) ?? [];
  const at = MONTH_STEMS.findIndex((stem) => stem.test(word)) + 1;
  if (at > 0) return partsOf(day, String(at), itsYear);
  // Written without separators, as files and spreadsheets do; read from the other end it would be a year before 1232.
  const compact = /^((?:19|20)[0-9]{2})(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$/.exec(text);
  return compact ? partsOf(compact[3], compact[2], compact[1]) : undefined;
}

/**
 * What can only begin another form of a day: two letters of a month, or a separator inside the year. Its digits would make
 * another day: «May 12, 1990» has the digits of 19 December 1990.
 */
function blocksOf(pattern: string): RegExp {
  const beforeYear = pattern.slice(0, pattern.indexOf('y')).replaceAll(/[dMy]/g, '[0-9]').replaceAll('.', '[.]');
  return new RegExp(`${MONTH_LETTERS}$|^${beforeYear}[0-9]{1,3}[-./]$`, 'iu');
}

const FIRST_AT_MOST: Readonly<Record<string, number>> = { d: 3, M: 1 };
const EXAMPLE: Parts = { d: '20', M: '11', y: '2026' };

/**
 * Mask of a day by a pattern of date-fns, `MM/dd/yyyy` or `yyyy-MM-dd`: its signs and its order, also for what is pasted.
 * The raw value is the digits in that order.
 */
export function dateMask(pattern: string): Mask {
  const parts = pattern.match(/d+|M+|y+/g) ?? [];
  const order = parts.map((part) => part.charAt(0));
  const lay = (day: Parts): string => order.map((part) => day[part]).join('');
  const starts = order.flatMap((part, at) => {
    const most = FIRST_AT_MOST[part];
    return most === undefined ? [] : [[parts.slice(0, at).join('').length, most]];
  });
  const { hint, unreadable, letters } = dateMaskMessages.date;
  const example = pattern.replaceAll(/d+|M+|y+/g, (part) => EXAMPLE[part.charAt(0)] ?? part);
  const slots = pattern.replaceAll(/[dMy]/g, '#');
  const signs = (text: string): string => text.replace(/[-./ ]+$/, '').replaceAll(/[-./ ]/g, '.');
  /** The beginning of a day in the order of the mask; «1.2.3» is not one, its digits would take other places. */
  const begun = (text: string): string => {
    const digits = digitsUpTo(text, 8);
    return text === digits || signs(text) === signs(fill(slots, digits)) ? digits : '';
  };
  return defineMask({
    id: 'date',
    hint: hint({ example }),
    unreadable: unreadable({ example }),
    pattern: slots,
    shape: pattern,
    letters,
    example,
    blocks: blocksOf(pattern),
    typed: padded(Object.fromEntries(starts) as Record<number, number>),
    normalize: (text) => {
      const day = readParts(text, order[0] === 'M');
      // A year that stands first is written whole or not at all: other digits would take its place.
      if (!day) return begun(text);
      return order[0] !== 'y' || day['y']?.length === 4 ? lay(day) : '';
    },
  });
}

/**
 * Date `##.##.####`; `5.1.` is typed as `05.01.`; reads `20.11.2026`, `5/1/2026`, `2026-11-20`, `20261120`, «20 ноября 2026»
 *
 * and `20 November 2026`, `November 20, 2026` when pasted. A year of two digits is left for the person; `DateField` finishes
 * it on leaving, no more than twenty years ahead.
 */
export const date: Mask = dateMask('dd.MM.yyyy');

/** Time `##:##`; `9:` is typed as `09:`; reads `9:05` and `09.05` when pasted. */
export const time: Mask = defineMask({
  id: 'time',
  ...dateMaskMessages.time,
  shape: 'HH:mm',
  pattern: '##:##',
  typed: padded({ 0: 2 }),
  normalize: (text) => {
    const parts = /^([0-9]{1,2})[:. ]([0-9]{2})(?::[0-9]{2})?$/.exec(text);
    if (parts) return `${two(parts[1] ?? '')}${parts[2]}`;
    return digitsUpTo(text, 4);
  },
});
