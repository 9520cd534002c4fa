/** Signs nobody sees: they come with what is copied from a page, and make another text of it. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;
const everyUnseen = new RegExp(unseen.source, 'gu');
const blank = new RegExp(String.raw`\s|${unseen.source}`, 'u');

export const withoutUnseen = (text: string): string => text.replaceAll(everyUnseen, '');

/** A text without blanks and signs nobody sees at its ends. */
export function trimUnseen(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && blank.test(text[from]!)) from += 1;
  while (to > from && blank.test(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}
