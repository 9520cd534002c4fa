import { isRealDay, toIso, type DayParts, type IsoDate } from './iso.ts';
import { monthByWord } from './words.ts';

export interface ParseOptions {
  /** The year two digits and a missing year are read against; default: this year. */
  readonly year?: number | undefined;
}

/** 26 → 2026, 78 → 1978: no more than 20 years ahead. */
const fullYear = (text: string, now: number): number => {
  const value = Number(text);
  if (text.length !== 2) return value;
  const century = Math.floor(now / 100) * 100;
  const near = century + value;
  return near > now + 20 ? near - 100 : near;
};

const real = (parts: DayParts): IsoDate | undefined => (isRealDay(parts) ? toIso(parts) : undefined);

/**
 * Reads a day the way people and spreadsheets write it:
 * `2026-03-15`, `20260315`, `15.03.2026`, `15/03/26`, `15 03 2026`, `15032026`, `15 марта 2026 г.`, `15 мар`.
 * A half-written year is no day: undefined.
 */
export const parseDay = (input: string, options: ParseOptions = {}): IsoDate | undefined => {
  const now = options.year ?? new Date().getFullYear();
  const text = input.trim().replace(/\s+/gu, ' ');
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/u.exec(text);
  if (iso) return real({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) });
  // Read from the other end it would be a day before the year 1232.
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})$/u.exec(text);
  if (compact) return real({ year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]) });
  const dotted = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{2}|\d{4})(?: ?г\.?)?(?: \d{1,2}:\d{2}.*)?$/u.exec(text);
  if (dotted) {
    return real({ year: fullYear(dotted[3] ?? '', now), month: Number(dotted[2]), day: Number(dotted[1]) });
  }
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/u.exec(text);
  if (digits) {
    return real({ year: fullYear(digits[3] ?? '', now), month: Number(digits[2]), day: Number(digits[1]) });
  }
  const words = /^(\d{1,2}) ?([а-яё]+\.?)(?:,? ?(\d{2}|\d{4}))?(?: ?г(?:\.|ода)?)?$/iu.exec(text);
  if (words) {
    const month = monthByWord(words[2] ?? '');
    if (month === undefined) return undefined;
    return real({ year: words[3] === undefined ? now : fullYear(words[3], now), month, day: Number(words[1]) });
  }
  return undefined;
};

/** Strict `dd.MM.yyyy`, as the mask leaves it. */
export const parseMasked = (text: string): IsoDate | undefined => {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(text);
  return match ? real({ year: Number(match[3]), month: Number(match[2]), day: Number(match[1]) }) : undefined;
};

/** `9:05`, `0905`, `09:05:07` → `HH:mm` or `HH:mm:ss`. */
export const parseTime = (input: string, seconds = false): string | undefined => {
  const match = /^(\d{1,2})[:. ]?(\d{2})(?:[:. ]?(\d{2}))?$/u.exec(input.trim());
  if (!match) return undefined;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const pad = (value: number) => String(value).padStart(2, '0');
  return seconds ? `${pad(hour)}:${pad(minute)}:${pad(second)}` : `${pad(hour)}:${pad(minute)}`;
};
