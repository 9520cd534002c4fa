import { describe, expect, it } from 'vitest';

import type { Sale } from '../../../shared/contract.ts';
import { checkDraft, countErrors } from './check.ts';
import { emptyDraft, emptyLine, fromSale, isBlank, toInput } from './draft.ts';
import { kopecksOf, rublesOf } from './money.ts';

const drill = {
  id: 'p1',
  name: 'Шуруповёрт',
  article: 'СТ-18042',
  brand: 'Стрежень',
  imageUrl: null,
  serialRequired: true,
};
const pads = { ...drill, id: 'p2', name: 'Оснастка', serialRequired: false };
const now = new Date(2026, 10, 20);
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

  it.each(['', 'сто', '1,234', '-5', '12345678901'])('refuses «%s»', (text) => {
    expect(kopecksOf(text)).toBeUndefined();
  });

  it('writes what it reads', () => {
    expect(rublesOf(1_498_050)).toBe('14\u00a0980,50');
    expect(kopecksOf(rublesOf(1_498_000))).toBe(1_498_000);
  });
});

describe('draft of a sale', () => {
  it('sends one unit per serial number and leaves out spare lines', () => {
    const draft = {
      ...emptyDraft('2026-11-20', { ...emptyLine(drill, ' SN1 '), quantity: 3, price: '5 990' }),
      qr: 't=1',
    };
    const body = toInput({ ...draft, lines: [...draft.lines, emptyLine()] }, true);
    expect(body).toEqual({
      saleDate: '2026-11-20',
      items: [{ productId: 'p1', quantity: 1, priceKopecks: 599_000, serialNumber: 'SN1' }],
      receipt: { qr: 't=1' },
      fileIds: [],
      submit: true,
    });
  });

  it('sends parts typed by hand as parts, and opens them again', () => {
    const qr = 't=20261118T1241&s=1113.99&fn=9282440300829880&i=10556&fp=189504453&n=1';
    const body = toInput({ ...emptyDraft('2026-11-20'), qr, typed: true }, false);
    const receipt = {
      fn: '9282440300829880',
      fd: '10556',
      fpd: '189504453',
      totalKopecks: 111_399,
      datetime: '2026-11-18 12:41:00.000',
    };
    expect(body.receipt).toEqual(receipt);
    const kept = { id: 's', version: 1, items: [], files: [], saleDate: null, comment: null } as unknown as Sale;
    expect(fromSale({ ...kept, receipt: { ...receipt, qr: null } })).toMatchObject({ qr, typed: true });
    expect(fromSale({ ...kept, receipt: { ...receipt, qr } })).toMatchObject({ qr, typed: false });
    expect(fromSale({ ...kept, receipt: null })).toMatchObject({ qr: '', typed: false });
  });

  it('is blank until something worth keeping is in it', () => {
    expect(isBlank(emptyDraft('2026-11-20'))).toBe(true);
    expect(isBlank({ ...emptyDraft('2026-11-20'), files: [photo] })).toBe(false);
  });

  it('asks for a product, a serial number, a proof and a past date', () => {
    const empty = emptyDraft('2026-11-21');
    expect(countErrors(checkDraft(empty, 'idle', now))).toBe(3);
    const line = emptyLine(drill);
    expect(checkDraft(emptyDraft('2026-11-20', line), 'idle', now).lines[line.key]).toEqual({
      serial: 'Введите серийный номер',
    });
  });

  it('finds the same serial number twice, whatever the case', () => {
    const [one, two] = [emptyLine(drill, 'ab1'), emptyLine(drill, 'AB1 ')];
    const errors = checkDraft({ ...emptyDraft('2026-11-20', one), lines: [one, two], files: [photo] }, 'idle', now);
    expect(Object.keys(errors.lines)).toEqual([one.key, two.key]);
  });

  it('lets a complete sale go', () => {
    const draft = { ...emptyDraft('2026-11-20', emptyLine(pads)), files: [photo] };
    expect(countErrors(checkDraft(draft, 'idle', now))).toBe(0);
  });
});
