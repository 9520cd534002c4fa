import { expect, it } from 'vitest';

import { countWithoutReceipt, issueOf, type ListRow, refusedRows, shownColumns } from './list.ts';

const empty = {
  number: '',
  saleDate: '',
  article: '',
  gtin: '',
  serial: '',
  quantity: '',
  price: '',
  storeCode: '',
  qr: '',
  saleDateReason: '',
  comment: '',
};
const row = (number: number, change: Partial<ListRow> & { cells?: ListRow['cells'] } = {}): ListRow => ({
  row: number,
  cells: empty,
  state: 'ready',
  issues: [],
  points: null,
  sale: null,
  edited: false,
  ...change,
});
const issue = (field: string, message: string) => ({ field, code: 'X', message });

it('shows what a sale needs, and of the rest what any row has or is refused for', () => {
  const fields = Object.keys(empty).map((field) => ({ field, title: field, required: false, guess: null }));
  const shown = (rows: ListRow[]) => shownColumns({ fields, rows }).map(({ field }) => field);
  expect(shown([row(2)])).toEqual(['number', 'saleDate', 'article']);
  expect(shown([row(2, { cells: { ...empty, price: '5' } }), row(3, { issues: [issue('serial', 'нужен')] })])).toEqual([
    'number',
    'saleDate',
    'article',
    'serial',
    'price',
  ]);
});

it('asks for the reason of another day where one is missing', () => {
  const fields = Object.keys(empty).map((field) => ({ field, title: field, required: false, guess: null }));
  const differs = row(2, { issues: [{ field: 'saleDate', code: 'SALE_DATE_RECEIPT', message: 'В чеке другая дата' }] });
  expect(shownColumns({ fields, rows: [differs] }).map(({ field }) => field)).toContain('saleDateReason');
});

it('says everything that is wrong with a cell, and nothing of the others', () => {
  const wrong = row(2, { issues: [issue('serial', 'Слишком длинное значение'), issue('price', 'Цена')] });
  expect(issueOf(wrong, 'serial')).toBe('Слишком длинное значение');
  expect(issueOf({ issues: [issue('a', 'Раз'), issue('a', 'Два')] }, 'a')).toBe('Раз. Два');
  expect(issueOf(wrong, 'number')).toBeUndefined();
});

it('keeps a corrected row among the refused ones, in the order of the file', () => {
  const rows = [row(2), row(3, { state: 'refused' }), row(4, { edited: true }), row(5, { state: 'known' })];
  expect(refusedRows(rows).map(({ row: number }) => number)).toEqual([3, 4]);
});

it('counts sales without a receipt, not rows, and only those that are ready', () => {
  const of = (number: string, qr = '') => ({ cells: { ...empty, number, qr } });
  const rows = [row(2, of('1')), row(3, of('1')), row(4, of('2', 't=1')), row(5, { ...of('3'), state: 'refused' })];
  expect(countWithoutReceipt(rows)).toBe(1);
});
