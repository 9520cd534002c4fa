/**
 * Numbers that pass every check and cannot belong to anyone: ИНН and passports of region 00 (no
 * such region), СНИЛС 999-… (never issued), cards of an unassigned range, goods of the GS1 range
 * 200–299 that shops keep for themselves.
 */

const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12 = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

const serial = (n: number, length: number): string => String(n).padStart(length, '0');

/** ИНН of a company, 10 digits. `n` under 10 000 000. */
export function companyInn(n: number): string {
  const head = `00${serial(n, 7)}`;
  return head + ((weigh(head, INN_10) % 11) % 10);
}

/** ИНН of a person, 12 digits. `n` under 100 000 000. */
export function personInn(n: number): string {
  const head = `00${serial(n, 8)}`;
  const eleven = head + ((weigh(head, INN_11) % 11) % 10);
  return eleven + ((weigh(eleven, INN_12) % 11) % 10);
}

/** СНИЛС, 11 digits. `n` under 1 000 000. */
export function snils(n: number): string {
  const head = `999${serial(n, 6)}`;
  const sum = Array.from(head).reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return head + serial((sum % 101) % 100, 2);
}

/** Card number, 16 digits, passes Luhn. `n` under 10^9. */
export function card(n: number): string {
  const head = `220499${serial(n, 9)}`;
  const sum = Array.from(head).reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return head + ((10 - (sum % 10)) % 10);
}

/** GTIN-13 of the in-store range. `n` under 10^9. */
export function gtin(n: number): string {
  const head = `200${serial(n, 9)}`;
  const sum = Array.from(head).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return head + ((10 - (sum % 10)) % 10);
}

/** КПП of the main office of a company registered in tax office 00xx. */
export function kpp(n: number): string {
  return `00${serial(n % 100, 2)}01001`;
}
