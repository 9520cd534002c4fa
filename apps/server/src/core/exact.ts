/**
 * Decimals as whole numbers of a scale: points are money, and a float of 1,101 × 1 000 is 1 100,9999…
 * A product keeps every digit; only `rounded` drops some, half up, once a line (domain 3.22).
 */
export interface Decimal {
  /** The number is `digits / 10 ** scale`. */
  digits: bigint;
  scale: number;
}

/** A number as it is written: the shortest text that means it. */
export function decimalOf(number: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${whole}${fraction}`);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

export function product(...numbers: readonly number[]): Decimal {
  const factors = numbers.map(decimalOf);
  return {
    digits: factors.reduce((all, { digits }) => all * digits, 1n),
    scale: factors.reduce((all, { scale }) => all + scale, 0),
  };
}

/** Half up: 2,5 is 3 and −2,5 is −2. */
export function rounded({ digits, scale }: Decimal, divisor = 1): number {
  const by = decimalOf(divisor);
  const over = digits * 10n ** BigInt(by.scale) * 2n;
  const under = by.digits * 10n ** BigInt(scale);
  const half = over + under;
  const whole = half / (under * 2n);
  return Number(half < 0n && half % (under * 2n) !== 0n ? whole - 1n : whole);
}

/** Whether the division leaves nothing to round. */
export const isWhole = ({ digits, scale }: Decimal, divisor = 1): boolean => {
  const by = decimalOf(divisor);
  return (digits * 10n ** BigInt(by.scale)) % (by.digits * 10n ** BigInt(scale)) === 0n;
};

export const difference = (a: number, b: number): number => {
  const [x, y] = [decimalOf(a), decimalOf(b)];
  const scale = Math.max(x.scale, y.scale);
  const at = ({ digits, scale: own }: Decimal): bigint => digits * 10n ** BigInt(scale - own);
  return Number(textOf({ digits: at(x) - at(y), scale }));
};

/** The same number without zeros at the end of its fraction. */
function shortest({ digits, scale }: Decimal): Decimal {
  let short = { digits, scale };
  while (short.scale > 0 && short.digits % 10n === 0n) short = { digits: short.digits / 10n, scale: short.scale - 1 };
  return short;
}

/** `1234.5`: no grouping, no zeros at the end. */
export function textOf(number: Decimal): string {
  const { digits, scale } = shortest(number);
  const sign = digits < 0n ? '-' : '';
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

/** A hundredth of it: 110,1 is 1,101. */
export const hundredth = (percent: number): number => {
  const { digits, scale } = decimalOf(percent);
  return Number(textOf({ digits, scale: scale + 2 }));
};
