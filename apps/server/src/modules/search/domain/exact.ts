import { readNumber } from '../../../core/numbers.ts';
import { digits } from '../../../core/text/digits.ts';
import { normalizeText, parseSearch } from '../../../core/text/search.ts';

const letterOf = (text: string): string => /^[№\s]*(\p{L})/u.exec(normalizeText(text))?.[1] ?? '';

/** `п-123` of `П-000123` in any writing. */
function shortNumber(text: string): string | undefined {
  const number = readNumber(text);
  if (number === undefined) return undefined;
  const letter = letterOf(text);
  return letter === '' ? String(number) : `${letter}-${number}`;
}

/** What is typed, in every form a record may be known by: a number with its letter, an ИНН, a phone, a name. */
export function typedKeys(text: string): ReadonlySet<string> {
  const found = parseSearch(text);
  const keys = [normalizeText(text.trim()), shortNumber(text)];
  if ('phone' in found) keys.push(found.phone);
  if ('inn' in found) keys.push(found.inn);
  return new Set(keys.filter((key) => key !== undefined));
}

/** Whether the record is the one that was typed, and not one of many that mention it. A number without its letter will do. */
export function isExact(known: readonly (string | null | undefined)[], typed: ReadonlySet<string>): boolean {
  return known.some((key) => {
    if (!key) return false;
    const short = shortNumber(key);
    const forms = [normalizeText(key), short, short && digits(short)];
    return forms.some((form) => form !== undefined && typed.has(form));
  });
}
