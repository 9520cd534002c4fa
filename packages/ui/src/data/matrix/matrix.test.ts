import { expect, it } from 'vitest';

import { cellsOf, changedCells, filterSections, stateOfCells, toggleCells, type MatrixSection } from './matrix.ts';

const sections: readonly MatrixSection[] = [
  {
    id: 'brands',
    label: 'Бренды',
    rows: [
      { id: 'list', label: 'Список брендов', columns: ['read'] },
      { id: 'card', label: 'Бренд', hint: 'Создание и правка', columns: ['read', 'update'] },
    ],
  },
  { id: 'logs', label: 'Журнал', rows: [{ id: 'entries', label: 'Действия', columns: ['read'] }] },
];
const rows = sections.flatMap((section) => section.rows);
const every = cellsOf(rows);

it('knows the cells of a row, of a column and of everything', () => {
  expect(every).toEqual(['list:read', 'card:read', 'card:update', 'entries:read']);
  expect(cellsOf(rows, 'update')).toEqual(['card:update']);
  expect(stateOfCells([], new Set())).toBe('absent');
  expect(stateOfCells(cellsOf(rows, 'read'), new Set(['list:read']))).toBe('some');
});

it('turns a partly chosen group on whole, then off, in the order of the matrix', () => {
  const on = toggleCells(every, cellsOf(rows, 'read'), new Set(['entries:read']));
  expect(on).toEqual(['list:read', 'card:read', 'entries:read']);
  expect(toggleCells(every, cellsOf(rows, 'read'), new Set(on))).toEqual([]);
});

it('marks what differs from the compared one, in either direction', () => {
  expect([...changedCells(new Set(['list:read']), ['card:read'])].toSorted()).toEqual(['card:read', 'list:read']);
  expect(changedCells(new Set(['list:read']), undefined).size).toBe(0);
});

it('finds rows by their words and whole sections by their name', () => {
  expect(filterSections(sections, 'правка').map(({ rows: found }) => found.map(({ id }) => id))).toEqual([['card']]);
  expect(filterSections(sections, 'журнал')).toEqual([sections[1]]);
  expect(filterSections(sections, '')).toBe(sections);
});
