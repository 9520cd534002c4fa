import { afterEach, describe, expect, it, vi } from 'vitest';

import { en } from '../../locales/en.ts';
import { formatMoney } from './money.ts';

/** No-break spaces as plain ones: which of the two a language takes is its own affair. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

describe('money', () => {
  it('is in roubles from kopecks', () => {
    expect(formatMoney(123450)).toBe('1\u00a0234,50\u00a0₽');
    expect(formatMoney(-5)).toBe('−0,05\u00a0₽');
    expect(plain(formatMoney(123450, { locale: en }))).toBe('1,234.50 ₽');
  });

  it.each([
    ['USD', '12 345,67 $', '$12,345.67'],
    ['JPY', '1 234 567 ¥', '¥1,234,567'],
    ['KWD', '1 234,567 KWD', 'KWD 1,234.567'],
    ['CLF', '123,4567 CLF', 'CLF 123.4567'],
    ['RSD', '12 345,67 RSD', 'RSD 12,345.67'],
    ['IQD', '1 234,567 IQD', 'IQD 1,234.567'],
    ['LAK', '12 345,67 LAK', 'LAK 12,345.67'],
    ['UGX', '1 234 567 UGX', 'UGX 1,234,567'],
  ])('in %s has the digits of ISO 4217', (currency, russian, english) => {
    expect(plain(formatMoney(1234567, { currency }))).toBe(russian);
    expect(
      plain(formatMoney(1234567, { currency, locale: en }))
        .replace('US$', '$')
        .replace('JP¥', '¥'),
    ).toBe(english);
  });

  it('takes a code in small letters', () => {
    expect(formatMoney(100, { currency: 'rub' })).toBe(formatMoney(100));
    expect(formatMoney(100, { currency: 'jpy' })).toBe(formatMoney(100, { currency: 'JPY' }));
  });

  it('has a true minus, and a plus when asked for', () => {
    expect(plain(formatMoney(-1234, { currency: 'JPY' }))).toBe('−1 234 ¥');
    expect(plain(formatMoney(-123450, { currency: 'EUR', locale: en }))).toBe('−€1,234.50');
    expect(plain(formatMoney(5, { currency: 'EUR', sign: true }))).toBe('+0,05 €');
    expect(plain(formatMoney(0, { currency: 'EUR', sign: true }))).toBe('0,00 €');
  });

  it('is a dash when there is no number', () => {
    for (const currency of ['RUB', 'USD', 'US']) expect(formatMoney(Number.NaN, { currency })).toBe('—');
    expect(formatMoney(Infinity, { currency: 'USD' })).toBe('—');
  });

  it('has a wrong code after the number instead of throwing', () => {
    expect(plain(formatMoney(123450, { currency: 'US' }))).toBe('1 234,50 US');
    expect(plain(formatMoney(-123450, { currency: 'руб', locale: en }))).toBe('−1,234.50 руб');
  });
});

describe('Intl.NumberFormat', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is made once for a language, a currency and a sign', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    for (const minor of [1, 2, 3]) formatMoney(minor, { currency: 'SEK' });
    expect(made).toHaveBeenCalledTimes(1);
    formatMoney(1, { currency: 'SEK', sign: true });
    expect(made).toHaveBeenCalledTimes(2);
  });
});
