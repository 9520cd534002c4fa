import { expect, it } from 'vitest';

import { mapSize, regionTiles, tileOf } from './region-tiles.ts';

it('has a square of its own for every region, and finds each by its own name', () => {
  expect(regionTiles).toHaveLength(89);
  expect(new Set(regionTiles.map(({ column, row }) => `${column}:${row}`)).size).toBe(89);
  expect(regionTiles.every(({ column, row }) => column < mapSize.columns && row < mapSize.rows)).toBe(true);
  for (const { name, code } of regionTiles) expect(`${name}: ${tileOf(name) ?? ''}`).toBe(`${name}: ${code}`);
});

it('knows a region however an address writes it', () => {
  expect(
    [
      'Тверская обл.',
      'обл Тульская',
      'г. Москва',
      'Московская обл',
      'г Санкт-Петербург',
      'Татарстан',
      'Респ Саха /Якутия/',
      'Сахалинская обл.',
      'ХМАО — Югра',
      'Ямало-Ненецкий АО',
      'Ненецкий АО',
      'Алтай Респ',
      'край Алтайский',
      'Чувашия',
      'Чечня',
    ].map(tileOf),
  ).toEqual('ТВЕ ТУЛ МСК МОО СПБ ТАТ ЯКУ СХЛ ХМА ЯМА НЕН РАЛ АЛТ ЧУВ ЧЕЧ'.split(' '));
  expect(['', 'Без региона', 'Минская область'].map(tileOf)).toEqual([undefined, undefined, undefined]);
});
