import { Problem } from '@pribavka/api';
import { expect, it } from 'vitest';

import { fieldOf, toSubmitError } from './refusal.ts';
import { newLine } from './values.ts';

const product = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
const values = { lines: [newLine(), newLine(product)] };

it.each([
  ['items[0].serialNumber', 'lines[1].serial'],
  ['items.0.serialNumber', 'lines[1].serial'],
  ['/items/0/priceKopecks', 'lines[1].price'],
  ['items[1].serialNumber', 'items[1].serialNumber'],
  ['items', 'items'],
  ['saleDate', 'saleDate'],
  ['comment', 'comment'],
  ['receipt.qr', 'receipt'],
  ['fileIds[0]', 'photos'],
])('finds the field of %s', (path, name) => {
  expect(fieldOf(values, path)).toBe(name);
});

const refused = { kind: 'validation', code: 'VALIDATION_FAILED', status: 400, requestId: undefined } as const;

it('leads words about a field to it and leaves the rest to the strip', () => {
  const fields = { 'items[0].serialNumber': ['Номер не подходит'], 'receipt.fn': ['Не тот чек'], receipt: ['Повтор'] };
  expect(toSubmitError(values, new Problem({ ...refused, fields, messages: ['Точка закрыта'] }))).toMatchObject({
    fields: { 'lines[1].serial': ['Номер не подходит'], receipt: ['Не тот чек', 'Повтор'] },
    messages: ['Точка закрыта'],
  });
});

it('has words for a lost answer and for a refusal without any', () => {
  const silent = new Problem({ ...refused, fields: {}, messages: [] });
  expect(toSubmitError(values, silent).messages).toEqual(['Сервер не принял продажу']);
  expect(toSubmitError(values, new TypeError('gone')).messages[0]).toMatch(/^Не отправили\. Проверьте интернет/);
});
