import { expect, it } from 'vitest';

import { emptyDraft, emptyLine } from './draft.ts';
import { mergeErrors, placeRefusal } from './refusal.ts';

const product = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
const [spare, line] = [emptyLine(), emptyLine(product, 'SN-1')];
const draft = { ...emptyDraft('2026-11-20', spare), lines: [spare, line] };

it.each(['items[0].serialNumber', 'items.0.serialNumber', '/items/0/serialNumber'])('finds the line of %s', (path) => {
  const { errors, rest } = placeRefusal(draft, { fields: { [path]: ['Номер не подходит'] }, messages: [] });
  expect(errors.lines).toEqual({ [line.key]: { serial: 'Номер не подходит' } });
  expect(rest).toEqual([]);
});

it('keeps sentences that have no field, and says none of them twice', () => {
  const { errors, rest } = placeRefusal(draft, {
    fields: { saleDate: ['Срок истёк'], comment: ['Слишком длинно'] },
    messages: ['Срок истёк', 'Точка закрыта'],
  });
  expect(errors.date).toBe('Срок истёк');
  expect(rest).toEqual(['Слишком длинно', 'Точка закрыта']);
});

it('keeps a refused receipt apart from refused photos', () => {
  const { errors } = placeRefusal(draft, {
    fields: { 'receipt.qr': ['Этот чек уже использован'], 'fileIds[0]': ['Файл не читается'] },
    messages: [],
  });
  expect(errors).toMatchObject({ receipt: 'Этот чек уже использован', proof: 'Файл не читается' });
});

it('shows own findings over the messages of the server', () => {
  const own = { lines: { a: { serial: 'свой' } } };
  const server = { date: 'дата', lines: { a: { serial: 'сервер', price: 'цена' } } };
  expect(mergeErrors(own, server)).toEqual({ date: 'дата', lines: { a: { serial: 'свой', price: 'цена' } } });
});
