import { expect, it } from 'vitest';

import type { SaleItem } from './contract.ts';
import { alike, formulaParts, liveLines, needsTotal, sumParts, totalParts } from './formula.ts';

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

const formula = [{ operator: null, value: '825', label: 'за штуку', tone: null }];
const line = (id: string, name: string, worth: number, status: SaleItem['status'] = 'approved') =>
  ({ id, product: { id: name, name }, formula, status, points: 0, lines: [{ points: worth }] }) as unknown as SaleItem;
const shown = (groups: ReturnType<typeof alike>, total: number) =>
  totalParts(groups, total).map(({ operator, value }) => [operator, value]);

it('names the parts of a column in full', () => {
  const parts = formulaParts([
    { operator: null, value: '350', label: 'за штуку', tone: null },
    { operator: '×', value: '2', label: 'шт.', tone: null },
    { operator: '×', value: '1,5', label: 'Осенний старт', tone: 'promotion' },
    { operator: '+', value: '40', label: 'ещё акций: 3', tone: 'promotion' },
  ]);
  expect(parts.map(({ columnLabel, unit }) => [columnLabel, unit])).toEqual([
    ['Баллы за штуку', undefined],
    ['Количество', 'шт.'],
    ['Акция «Осенний старт»', undefined],
    [undefined, undefined],
  ]);
});

it('says of lines alike one thing once, and adds their points up', () => {
  const groups = alike([line('a', 'drill', 825), line('b', 'saw', 825), line('c', 'drill', 825)]);
  expect(groups.map(({ item, count, points }) => [item.id, count, points])).toEqual([
    ['a', 2, 1650],
    ['b', 1, 825],
  ]);
  expect(shown(groups.slice(0, 1), 1650)).toEqual([
    [undefined, '825'],
    ['×', '2'],
    ['=', '1\u00a0650'],
  ]);
});

it('takes off what was returned or lost, of one line as well', () => {
  const groups = alike([line('a', 'drill', 525), line('b', 'bits', 120)]);
  expect(shown(groups, 400)).toEqual([
    [undefined, '525'],
    ['+', '120'],
    ['−', '245'],
    ['=', '400'],
  ]);
  expect([525, 100].map((total) => needsTotal(groups.slice(0, 1), total))).toEqual([false, true]);
});

it('explains nothing that was rejected or returned', () => {
  const items = [
    line('a', 'drill', 825, 'rejected'),
    line('b', 'saw', 290, 'returned'),
    line('c', 'bits', 140, 'partially_returned'),
  ];
  const groups = alike(liveLines(items));
  expect(groups.map(({ item }) => item.id)).toEqual(['c']);
  expect(shown(groups, 70)).toEqual([
    [undefined, '140'],
    ['−', '70'],
    ['=', '70'],
  ]);
});
