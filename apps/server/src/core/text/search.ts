import { type RawBuilder, sql } from 'kysely';

import { digits, phoneDigits } from './digits.ts';

/** What a person has typed into a search box. */
export type Search =
  | { kind: 'none' }
  /** Eleven digits of a phone, `7XXXXXXXXXX`. */
  | { kind: 'phone'; phone: string }
  /** Ten digits may be a phone without its first digit or the ИНН of a company. */
  | { kind: 'phoneOrInn'; phone: string; inn: string }
  | { kind: 'inn'; inn: string }
  /** Several digits of anything. */
  | { kind: 'digits'; digits: string }
  | { kind: 'id'; id: string }
  | { kind: 'email'; email: string }
  | { kind: 'words'; terms: string[] };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** ё is е for a search, and case does not matter: the columns searched are kept the same way. */
export const normalizeText = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

// «№» would be taken apart into letters, and a dash is typed in a dozen ways.
const normalizeInput = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll('№', ' ')
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .trim();

/** Words of a search box, folded, without quotes and brackets. */
export const searchTerms = (text: string | undefined, most = 6): string[] =>
  normalizeText(normalizeInput(text))
    .split(/[\s,;]+/)
    .map((word) => word.replaceAll(/[«»"'„“()[\]]/g, ''))
    // «А. С.» and «А.С.» are the beginnings of names.
    .flatMap((word) => (/^(?:\p{L}\.){1,2}\p{L}?$/u.test(word) ? word.split('.') : [word]))
    .filter((word) => /[\p{L}\d%_@]/u.test(word))
    .slice(0, most);

/**
 * Reads a phone, an ИНН, an e-mail, an identifier or a name in the form people type or paste it:
 * `8 (912) 345-67-89`, `+7 912 345 67 89`, `9123456789`, `6901 0041 21`, `мельник анна`.
 */
export function parseSearch(text: string | undefined): Search {
  const trimmed = normalizeInput(text);
  if (trimmed === '') return { kind: 'none' };
  if (uuid.test(trimmed)) return { kind: 'id', id: trimmed.toLowerCase() };
  if (/^[^\s@]+@\S*$/.test(trimmed)) return { kind: 'email', email: trimmed.toLowerCase() };
  if (/^[+#]?[\d\s()\-.]+$/.test(trimmed)) {
    const found = digits(trimmed);
    const plus = trimmed.startsWith('+');
    if (found.length === 11 && /^[78]/.test(found)) return { kind: 'phone', phone: `7${found.slice(1)}` };
    if (found.length === 10 && !plus) return { kind: 'phoneOrInn', phone: `7${found}`, inn: found };
    if (found.length === 12 && !plus) return { kind: 'inn', inn: found };
    if (found.length > 0) return { kind: 'digits', digits: found };
  }
  const terms = searchTerms(trimmed);
  return terms.length === 0 ? { kind: 'none' } : { kind: 'words', terms };
}

/** The word inside a LIKE pattern: its own `%` and `_` are letters, not wildcards. */
export const likeText = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Pattern of what has the word in it. A dash stands for any sign: a name is kept with the dash it was written with. */
export const holding = (word: string): string => `%${likeText(word).replaceAll('-', '_')}%`;

/** Every word typed stands somewhere in a column that is kept folded. */
export const everyWord = (
  column: RawBuilder<unknown>,
  text: string | undefined,
  most?: number,
): RawBuilder<unknown>[] => searchTerms(text, most).map((word) => sql`${column} like ${holding(word)}`);

// Fewer digits stand somewhere in too many numbers: what is meant is how a number ends or begins.
const middleDigits = 5;

/** A phone by its parts: whole in any writing, its beginning with 8, 7 or neither, its end, five digits of its middle. */
export function phoneLike(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  const found = digits(text);
  const full = phoneDigits(found);
  if (full.length === 11) return sql`${column} = ${full}`;
  if (found === '') return sql`false`;
  const begins = [...new Set([found, `7${found}`, found.replace(/^8/, '7')])].map(
    (start) => sql`${column} like ${`${start}%`}`,
  );
  const ends = sql`reverse(${column}) like ${`${Array.from(found).toReversed().join('')}%`}`;
  const inside = found.length < middleDigits ? [] : [sql`${column} like ${`%${found}%`}`];
  return sql`(${sql.join([ends, ...begins, ...inside], sql` or `)})`;
}
