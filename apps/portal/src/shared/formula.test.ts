import { expect, it } from 'vitest';

import { formulaParts, sumParts } from './formula.ts';

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
