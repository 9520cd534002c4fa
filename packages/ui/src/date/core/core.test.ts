import { describe, expect, it } from 'vitest';

import { clampDay, monthWeeks, moveInCalendar, reasonAgainst } from './calendar.ts';
import { addDays, addMonths, dayOf, daysBetween, fromIso, toPickerValue, weekday } from './iso.ts';
import { russianDates } from './language.ts';
import { deleteLoose, typeLoose, type Typed } from './loose.ts';
import { applyMask, dateMaskOf, deleteInMask, partAt, timeMaskOf, typeInMask } from './mask.ts';
import { parseDay, parseMasked, parseTime } from './parse.ts';
import { orderRange, presetOf, rangeLength, rangePresets } from './range.ts';
import { dottedDay, longDay, monthTitle, rangeText, spokenDay } from './day-text.ts';

const dateMask = dateMaskOf(russianDates);
const timeMask = timeMaskOf(russianDates, false);

describe('parsing', () => {
  it.each([
    ['2026-03-15', '2026-03-15'],
    ['2026-03-15 00:00:00.000', '2026-03-15'],
    ['2026-03-15T21:00:00Z', '2026-03-15'],
    ['15/03/26', '2026-03-15'],
    ['15.3.2026', '2026-03-15'],
    [' 15.03.2026\t', '2026-03-15'],
    ['15032026', '2026-03-15'],
    ['150326', '2026-03-15'],
    ['15 марта 2026', '2026-03-15'],
    ['15 Март 2026 г.', '2026-03-15'],
    ['3 мая 2026 года', '2026-05-03'],
    ['15 мар. 26', '2026-03-15'],
    ['15 марта', '2026-03-15'],
    ['01.02.78', '1978-02-01'],
    ['29.02.2024', '2024-02-29'],
  ])('%s', (text, iso) => expect(parseDay(text, { year: 2026 })).toBe(iso));

  it.each([
    '',
    '15.07.202',
    '15.07',
    '31.04.2026',
    '29.02.2026',
    '00.01.2026',
    '15 мартобря 2026',
    '15.13.2026',
    '1.1.1899',
    '12 м 2026',
  ])('refuses %s as a date', (text) => expect(parseDay(text, { year: 2026 })).toBeUndefined());

  it('goes back a century when the year of two digits is past the last allowed one', () => {
    expect(parseDay('12.05.45', { year: 2026, max: '2026-11-30' })).toBe('1945-05-12');
    expect(parseDay('12.05.26', { year: 2026, max: '2026-11-30' })).toBe('2026-05-12');
    expect(parseDay('12.05.45', { year: 2026, max: '2060-01-01' })).toBe('2045-05-12');
  });

  it('reads the mask strictly', () => {
    expect(parseMasked('15.07.2026')).toBe('2026-07-15');
    expect(parseMasked('15.07.202')).toBeUndefined();
    expect(parseMasked('15.7.2026')).toBeUndefined();
  });

  it('time', () => {
    expect(parseTime('9:05')).toBe('09:05');
    expect(parseTime('0905')).toBe('09:05');
    expect(parseTime('23:59:59', true)).toBe('23:59:59');
    expect(parseTime('24:00')).toBeUndefined();
    expect(parseTime('12:6')).toBeUndefined();
  });
});

describe('mask', () => {
  const type = (keys: string) => {
    let edit = { text: '', caret: 0 };
    for (const key of keys) edit = typeInMask(dateMask, edit.text, edit.caret, edit.caret, key);
    return edit;
  };
  it.each([
    ['15072026', '15.07.2026'],
    ['5.7.2026', '05.07.2026'],
    ['472026', '04.07.2026'],
    ['15/07/2026', '15.07.2026'],
    ['15', '15.'],
    ['150720269', '15.07.2026'],
    ['абв15', '15.'],
  ])('turns the keys %s into %s', (keys, text) => expect(type(keys)).toEqual({ text, caret: text.length }));

  it('replaces the digit at the caret in a full field', () => {
    expect(typeInMask(dateMask, '15.07.2026', 0, 0, '2')).toEqual({ text: '25.07.2026', caret: 1 });
    expect(typeInMask(dateMask, '15.07.2026', 2, 2, '1')).toEqual({ text: '15.17.2026', caret: 4 });
  });

  it('deletes through a point', () => {
    expect(deleteInMask(dateMask, '15.', 3, 3, false)).toEqual({ text: '1', caret: 1 });
    expect(deleteInMask(dateMask, '15.07.2026', 3, 3, false).caret).toBe(1);
    expect(deleteInMask(dateMask, '15.07.2026', 0, 10, false)).toEqual({ text: '', caret: 0 });
    expect(deleteInMask(dateMask, '15.07.2026', 10, 10, false)).toEqual({ text: '15.07.202', caret: 9 });
  });

  it('knows the part at the caret, and masks time separately', () => {
    expect(partAt(dateMask, 1)).toEqual({ index: 0, start: 0, end: 2 });
    expect(partAt(dateMask, 4)).toEqual({ index: 1, start: 3, end: 5 });
    expect(partAt(dateMask, 10)).toEqual({ index: 2, start: 6, end: 10 });
    expect(applyMask(timeMask, '935')).toBe('09:35');
  });
});

describe('the long form typed key by key', () => {
  const read = (text: string): string | undefined => {
    const day = parseDay(text, { year: 2026 });
    return day === undefined ? undefined : dottedDay(day);
  };
  const type = (keys: string): string[] => {
    let text = '';
    let typed: Typed = { keys: '', shown: '' };
    return keys.split('').map((key) => {
      const edit =
        typeLoose(typed, text, text.length, text.length, key, read) ??
        typeInMask(dateMask, text, text.length, text.length, key);
      typed = { keys: typed.keys + key, shown: edit.text };
      text = edit.text;
      return text;
    });
  };

  it.each([
    ['2026-03-15', '15.03.2026'],
    ['15/03/26', '15.03.26'],
    ['15 марта 2026', '15.03.2026'],
    ['3 мая 2026', '03.05.2026'],
    ['15 мар. 2026', '15.03.2026'],
    ['1985-12-01', '01.12.1985'],
    ['20-12-2026', '20.12.2026'],
    ['2012-12-20', '20.12.2012'],
    ['5.3.2026', '05.03.2026'],
  ])('%s → %s', (keys, text) => expect(type(keys).at(-1)).toBe(text));

  it('shows what is typed and guesses nothing while it is unclear', () => {
    expect(type('2026-03-1').at(-1)).toBe('2026-03-1');
    expect(type('15 мар').at(-1)).toBe('15 мар');
    expect(type('15 марта 20').at(-1)).toBe('15 марта 20');
  });

  it('refuses foreign letters and years', () => {
    expect(type('15 ы').at(-1)).toBe('15.');
    expect(type('15 марж').at(-1)).toBe('15 мар');
    expect(type('45 м').at(-1)).toBe('04.05.');
    expect(type('0202-').at(-1)).toBe('02.02.');
  });

  it('is deleted by one character, and leaves the mask for digits alone', () => {
    expect(deleteLoose(dateMask, '15 ма', 5, 5, false)).toEqual({ text: '15 м', caret: 4 });
    expect(deleteLoose(dateMask, '15 м', 4, 4, false)).toEqual({ text: '15.', caret: 3 });
    expect(deleteLoose(dateMask, '2026-0', 0, 6, false)).toEqual({ text: '', caret: 0 });
    expect(deleteLoose(dateMask, '15.03.', 6, 6, false)).toBeUndefined();
  });
});

describe('arithmetic', () => {
  it('adds days, months and weeks', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(weekday('2026-11-20')).toBe(4);
    expect(fromIso('2026-02-30')).toBeUndefined();
  });

  it('starts the week on Monday and shows no days of other months', () => {
    const weeks = monthWeeks(2026, 11);
    expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it.each([
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', true, '2027-11-20'],
    ['ArrowUp', false, '2026-11-13'],
  ])('moves by the key %s', (key, shift, to) => expect(moveInCalendar('2026-11-20', key, shift)).toBe(to));

  it('gives the reason of a bound', () => {
    const limits = {
      min: '2026-11-01',
      max: '2026-11-20',
      disabledReason: (d: string) => (d === '2026-11-04' ? 'Праздник' : undefined),
    };
    expect(reasonAgainst('2026-10-31', limits)).toBe('Не раньше 1 ноября 2026');
    expect(reasonAgainst('2026-11-21', limits)).toBe('Не позже 20 ноября 2026');
    expect(reasonAgainst('2026-11-04', limits)).toBe('Праздник');
    expect(reasonAgainst('2026-11-05', limits)).toBeUndefined();
    expect(clampDay('2027-01-01', limits)).toBe('2026-11-20');
  });
});

describe('periods', () => {
  const today = '2026-11-20';
  it.each([
    ['week', { from: '2026-11-14', to: today }],
    ['days30', { from: '2026-10-22', to: today }],
    ['lastMonth', { from: '2026-10-01', to: '2026-10-31' }],
    ['quarter', { from: '2026-10-01', to: today }],
    ['all', null],
  ])('%s', (id, range) => {
    expect(rangePresets.find((preset) => preset.id === id)?.range(today)).toEqual(range);
    expect(presetOf(range, today)).toBe(id);
  });

  it('puts swapped ends in order', () => {
    expect(orderRange('2026-11-20', '2026-10-22')).toEqual({ from: '2026-10-22', to: '2026-11-20' });
    expect(rangeLength({ from: '2026-10-22', to: '2026-11-20' })).toBe(30);
  });
});

describe('texts', () => {
  it('uses the right cases and dashes', () => {
    expect(monthTitle(2026, 5)).toBe('май 2026');
    expect(longDay('2026-05-03')).toBe('3 мая 2026');
    expect(spokenDay('2026-05-03')).toBe('воскресенье, 3 мая 2026');
    expect(dottedDay('2026-05-03')).toBe('03.05.2026');
    expect(rangeText('2026-11-01', '2026-11-20')).toBe('1–20 ноября 2026');
    expect(rangeText('2026-10-22', '2026-11-20')).toBe('22 октября — 20 ноября 2026');
    expect(rangeText('2025-12-30', '2026-01-02')).toBe('30 декабря 2025 — 2 января 2026');
  });
  it('reads the value of a picker', () => {
    expect(toPickerValue('2026-05-03')).toBe('2026-05-03 00:00:00.000');
    expect(dayOf('2026-05-03 00:00:00.000')).toBe('2026-05-03');
    expect(dayOf('2026-05-03T23:59:59Z')).toBe('2026-05-03');
    expect(dayOf('2026-02-31')).toBeUndefined();
  });
});
