import { required } from '../rules/required.ts';
import type { Rule } from '../rules/types.ts';

/** Rules of a field in the order they are checked: presence, its own, the application's. */
export function rulesOf(optional: boolean | undefined, own: readonly Rule[], more: readonly Rule[] = []): Rule[] {
  return [...(optional ? [] : [required]), ...own, ...more];
}

// A name copied from macOS holds «й» as «и» with a mark behind it, which no rule and no search knows.
const composed = (text: string): string => text.normalize('NFC');

/** Takes away spaces around a text and puts letters and their marks together. */
export function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? composed(value.trim()) : value;
}

/** As {@link trimmed}, and spaces doubled between words. */
export function singleSpaced(value: unknown): unknown {
  return typeof value === 'string' ? composed(value.trim().replace(/\s+/g, ' ')) : value;
}
