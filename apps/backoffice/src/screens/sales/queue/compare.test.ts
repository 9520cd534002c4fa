import { expect, it } from 'vitest';

import { compareReceipt } from './compare.ts';
import { saleOf } from './fake.ts';

const sale = (more: object) => ({ ...saleOf('s1', 'П-1'), ...more });
const receipt = { fn: '1', fd: null, fpd: null, qr: null, totalKopecks: 599_000, datetime: '2026-11-20 12:29:00.000' };
const marks = (more: object) => compareReceipt(sale(more)).map(({ matches }) => matches);

it('agrees where day, sum and shop are the same', () => {
  expect(marks({ receipt })).toEqual([true, true, true]);
});

it('marks the figure that differs', () => {
  expect(marks({ receipt: { ...receipt, datetime: '2026-11-19 12:29:00.000' } })).toEqual([false, true, true]);
  expect(marks({ receipt: { ...receipt, totalKopecks: 1 } })).toEqual([true, false, true]);
  const review = { ...saleOf('s1', 'П-1').review, receiptStore: 'Мастерок на Победы' };
  expect(marks({ receipt, review })).toEqual([true, true, false]);
});

it('compares nothing with a receipt nobody could read', () => {
  expect(marks({ receipt: null })).toEqual([undefined, undefined, undefined]);
});
