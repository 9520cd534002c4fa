import { innChecksum, innLength } from '@pribavka/forms/rules';

/**
 * Digits of an ИНН, with the zeros at the start that spreadsheets eat; undefined when there is anything but digits,
 * blanks and dashes.
 */
export function readInn(cell: string): string | undefined {
  const found = cell.replaceAll(/[\s‐–—-]/g, '');
  if (!/^\d+$/.test(found)) return undefined;
  const length = [10, 12].find((full) => found.length <= full && full - found.length <= 2);
  return length === undefined ? found : found.padStart(length, '0');
}

/** A КПП with the zero of the first nine regions that spreadsheets eat; what is shorter than that is no КПП. */
export function readKpp(cell: string): string {
  const found = cell.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{8}$/.test(found) ? `0${found}` : found;
}

/** What is wrong with an ИНН as {@link readInn} gave it, in the words of the form; undefined when nothing is. */
export const innIssue = (inn: string | undefined): string | undefined =>
  inn === undefined ? 'ИНН состоит только из цифр' : (innLength(inn) ?? innChecksum(inn));
