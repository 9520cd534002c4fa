import { expect, it } from 'vitest';

import { levelOf, levelRanges, mapFigures } from './region-levels.ts';

it('adds up a region written in two ways and keeps apart what is on no map', () => {
  const { byTile, elsewhere, most } = mapFigures([
    { region: 'Тверская область', units: 40 },
    { region: 'Тверская обл.', units: 11 },
    { region: 'Томская область', units: 3 },
    { region: '', units: 2 },
  ]);
  expect(Object.fromEntries(byTile)).toEqual({ ТВЕ: 51, ТОМ: 3 });
  expect([elsewhere, most]).toEqual([2, 51]);
  expect(mapFigures([]).most).toBe(0);
});

it('gives each number exactly the shade the legend says', () => {
  for (const most of [1, 2, 3, 7, 51, 1000]) {
    const ranges = levelRanges(most);
    expect(ranges.at(-1)?.to).toBe(most);
    for (let units = 1; units <= most; units += 1) {
      const named = ranges.filter(({ from, to }) => from <= units && units <= to);
      expect(named.map(({ level }) => level)).toEqual([levelOf(units, most)]);
    }
  }
  expect([levelOf(0, 10), levelOf(-3, 10), levelOf(0, 0)]).toEqual([0, 0, 0]);
  expect(levelRanges(0)).toEqual([]);
});
