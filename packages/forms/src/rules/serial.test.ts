import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseReceipt, receiptKey } from './receipt.ts';
import { readSerial, type SerialKind, serialKeysOf } from './serial.ts';

const GS = '\u001D';
const gtin = '04607177964089';
const serial = '5Du(wE"T&R<Hk';
const crypto = `91EE06${GS}92${'/+aZ'.repeat(11)}`;
const marked: SerialKind = { isMarked: true, gtin: '4607177964089', serialPattern: null, serialExample: null };
const plain: SerialKind = { ...marked, isMarked: false };

const spellings: [string, string][] = [
  ['the serial alone', serial],
  ['spaces around it', `  ${serial} `],
  ['the serial with its tail', `${serial}${GS}${crypto}`],
  ['a code without a tail', `01${gtin}21${serial}`],
  ['a code with its tail', `01${gtin}21${serial}${GS}${crypto}`],
  ['a code with a short tail', `01${gtin}21${serial}${GS}93dGVz`],
  ['FNC1 first', `${GS}01${gtin}21${serial}${GS}${crypto}`],
  ['FNC1 as the sign of some scanners', `\u00E801${gtin}21${serial}${GS}${crypto}`],
  [']d2 first', `]d201${gtin}21${serial}${GS}${crypto}`],
  [']d2 and FNC1 first', `]d2${GS}01${gtin}21${serial}${GS}93dGVz`],
  ['a separator before 21', `01${gtin}${GS}21${serial}`],
  ['\\u001d', `01${gtin}21${serial}\\u001d91EE06\\u001d92${'a'.repeat(44)}`],
  ['\\x1D', `01${gtin}21${serial}\\x1D93dGVz`],
  ['_x001D_ of a workbook', `01${gtin}21${serial}_x001D_93dGVz`],
  ['<GS>', `01${gtin}21${serial}<GS>93dGVz`],
  ['the picture of the separator', `01${gtin}21${serial}\u241D93dGVz`],
  ['entities', `01${gtin}215Du(wE&quot;T&amp;R&lt;Hk&#29;93dGVz`],
  ['entities of the serial alone', '5Du(wE&quot;T&amp;R&lt;Hk'],
  ['brackets', `(01)${gtin}(21)${serial}`],
  ['brackets with a tail', `(01)${gtin}(21)${serial}(91)EE06(92)${'a'.repeat(44)}`],
  ['brackets with spaces', `(01) ${gtin} (21) ${serial}`],
  ['lost separators', `01${gtin}21${serial}91EE0692${'b'.repeat(44)}`],
  ['lost separators of a long signature', `01${gtin}21${serial}91EE0692${'b'.repeat(88)}`],
  ['one lost separator of two', `01${gtin}21${serial}91EE06${GS}92${'b'.repeat(44)}`],
  ['a lost separator of a short tail', `01${gtin}21${serial}93dGVz`],
];

describe('a number of a marked product', () => {
  it.each(spellings)('has one form with %s', (_what, text) => {
    expect(readSerial(text, marked)).toMatchObject({ ok: true, serial, key: serial });
    expect(readSerial(text, { ...marked, gtin: null })).toMatchObject({ ok: true, key: serial });
  });

  it.each(['5du(we"t&r<hk', '5D-u(wE"T&R<Hk', '5Du(wE"T&R<H_', '5Du(wE"T&R<Hk-'])('is another unit as %s', (other) => {
    expect(readSerial(other, marked)).toMatchObject({ ok: true, serial: other, key: other });
  });

  it('stays whole with the keys of a tail in it', () => {
    const tricky = '5D91abcd92xyz';
    const ways = [
      tricky,
      `01${gtin}21${tricky}91EE0692${'b'.repeat(44)}`,
      `01${gtin}21${tricky}${GS}${crypto}`,
      '01'.concat(gtin, '21', tricky),
    ];
    for (const way of ways) expect(readSerial(way, marked)).toMatchObject({ serial: tricky });
    const brackets = '5D(10)abc(91)';
    expect(readSerial(`(01)${gtin}(21)${brackets}(91)EE06`, marked)).toMatchObject({ serial: brackets });
  });

  it.each([
    ['a length of no group', `01${gtin}21abcdefghi91EE0692${'b'.repeat(44)}`],
    ['a short serial or a short tail', `01${gtin}21abcdef93dGVz`],
    ['a wrong check digit', `010460717796408821${serial}`],
    ['no serial', `01${gtin}21`],
  ])('is refused with %s', (_what, text) => {
    expect(readSerial(text, marked)).toEqual({ ok: false, problem: 'mark' });
  });
});

describe('a plain number', () => {
  it.each(['AB-123 456', 'ab123456', 'ab_123–456', `01${gtin}21AB-123456`, `(01)${gtin}(21)ab123456`])(
    'is one as %s',
    (text) => {
      expect(readSerial(text, plain)).toMatchObject({ ok: true, key: 'AB123456' });
    },
  );

  it('has its spellings of a mark in one key as well', () => {
    for (const [, text] of spellings.filter(([, way]) => way.includes(gtin))) {
      expect(readSerial(text, plain)).toMatchObject({ ok: true, serial, key: '5DU(WE"T&R<HK' });
    }
  });
});

describe('what no number can be', () => {
  it.each([
    ['5Вг(цУЭЕ?КБРл', 'layout'],
    [`01${gtin}215Вг(цУЭЕ?КБРл`, 'layout'],
    ['AB\u0007123', 'signs'],
    ['AB\u200B123', 'signs'],
    ['---', 'signs'],
    ['x'.repeat(65), 'signs'],
    ['8.9E+18', 'rounded'],
    ['3,52099E+14', 'rounded'],
    ['9e+18', 'rounded'],
    [`010200000000001521${serial}`, 'other'],
  ])('refuses %j (%s)', (text, problem) => {
    expect(readSerial(text, plain)).toEqual({ ok: false, problem });
  });

  it('refuses what a mark cannot hold', () => {
    expect(readSerial('5Du wE', marked)).toEqual({ ok: false, problem: 'signs' });
    expect(readSerial('5Вг(цУЭЕ?КБРл', marked)).toEqual({ ok: false, problem: 'layout' });
  });

  it('takes Cyrillic where the card of the product says so, and numbers with an E', () => {
    const russian = { ...plain, serialPattern: 'СТ-\\d{6}' };
    expect(readSerial('СТ-123456', russian)).toMatchObject({ ok: true, key: 'СТ123456' });
    expect(readSerial('СТ-123456', { ...plain, serialExample: 'СТ-000001' })).toMatchObject({ ok: true });
    expect(readSerial('12E5', plain)).toMatchObject({ ok: true });
    expect(readSerial('E-1005', plain)).toMatchObject({ ok: true });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), fc.boolean(), (text, isMarked) => void readSerial(text, { isMarked })));
  });
});

it('looks for a number of an unknown product under both its keys', () => {
  expect(serialKeysOf(`(01)${gtin}(21)${serial}`)).toEqual([serial, '5DU(WE"T&R<HK']);
  expect(serialKeysOf(' ab-1 ')).toEqual(['ab-1', 'AB1']);
  expect(serialKeysOf('AB1')).toEqual(['AB1']);
});

it.each([
  't=20201225T1016&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1',
  ' n=1&fp=189504453&i=10556&fn=9282440300829880&s=1113,99&t=20201225T101600 ',
  'https://check.example/?t=20201225T1016&s=1113.99&fn=9282440300829880&i=0000010556&fp=0189504453&n=1',
])('a receipt has one key as %s', (text) => {
  const read = parseReceipt(text);
  expect(read.ok && receiptKey(read.receipt)).toBe('9282440300829880-10556-189504453');
});

it.each([GS, ']d2', '(91)aaaa', '\\u001d', 'A'])('refuses a cell full of «%s», whatever its length', (sign) => {
  for (const kind of [marked, plain]) {
    const long = `01${gtin}21${sign.repeat(20_000)}`;
    expect(readSerial(long, kind)).toMatchObject({ ok: false });
    expect(readSerial(sign.repeat(20_000), kind)).toMatchObject({ ok: false });
  }
});

it('takes the tail off before another part, and refuses a code whose next part has no separator', () => {
  const code = `01${gtin}215AbcDEf012345`;
  for (const whole of [`${code}93dGVz${GS}3103000350`, `${code}93dGVz${GS}`, `${code}${GS}3103000350`]) {
    expect(readSerial(whole, marked)).toMatchObject({ ok: true, key: '5AbcDEf012345' });
  }
  for (const whole of [`${code}240ABC`, `${code}91EE06`, `${code}17261231`]) {
    expect(readSerial(whole, marked)).toEqual({ ok: false, problem: 'mark' });
  }
});
