import { digits } from './digits.ts';

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
  | { kind: 'words'; words: string[] };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** ё is е for a search, and case does not matter: the columns searched are kept the same way. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * Reads a phone, an ИНН, an e-mail, an identifier or a name in the form people type or paste it:
 * `8 (912) 345-67-89`, `+7 912 345 67 89`, `9123456789`, `6901 0041 21`, `мельник анна`.
 */
export function parseSearch(text: string | undefined): Search {
  // «№» would be taken apart into letters.
  const trimmed = (text ?? '')
    .replaceAll('№', ' ')
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .trim();
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
  const words = fold(trimmed)
    .split(/[\s,;]+/)
    .map((word) => word.replaceAll(/[«»"'„“]/g, ''))
    // «А. С.» and «А.С.» are the beginnings of names.
    .flatMap((word) => (/^(?:\p{L}\.){1,2}\p{L}?$/u.test(word) ? word.split('.') : [word]))
    .filter((word) => /[\p{L}\d%_@]/u.test(word))
    .slice(0, 6);
  return words.length === 0 ? { kind: 'none' } : { kind: 'words', words };
}

/** The word inside a LIKE pattern: its own `%` and `_` are letters, not wildcards. */
export const likeText = (word: string): string => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
