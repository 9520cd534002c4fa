import { required } from '../rules/required.ts';
import type { Rule } from '../rules/types.ts';

/** Rules of a field in the order they are told: presence, its own, the application's. */
export function rulesOf(optional: boolean | undefined, own: readonly Rule[], more: readonly Rule[] = []): Rule[] {
  return [...(optional ? [] : [required]), ...own, ...more];
}

/** Takes away spaces around a text. */
export function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** Takes away spaces around and doubled between words. */
export function singleSpaced(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value;
}
