import { digits, phoneDigits } from './digits.ts';

/** What a list pasted from a table or a message names. */
export interface SearchList {
  phones: string[];
  inns: string[];
  ids: string[];
  emails: string[];
  /** External numbers, as they are written. */
  numbers: string[];
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const figures = /^[+#№]?[\d ()\-.\u00A0‑–—]+$/;

const linesOf = (text: string): string[] => {
  const lines = text
    .split(/[\n\r\t,;|]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // A field of one line has spaces where the lines were: only whole numbers are split then.
  const parts = text.trim().split(/\s+/);
  const whole = (part: string): boolean => uuid.test(part) || email.test(part) || /^\+?\d{10,12}$/.test(part);
  return lines.length === 1 && parts.length > 1 && parts.every(whole) ? parts : lines;
};

/**
 * Several phones, ИНН, numbers, addresses or ids at once, in any writing; undefined for what is not a list of them: a
 * name with a comma is words.
 */
export function searchList(text: string | undefined): SearchList | undefined {
  const lines = linesOf(text ?? '');
  if (lines.length < 2) return undefined;
  const list: SearchList = { phones: [], inns: [], ids: [], emails: [], numbers: [] };
  for (const line of lines) {
    if (uuid.test(line)) list.ids.push(line.toLowerCase());
    else if (email.test(line)) list.emails.push(line.toLowerCase());
    else if (figures.test(line)) {
      const found = digits(line);
      if (found === '') return undefined;
      list.numbers.push(found);
      if (found.length === 10 || (found.length === 11 && /^[78]/.test(found))) list.phones.push(phoneDigits(found));
      if (found.length === 10 || found.length === 12) list.inns.push(found);
    } else return undefined;
  }
  return list;
}
