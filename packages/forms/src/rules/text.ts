/** The value as text; nothing becomes an empty string. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/** True when there is nothing to check: undefined, null, an empty or blank string, an empty list, NaN. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.length === 0;
  return value instanceof Date && Number.isNaN(value.getTime());
}

/** Only the ASCII digits of a text. */
export function digitsOf(value: unknown): string {
  return asText(value).replace(/[^0-9]/g, '');
}

/** Σ digit × weight over the first digits. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * Number(digits[index] ?? 0);
  return sum;
}

/** Length in code points, so that an emoji or a rare letter counts once. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
