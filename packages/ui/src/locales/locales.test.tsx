import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { toCsv } from '../data/table/core/csv.ts';
import { describeSort } from '../data/table/core/sort.ts';
import { describeFilter } from '../data/filters/filter-description.ts';
import { monthWeeks } from '../date/core/calendar.ts';
import { rangeText, shortDay, spokenDay, weekdayNames } from '../date/core/day-text.ts';
import { russianDates } from '../date/core/language.ts';
import { applyMask, dateMaskOf } from '../date/core/mask.ts';
import { parseDay, parseMasked } from '../date/core/parse.ts';
import { stepDay } from '../date/core/step.ts';
import { DateInput, dateProblem } from '../date/date-input/DateInput.tsx';
import { createToastStore } from '../feedback/toast/core/store.ts';
import { formatDate } from '../foundation/format/dates.ts';
import { formatBytes, formatNumber } from '../foundation/format/numbers.ts';
import { parseDate } from '../foundation/format/parse-date.ts';
import { UiProvider } from '../foundation/provider/UiProvider.tsx';
import { readNumber } from '../inputs/number-input/read-number.ts';
import { Pagination } from '../navigation/pagination/Pagination.tsx';
import { createUpload } from '../upload/core/upload.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { UiLocale } from './types.ts';

/** What an American product makes of English. */
const american: UiLocale = {
  ...en,
  code: 'en-US',
  firstDay: 0,
  patterns: { ...en.patterns, date: 'MM/dd/yyyy', listDay: 'MMMM d', listDayYear: 'MMMM d, yyyy' },
};
const NBSP = '\u00a0';

describe('texts', () => {
  it('English has every text of the Russian ones, of the same kind', () => {
    const kinds = ({ messages }: UiLocale) =>
      Object.fromEntries(
        Object.entries(messages).map(([key, table]) => [
          key,
          Object.fromEntries(
            Object.entries(table).map(([name, text]) => [name, Array.isArray(text) ? 'function' : typeof text]),
          ),
        ]),
      );
    expect(kinds(en)).toEqual(kinds(ru));
  });

  it('English has no Russian letter, whatever is put in', () => {
    const given = ['a', 2, 3, 4] as never[];
    const all = Object.values(en.messages).flatMap((table) =>
      Object.values(table).map((text) => (typeof text === 'function' ? '' : JSON.stringify(text))),
    );
    expect(all.filter((text) => /[а-яё]/i.test(text))).toEqual([]);
    expect(en.messages.pagination.range(1, 15, '1,318')).toBe('1–15 of 1,318');
    expect(en.messages.points.word(...(given.slice(1, 2) as [never]))).toBe('points');
    expect(en.messages.rangePanel.days(1)).toBe(`1${NBSP}day`);
  });

  it('two languages are drawn on one page of a server', () => {
    const pages = (
      <>
        <UiProvider locale={en}>
          <Pagination total={1318} />
          <DateInput aria-label="Day" value="2026-03-15" />
        </UiProvider>
        <Pagination total={1318} />
        <DateInput aria-label="День" value="2026-03-15" />
      </>
    );
    const html = renderToString(pages);
    expect(html).toContain('1–15 of 1,318');
    expect(html).toContain(`1–15 из 1${NBSP}318`);
    expect(html).toContain('placeholder="dd/mm/yyyy"');
    expect(html).toContain('value="15/03/2026"');
    expect(html).toContain('value="15.03.2026"');
  });
});

describe('without React', () => {
  it('toasts name their buttons in the language of the one who reads them', () => {
    const store = createToastStore();
    store.add({ tone: 'info', title: 'Removed', actions: [{ label: 'Undo', onAction: () => undefined }] });
    expect(store.takeAnnouncements(en.messages.feedback.action)[0]?.text).toBe('Removed. Action: Undo');
    expect(store.takeAnnouncements()).toEqual([]);
  });

  it('upload, sort, filters and files take the texts as an argument', () => {
    const said: string[] = [];
    const upload = createUpload({
      url: '/f',
      accept: 'image/png,application/pdf',
      messages: en.messages.upload,
      announce: (text) => said.push(text),
    });
    upload.add([new File(['a'], 'a.csv', { type: 'text/csv' })]);
    expect(said).toEqual(['a.csv: This kind of file does not fit. Needed: PNG or PDF']);
    expect(describeSort([{ id: 'a', desc: true }], new Map([['a', 'Date']]), en.messages.table)).toBe(
      'Sorted by Date, descending',
    );
    const filter = { id: 'n', label: 'Sum', type: 'numbers' as const };
    expect(describeFilter(filter, { from: '1000', to: '2000' }, [], en)).toBe('from 1,000 to 2,000');
    const columns = [
      { id: 'a', header: 'Name', value: () => 'One, two' },
      { id: 'b', header: 'Sum', value: () => 1.5 },
      { id: 'c', header: 'Done', value: () => true },
    ];
    expect(toCsv(columns, [{}], en)).toBe('\uFEFFName,Sum,Done\r\n"One, two",1.5,yes\r\n');
    expect(toCsv(columns, [{}])).toBe('\uFEFFName;Sum;Done\r\nOne, two;1,5;да\r\n');
  });
});

describe('formats', () => {
  it('numbers and sizes are written by Intl, with a true minus and no sign at nought', () => {
    const write = (value: number, options = {}) => formatNumber(value, { ...options, locale: en });
    expect([write(12480.5), write(-1500), write(7, { sign: true }), write(0, { sign: true })]).toEqual([
      '12,480.5',
      '−1,500',
      '+7',
      '0',
    ]);
    expect([write(-0.001, { fraction: 2 }), write(0.1 + 0.2), write(Number.NaN)]).toEqual([
      '0.00',
      '0.30000000000000004',
      '—',
    ]);
    expect(formatBytes(1_200_000, { locale: en })).toBe(`1.2${NBSP}MB`);
    const readings = [readNumber('1,234.5', { fraction: 1, locale: en }), readNumber('1 234,5', { fraction: 1 })];
    expect(readings).toEqual([{ value: 1234.5 }, { value: 1234.5 }]);
  });

  it('Russian given as a locale is the Russian of before', () => {
    for (const value of [0, -0.001, 1234567.5, -1500, 0.1 + 0.2]) {
      expect(formatNumber(value, { locale: ru })).toBe(formatNumber(value));
      expect(formatNumber(value, { fraction: 2, sign: true, locale: ru })).toBe(
        formatNumber(value, { fraction: 2, sign: true }),
      );
    }
    expect(formatDate('2026-05-03', 'dayMonthYear', ru)).toBe(formatDate('2026-05-03', 'dayMonthYear'));
    expect(rangeText('2026-11-01', '2026-11-20', ru)).toBe(rangeText('2026-11-01', '2026-11-20'));
  });

  it('dates follow the patterns of the language', () => {
    expect(formatDate('2026-05-03', 'date', en)).toBe('03/05/2026');
    expect(formatDate('2026-05-03', 'listDayYear', american)).toBe('May 3, 2026');
    expect(formatDate('2026-05-03', 'apiDate', en)).toBe('2026-05-03');
    expect(parseDate('3 May 2026', 'listDayYear', en)).toEqual(new Date(2026, 4, 3));
    expect([spokenDay('2026-05-03', en), shortDay('2026-10-22', en)]).toEqual(['Sunday, 3 May 2026', '22 Oct']);
    expect(rangeText('2026-11-01', '2026-11-20', en)).toBe('1–20 November 2026');
    expect(rangeText('2026-11-01', '2026-11-20', american)).toBe('November 1 — November 20, 2026');
  });

  it('a week begins where the language begins it', () => {
    expect(weekdayNames('short', en)[0]).toBe('Mo');
    expect(weekdayNames('wide', american)[0]).toBe('Sunday');
    expect(monthWeeks(2026, 11, american)[0]?.[0]).toBe('2026-11-01');
    expect(monthWeeks(2026, 11)[0]?.[6]).toBe('2026-11-01');
  });

  it('a day is typed, read and stepped in the order of the language', () => {
    const mask = dateMaskOf({ locale: american, say: en.messages.dates });
    expect(applyMask(mask, '12312026')).toBe('12/31/2026');
    expect(applyMask(mask, '4')).toBe('04/');
    expect(parseMasked('12/31/2026', american)).toBe('2026-12-31');
    expect(parseMasked('31/12/2026', american)).toBeUndefined();
    expect(parseDay('12/31/26', { locale: american, year: 2026 })).toBe('2026-12-31');
    expect(parseDay('March 15, 2026', { locale: american })).toBe('2026-03-15');
    expect(parseDay('15 Mar 2026', { locale: en })).toBe('2026-03-15');
    expect(stepDay('12/30/2026', 4, 1, {}, american)).toBe('2026-12-31');
    expect(stepDay('12/30/2026', 1, 1, {}, american)).toBe('2027-01-30');
    expect(dateProblem('31/02/2026', {}, { locale: en, say: en.messages.dates })).toBe('There is no such date');
    expect(dateProblem('31.02.2026', {}, russianDates)).toBe('Такой даты нет');
  });
});
