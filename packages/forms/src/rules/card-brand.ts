/** Payment systems a card number is recognised by. */
export type CardBrand = 'mir' | 'visa' | 'mastercard' | 'maestro';

// First digits say the payment system (ISO/IEC 7812): 2200–2204 Мир, 4 Visa, 51–55 and 2221–2720 Mastercard.
const brands: readonly (readonly [CardBrand, (prefix: number) => boolean])[] = [
  ['mir', (p) => p >= 2200 && p <= 2204],
  ['visa', (p) => p >= 4000 && p <= 4999],
  ['mastercard', (p) => (p >= 5100 && p <= 5599) || (p >= 2221 && p <= 2720)],
  ['maestro', (p) => p >= 5000 && p <= 6999],
];

/** Payment system of a card by its first four digits; undefined before they are there and where they are of another. */
export const cardBrand = (digits: string): CardBrand | undefined =>
  brands.find(([, fits]) => fits(Number(digits.slice(0, 4))))?.[0];
