import { datePatterns } from '../../foundation/format/date-patterns.ts';
import type { FormatLocale } from '../../foundation/format/locale.ts';
import type { DateLanguage } from './language.ts';

/** Shape of a masked field: sizes of its parts, the sign between, what a first digit may be. */
export interface PartsMask {
  readonly sizes: readonly number[];
  readonly separator: string;
  /** A larger first digit fills the part with a zero before it: day 4 → 04. */
  readonly firstMax: readonly number[];
  readonly template: string;
}

/** The largest first digit of a part of a day or of a time, by its letter in a pattern. */
const firstMax: Readonly<Record<string, number>> = { d: 3, M: 1, y: 9, H: 2, m: 5, s: 5 };

/** The mask of a pattern like `dd.MM.yyyy`: parts of letters with one sign between them. */
const maskOf = (pattern: string, template: string): PartsMask => {
  const parts = pattern.match(/[A-Za-z]+/gu) ?? [];
  return {
    sizes: parts.map((part) => part.length),
    separator: /[^A-Za-z]/u.exec(pattern)?.[0] ?? '',
    firstMax: parts.map((part) => firstMax[part.charAt(0)] ?? 9),
    template,
  };
};

/** Letters of the parts of a day in their order: `dMy`. */
export const dayOrder = (locale?: FormatLocale): string =>
  (locale?.patterns ?? datePatterns).date.replaceAll(/[^dMy]|(.)(?=\1)/gu, '');

/** The sign between the parts of a day. */
export const separatorOf = (locale?: FormatLocale): string =>
  /[^A-Za-z]/u.exec((locale?.patterns ?? datePatterns).date)?.[0] ?? '';

export const dateMaskOf = ({ locale, say }: DateLanguage): PartsMask =>
  maskOf((locale?.patterns ?? datePatterns).date, say.template);
export const timeMaskOf = ({ say }: DateLanguage, seconds: boolean): PartsMask =>
  seconds ? maskOf('HH:mm:ss', say.secondsTemplate) : maskOf('HH:mm', say.timeTemplate);

/** Fits text into the mask from left to right; a prefix of the text gives a prefix of the result. */
export const applyMask = (mask: PartsMask, text: string, deleting = false): string => {
  const parts: string[] = [''];
  const last = mask.sizes.length - 1;
  for (const char of text) {
    const at = parts.length - 1;
    const part = parts[at] ?? '';
    const size = mask.sizes[at] ?? 0;
    if (!/\d/u.test(char)) {
      // A sign after one digit closes the part: «5.» is «05.».
      if (part.length > 0 && part.length < size && at < last && size === 2) {
        parts[at] = part.padStart(2, '0');
        parts.push('');
      } else if (part.length === size && at < last) parts.push('');
      continue;
    }
    if (part.length === size) {
      if (at === last) continue;
      parts.push('');
    }
    const index = parts.length - 1;
    const room = mask.sizes[index] ?? 0;
    const fresh = parts[index] === '';
    const tooBig = fresh && room === 2 && index < last && Number(char) > (mask.firstMax[index] ?? 9);
    parts[index] = tooBig ? `0${char}` : `${parts[index]}${char}`;
  }
  const full = parts.join(mask.separator);
  const at = parts.length - 1;
  const complete = parts[at]?.length === mask.sizes[at] && at < last;
  return complete && !deleting ? `${full}${mask.separator}` : full;
};

/** Whether a text that came at once means a whole day the mask would make another one of: `2023-02-29`, «May 12». */
export const isMisread = (mask: PartsMask, text: string): boolean => {
  const plain = text.trim();
  const isWhole = /\p{L}|\d\D+\d+\D+\d/u.test(plain) || plain.replaceAll(/\D/gu, '').length > 6;
  const shown = applyMask(mask, plain);
  const isSame = shown.replaceAll(/\D/gu, '.') === plain.replaceAll(/\D/gu, '.');
  return isWhole && !isSame && shown.replaceAll(/\D/gu, '') !== plain;
};

export interface MaskEdit {
  readonly text: string;
  readonly caret: number;
}

/** One typed character at the caret; in a full field it replaces the digit under the caret. */
export const typeInMask = (mask: PartsMask, text: string, start: number, end: number, char: string): MaskEdit => {
  const full = text.length === mask.template.length;
  if (full && start === end && /\d/u.test(char)) {
    let at = start;
    while (at < text.length && !/\d/u.test(text[at] ?? '')) at += 1;
    if (at >= text.length) return { text, caret: start };
    const next = `${text.slice(0, at)}${char}${text.slice(at + 1)}`;
    const after = /\d/u.test(next[at + 1] ?? '0') ? at + 1 : at + 2;
    return { text: next, caret: after };
  }
  const head = applyMask(mask, text.slice(0, start) + char);
  return { text: applyMask(mask, text.slice(0, start) + char + text.slice(end)), caret: head.length };
};

/** Backspace or Delete that passes over the signs instead of stopping at them. */
export const deleteInMask = (mask: PartsMask, text: string, start: number, end: number, forward: boolean): MaskEdit => {
  let from = start;
  let to = end;
  if (start === end && forward) {
    while (to < text.length && !/\d/u.test(text[to] ?? '')) to += 1;
    to += 1;
  } else if (start === end) {
    while (from > 0 && !/\d/u.test(text[from - 1] ?? '')) from -= 1;
    from -= 1;
  }
  from = Math.max(0, from);
  const rest = `${text.slice(0, from)}${text.slice(to)}`;
  const atEnd = to >= text.length;
  return { text: applyMask(mask, rest, atEnd), caret: from };
};

/** Which part the caret stands in. */
export const partAt = (mask: PartsMask, caret: number): { index: number; start: number; end: number } => {
  let start = 0;
  for (const [index, size] of mask.sizes.entries()) {
    if (caret <= start + size || index === mask.sizes.length - 1) return { index, start, end: start + size };
    start += size + mask.separator.length;
  }
  return { index: 0, start: 0, end: mask.sizes[0] ?? 0 };
};
