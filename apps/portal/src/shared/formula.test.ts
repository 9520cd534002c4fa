import { expect, it } from 'vitest';

import type { SaleItem } from './contract.ts';
import { alike, formulaParts, needsTotal, sumParts, totalParts } from './formula.ts';

it('adds the terms up and names the result', () => {
  const parts = sumParts(
    [
      { label: '350 × 2 шт.', points: 700 },
      { label: '«Осенний старт»', points: 350, promotion: true },
      { label: 'Возврат', points: -1 },
    ],
    1049,
  );
  expect(parts.map(({ operator, value, tone }) => [operator, value, tone])).toEqual([
    [undefined, '700', undefined],
    ['+', '350', 'promotion'],
    ['−', '1', undefined],
    ['=', '1\u00a0049', 'result'],
  ]);
  expect(parts.at(-1)?.label).toBe('баллов');
});

it("takes the server's formula as it is", () => {
  const [first, last] = formulaParts([
    { operator: null, value: '350', label: 'за штуку', tone: null },
    { operator: '=', value: '525', label: 'баллов', tone: 'result' },
  ]);
  expect([first?.operator, first?.tone, last?.operator, last?.tone]).toEqual([undefined, undefined, '=', 'result']);
});

it('says of lines alike one thing once, and adds their points up', () => {
  const formula = [{ operator: null, value: '825', label: 'за штуку', tone: null }];
  const line = (id: string, productId: string, points: number) =>
    ({ id, product: { id: productId }, formula, points }) as SaleItem;
  const groups = alike([line('a', 'drill', 825), line('b', 'saw', 825), line('c', 'drill', 825)]);
  expect(groups.map(({ item, count, points }) => [item.id, count, points])).toEqual([
    ['a', 2, 1650],
    ['b', 1, 825],
  ]);
  expect(totalParts(groups.slice(0, 1), 1650).map(({ operator, value }) => [operator, value])).toEqual([
    [undefined, '825'],
    ['×', '2'],
    ['=', '1\u00a0650'],
  ]);
});

it('takes off what was returned, of one line as well', () => {
  const formula = [{ operator: null, value: '525', label: 'за штуку', tone: null }];
  const drill = { id: 'a', product: { id: 'drill', name: 'Дрель' }, formula, points: 525 } as SaleItem;
  const bits = { id: 'b', product: { id: 'bits', name: 'Буры' }, formula, points: 120 } as SaleItem;
  expect(totalParts(alike([drill, bits]), 120).map(({ operator, value }) => [operator, value])).toEqual([
    [undefined, '525'],
    ['+', '120'],
    ['−', '525'],
    ['=', '120'],
  ]);
  expect([525, 100].map((total) => needsTotal([drill], total))).toEqual([false, true]);
});
