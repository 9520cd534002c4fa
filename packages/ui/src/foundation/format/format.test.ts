import { format } from 'date-fns';
import { ru } from 'date-fns/locale/ru';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { datePatterns, formatDate, type DatePreset } from './dates.ts';
import { formatPhone, hideCard, hideEmail, hideInn, hidePassport, hidePhone } from './masking.ts';
import { formatBytes, formatClock, formatNumber, pluralRu } from './numbers.ts';
import { parseDate } from './parse-date.ts';
import { quoted, typo } from './typography.ts';

const specified: DatePreset[] = [
  'dayMonth',
  'date',
  'dateTimeSeconds',
  'dayMonthYearTime',
  'dayMonthYear',
  'dayMonthYearTimeSeconds',
  'api',
  'apiDate',
  'picker',
];
const moments = fc.date({ min: new Date(1901, 0, 2), max: new Date(2099, 11, 30), noInvalidDate: true });

describe('dates', () => {
  it.each(Object.entries(datePatterns) as [DatePreset, string][])(
    '%s writes what date-fns writes',
    (preset, pattern) => {
      fc.assert(
        fc.property(moments, (date) => {
          expect(formatDate(date, preset)).toBe(format(date, pattern, { locale: ru }));
        }),
      );
    },
  );

  it.each(specified)('%s reads back what it wrote', (preset) => {
    fc.assert(
      fc.property(moments, (date) => {
        const text = formatDate(date, preset);
        const read = parseDate(text, preset);
        // 29 February needs its own year: the format has none.
        if (preset === 'dayMonth' && text.startsWith('29 фев')) return;
        expect(read && formatDate(read, preset)).toBe(text);
      }),
    );
  });

  it.each(['15.07.202', '15.07.26', '31.02.2026', '00.01.2026', '1.07.2026', '15.13.2026', '15.07.0202', '', 'завтра'])(
    'refuses «%s»',
    (text) => {
      expect(parseDate(text)).toBeUndefined();
    },
  );

  it('never shifts a day by the time zone', () => {
    expect(formatDate('2026-03-15', 'date')).toBe('15.03.2026');
    expect(formatDate('2026-03-15 00:00:00.000', 'dayMonthYear')).toBe('15 марта 2026');
    expect(formatDate('2026-05-01', 'monthYear')).toBe('май 2026');
  });

  it('shows a dash for nothing', () => {
    expect([formatDate(null), formatDate(undefined), formatDate(''), formatDate('чепуха')]).toEqual(Array(4).fill('—'));
  });
});

describe('numbers', () => {
  it('groups, signs and rounds', () => {
    expect(formatNumber(1234567.5)).toBe('1\u00a0234\u00a0567,5');
    expect(formatNumber(-1500)).toBe('−1\u00a0500');
    expect(formatNumber(1050, { sign: true })).toBe('+1\u00a0050');
    expect(formatNumber(0, { sign: true })).toBe('0');
    expect(formatNumber(-0.001, { fraction: 2 })).toBe('0,00');
    expect(formatNumber(Number.NaN)).toBe('—');
  });

  it('declines a noun after a number', () => {
    const forms = [1, 2, 5, 11, 12, 21, 22, 25, 100, 101, 112, -1].map((n) => pluralRu(n, ['балл', 'балла', 'баллов']));
    expect(forms.join(' ')).toBe('балл балла баллов баллов баллов балл балла баллов баллов балл баллов балл');
  });

  it('writes times and sizes', () => {
    expect([0, 7, 42, 300].map(formatClock)).toEqual(['0:00', '0:07', '0:42', '5:00']);
    expect([0, 999, 1500, 1_200_000, 25_000_000].map((bytes) => formatBytes(bytes))).toEqual(
      ['0 Б', '999 Б', '1,5 КБ', '1,2 МБ', '25 МБ'].map((s) => s.replace(' ', '\u00a0')),
    );
  });
});

describe('words and masks', () => {
  it('keeps short words, units and dashes together', () => {
    expect(typo('Мы ответим в течение 2 дней — не позже, чек № 00418')).toBe(
      'Мы\u00a0ответим в\u00a0течение 2\u00a0дней\u00a0— не\u00a0позже, чек №\u00a000418',
    );
    expect(typo('и в их дом')).toBe('и\u00a0в\u00a0их\u00a0дом');
  });

  it('hides personal data', () => {
    expect(formatPhone('89065550147')).toBe('+7 (906) 555-01-47');
    expect(hidePhone('+79065550147')).toBe('+7 (906) •••-••-47');
    expect(hideCard('2200 7001 4512 4839')).toBe('••\u00a04839');
    expect(hidePassport('2806', '123417')).toBe('28 06 ••• 417');
    expect(hideInn('690100124545')).toBe('6901 •••• 4545');
    expect(hideEmail('anna@masterok.example')).toBe('a•••@masterok.example');
  });
});

it('quotes a name, its own quotes being the inner ones', () => {
  expect(quoted('Касса')).toBe('«Касса»');
  expect(quoted('Касса «Молоток»')).toBe('«Касса „Молоток“»');
});
