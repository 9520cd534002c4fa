import { expect, it } from 'vitest';

import { emptyDraft, emptyLine, toInput } from './draft.ts';
import { reduceDraft } from './reduce.ts';
import { dropDraft, keepDraft, readDraft } from './storage.ts';

function memory(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['slot', initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const product = { id: 'p1', name: 'Дрель', article: 'A', brand: null, imageUrl: null, serialRequired: true };
const qr = 't=20261118T1241&s=14980.00&fn=9282440300829880&i=10556&fp=189504453&n=1';

it('keeps the form over a reload', () => {
  const storage = memory();
  const draft = reduceDraft(emptyDraft('2026-11-20', emptyLine(product, 'SN-1')), { type: 'receipt', qr });
  keepDraft(storage, 'slot', draft);
  const again = readDraft(storage, 'slot');
  expect(again && toInput(again, true)).toEqual(toInput(draft, true));
  dropDraft(storage, 'slot');
  expect(readDraft(storage, 'slot')).toBeUndefined();
});

it.each(['не JSON', 'null', '7', '{}', '{"lines":"нет"}'])('takes %j for no form', (content) => {
  expect(readDraft(memory(content), 'slot')).toBeUndefined();
});

it('mends a form that is broken in places', () => {
  const draft = readDraft(memory('{"lines":[7,{"product":{"id":1},"quantity":-2}],"files":[{}],"qr":5}'), 'slot');
  expect(draft?.lines).toHaveLength(1);
  expect(draft?.lines[0]).toMatchObject({ product: undefined, quantity: 1, serial: '' });
  expect(draft?.files).toEqual([]);
});

it('takes the date from the receipt', () => {
  expect(reduceDraft(emptyDraft('2026-11-20'), { type: 'receipt', qr }).saleDate).toBe('2026-11-18');
});

it('forgets the serial number of another product and never leaves the form without a line', () => {
  const line = emptyLine(product, 'SN-1');
  const draft = emptyDraft('2026-11-20', line);
  const other = reduceDraft(draft, { type: 'product', key: line.key, product: { ...product, id: 'p2' } });
  expect(other.lines[0]?.serial).toBe('');
  expect(reduceDraft(draft, { type: 'remove', key: line.key }).lines).toHaveLength(1);
});
