import type { FormatLocale } from '../../foundation/format/locale.ts';
import { applyMask, separatorOf, type MaskEdit, type PartsMask } from './mask.ts';
import { isLoose, isWholeDay, mayBecomeDay } from './typed-day.ts';

/** Keys typed one after another from an empty field, and the text they have led to. */
export interface Typed {
  readonly keys: string;
  readonly shown: string;
}

/**
 * A key of a day typed the long way, `2026-03-15` or «15 марта 2026»; undefined when the key is the mask's.
 * `read` turns the whole day into the form of the mask.
 */
export const typeLoose = (
  typed: Typed,
  text: string,
  start: number,
  end: number,
  key: string,
  read: (text: string) => string | undefined,
  locale?: FormatLocale,
): MaskEdit | undefined => {
  const separator = separatorOf(locale);
  const put = (next: string, caret: number): MaskEdit => {
    const whole = isWholeDay(next) ? read(next) : undefined;
    return whole === undefined ? { text: next, caret } : { text: whole, caret: whole.length };
  };
  if (isLoose(text, separator)) {
    const next = text.slice(0, start) + key + text.slice(end);
    return mayBecomeDay(next, locale) ? put(next, start + key.length) : { text, caret: start };
  }
  // The mask has written its own zeros and points: what was meant is in the keys.
  const follows = typed.shown === text && start === end && end === text.length;
  const next = typed.keys + key;
  return follows && isLoose(next, separator) && mayBecomeDay(next, locale) ? put(next, next.length) : undefined;
};

/** Backspace or Delete in such a text; what is left of it falls back to the mask once it is digits only. */
export const deleteLoose = (
  mask: PartsMask,
  text: string,
  start: number,
  end: number,
  forward: boolean,
  locale?: FormatLocale,
): MaskEdit | undefined => {
  if (!isLoose(text, mask.separator)) return undefined;
  const from = start === end && !forward ? Math.max(0, start - 1) : start;
  const to = start === end && forward ? end + 1 : end;
  const rest = text.slice(0, from) + text.slice(to);
  if (mayBecomeDay(rest, locale) && isLoose(rest, mask.separator)) return { text: rest, caret: from };
  const masked = applyMask(mask, rest, true);
  return { text: masked, caret: Math.min(from, masked.length) };
};
