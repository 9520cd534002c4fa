import { ceilings } from '@pribavka/api';
import { describe, expect, it } from 'vitest';

import type { Sale } from '../../../shared/contract.ts';
import { kopecksOf, rublesOf } from './money.ts';
import { priceRule as priceRuleOf, proofRule, serialRule } from './rules.ts';
import { fromSale, newLine, newSale, toInput, type SaleValues } from './values.ts';

const drill = {
  id: 'p1',
  name: 'Шуруповёрт',
  article: 'СТ-18042',
  brand: 'Стрежень',
  imageUrl: null,
  serialRequired: true,
};
const pads = { ...drill, id: 'p2', name: 'Оснастка', serialRequired: false };
const priceRule = priceRuleOf(ceilings.priceKopecks);
const photo = { id: 'f1', name: 'chek.jpg', size: 10, mime: 'image/jpeg', url: '/f1' };

describe('money', () => {
  it.each([
    ['14 980,50', 1_498_050],
    ['14980.5', 1_498_050],
    ['7', 700],
    ['7,', 700],
    ['1\u00a0000 ₽', 100_000],
  ])('reads «%s»', (text, kopecks) => {
    expect(kopecksOf(text)).toBe(kopecks);
  });

  it.each(['', 'сто', '1,234', '-5', '10 5', '12345678901'])('refuses «%s»', (text) => {
    expect(kopecksOf(text)).toBeUndefined();
  });

  it('writes what it reads', () => {
    expect(rublesOf(1_498_050)).toBe('14\u00a0980,50');
    expect(kopecksOf(rublesOf(1_498_000))).toBe(1_498_000);
  });
});

describe('values of a sale', () => {
  it('are sent with one unit per serial number and without spare lines', () => {
    const values: SaleValues = {
      ...newSale('2026-11-20', { ...newLine(drill), serial: ' SN1 ', quantity: 3, price: '5 990' }),
      receipt: { qr: 't=1', typed: false },
    };
    const body = toInput({ ...values, lines: [...values.lines, newLine()] }, true);
    expect(body).toEqual({
      saleDate: '2026-11-20',
      items: [{ productId: 'p1', quantity: 1, priceKopecks: 599_000, serialNumber: 'SN1' }],
      receipt: { qr: 't=1' },
      fileIds: [],
      submit: true,
    });
  });

  it('send the mark a number was scanned from, and no more once the number is typed over', () => {
    const mark = { gtin: '04607177964089', serial: '5AbcD' };
    const markOf = (serial: string) => {
      const values = newSale('2026-11-20', { ...newLine(drill), serial, mark });
      return toInput(values, true).items[0]?.markGtin;
    };
    expect([markOf('5AbcD'), markOf(' 5AbcD '), markOf('5AbcE')]).toEqual([mark.gtin, mark.gtin, undefined]);
    const item = { product: drill, serialRequired: true, quantity: 1, priceKopecks: null, serialNumber: '5AbcD' };
    const sale = { id: 's', version: 1, files: [], saleDate: null, comment: null, receipt: null };
    const opened = fromSale({ ...sale, items: [{ ...item, markGtin: mark.gtin }] } as unknown as Sale);
    expect(toInput(opened, true).items).toMatchObject([{ serialNumber: '5AbcD', markGtin: mark.gtin }]);
  });

  it('a price above the ceiling is refused at its field, and a draft is saved without it', () => {
    expect([priceRule('100 000 000', {}), priceRule('100 000 000,01', {}), priceRule('сто', {})]).toEqual([
      undefined,
      'Не больше 100\u00A0000\u00A0000 ₽ за штуку: проверьте, нет ли лишних цифр',
      'Введите цену в рублях, например 14 980,50',
    ]);
    const values = newSale('2026-11-20', { ...newLine(pads), price: '999 999 999' });
    expect(toInput(values, false).items).toEqual([{ productId: 'p2', quantity: 1 }]);
  });

  it('a price above a lower bound of the programme is refused as well, and a draft is saved without it', () => {
    const rule = priceRuleOf(500_000);
    expect([rule('5 000', {}), rule('5 000,01', {})]).toEqual([
      undefined,
      'Не больше 5\u00A0000 ₽ за штуку: проверьте, нет ли лишних цифр',
    ]);
    const values = newSale('2026-11-20', { ...newLine(pads), price: '5 000,01' });
    expect(toInput(values, false, 500_000).items).toEqual([{ productId: 'p2', quantity: 1 }]);
    expect(toInput(values, true).items).toEqual([{ productId: 'p2', quantity: 1, priceKopecks: 500_001 }]);
  });

  it('are sent while some fields have not been on the screen, and without half a date', () => {
    const values = { ...newSale('2026-11-2'), lines: [{ product: pads }] };
    expect(toInput(values, false)).toEqual({ items: [{ productId: 'p2', quantity: 1 }], fileIds: [], submit: false });
  });

  it('send parts typed by hand as parts, and open them again', () => {
    const qr = 't=20261118T1241&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';
    const body = toInput({ ...newSale('2026-11-20'), receipt: { qr, typed: true } }, false);
    const receipt = {
      fn: '9282440300829880',
      fd: '10556',
      fpd: '189504453',
      totalKopecks: 111_399,
      datetime: '2026-11-18 12:41:00.000',
    };
    expect(body.receipt).toEqual(receipt);
    const sale = { id: 's', version: 1, items: [], files: [], saleDate: null, comment: null } as unknown as Sale;
    expect(fromSale({ ...sale, receipt: { ...receipt, qr: null } }).receipt).toEqual({ qr, typed: true });
    expect(fromSale({ ...sale, receipt: { ...receipt, qr } }).receipt).toEqual({ qr, typed: false });
    expect(fromSale({ ...sale, receipt: null }).receipt).toBeNull();
  });
});

describe('rules of a sale', () => {
  const withLines = (...lines: SaleValues['lines']): SaleValues => ({ ...newSale('2026-11-20'), lines });

  it('ask for the serial number of a product that has one', () => {
    const values = withLines(newLine(drill), newLine(pads), newLine());
    expect([0, 1, 2].map((index) => serialRule(index)('', values))).toEqual([
      'Введите серийный номер',
      undefined,
      undefined,
    ]);
  });

  it('find the same serial number twice; whether a capital makes another unit the server knows', () => {
    const values = withLines({ ...newLine(drill), serial: 'AB1' }, { ...newLine(drill), serial: 'AB1 ' });
    const capital = withLines({ ...newLine(drill), serial: 'ab1' }, { ...newLine(drill), serial: 'AB1' });
    expect(serialRule(0)('ab1', capital)).toBeUndefined();
    for (const index of [0, 1]) expect(serialRule(index)('', values)).toBe('Этот номер уже есть в другой позиции');
    const apart = withLines({ ...newLine(drill), serial: 'ab1' }, { ...newLine(pads), serial: 'AB1' });
    expect(serialRule(0)('ab1', apart)).toBeUndefined();
  });

  it('take an amount of roubles or nothing for a price', () => {
    expect([undefined, '', '14 980,50', 'сто'].map((price) => priceRule(price) !== undefined)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it.each([
    ['nothing', {}, [], false],
    ['a photo on its way', {}, [{ status: 'uploading' }], true],
    ['a photo that was stopped', {}, [{ status: 'cancelled' }], false],
    ['a photo of an earlier visit', { files: [photo] }, [], true],
    ['a receipt', { receipt: { qr: 't=1', typed: false } }, [], true],
  ])('ask for a proof: %s', (_what, part, photos, enough) => {
    expect(proofRule(photos, { ...newSale('2026-11-20'), ...part }) === undefined).toBe(enough);
  });
});
