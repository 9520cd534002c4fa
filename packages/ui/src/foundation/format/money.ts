import type { FormatLocale } from './locale.ts';
import { formatNumber, MINUS, NBSP, type NumberOptions } from './numbers.ts';

/** How `formatMoney(minor, options)` writes a sum. */
export interface MoneyOptions extends Pick<NumberOptions, 'sign'> {
  /** Code of ISO 4217: `USD`. @default 'RUB' */
  currency?: string | undefined;
  /** Another language: `useLocale()`. @default Russian */
  locale?: (Pick<FormatLocale, 'number'> & Partial<Pick<FormatLocale, 'code'>>) | undefined;
}

/** Exponents of ISO 4217 other than 2: `Intl` has its own for RSD or IQD, and engines disagree about them. */
const exponents: Readonly<Record<string, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const exponentOf = (code: string): number =>
  Number(Object.keys(exponents).find((exponent) => exponents[exponent]?.includes(code)) ?? 2);

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, currency: string, sign: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${sign}`;
  const digits = exponentOf(currency);
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign ? 'exceptZero' : 'negative',
    });
  formats.set(key, format);
  return format;
}

/** `1 234,50 ₽` from a whole number of the least unit of the currency: kopecks, cents. */
export function formatMoney(minor: number, { currency = 'RUB', sign = false, locale }: MoneyOptions = {}): string {
  if (!Number.isFinite(minor)) return '—';
  const code = currency.toUpperCase();
  // `Intl` throws for a code of another shape, and a page must not fall for a wrong code in its data.
  if (code === 'RUB' || !/^[A-Z]{3}$/.test(code)) {
    return `${formatNumber(minor / 100, { fraction: 2, sign, locale })}${NBSP}${code === 'RUB' ? '₽' : currency}`;
  }
  const format = formatOf(locale?.code ?? 'ru', code, sign);
  return format.format(minor / 10 ** exponentOf(code)).replace('-', MINUS);
}
