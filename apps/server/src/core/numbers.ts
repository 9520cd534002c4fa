/** Numbers people read and dictate: `П-000123`, `В-000045`, `К-000007` (domain 3.0). */
const numbered = (letter: string) => (number: number) => `${letter}-${String(number).padStart(6, '0')}`;

export const saleNumber = numbered('П');
export const withdrawalNumber = numbered('В');
export const adjustmentNumber = numbered('К');
export const registryNumber = numbered('Р');
export const promotionNumber = numbered('А');
export const requestNumber = numbered('О');
export const operationNumber = (number: number): string => String(number);

/** Reads a number back in any writing: `п-123`, `П000123`, `123`. Undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const digits = text
    .replaceAll(/[№\s]/g, '')
    .replace(/^\p{L}/u, '')
    .replace(/^[-‐‑‒–—−]+/, '');
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return number < 1e12 ? number : undefined;
}
