import { describe, expect, it } from 'vitest';

import type { FilterModel } from './filters.ts';
import { patchTableState, readTableState, writeTableState, type TableStateModel } from './state.ts';

const filters: FilterModel[] = [
  {
    id: 'status',
    label: 'Статус',
    type: 'options',
    options: [
      { value: 'confirmed', label: 'Подтверждён' },
      { value: 'a,b~c', label: 'Странный' },
    ],
  },
  { id: 'partner', label: 'Партнёр', type: 'options' },
  { id: 'created', label: 'Регистрация', type: 'dates' },
  { id: 'points', label: 'Баллы', type: 'numbers' },
  { id: 'mine', label: 'Мои', type: 'flag' },
];
const model: TableStateModel = {
  filters,
  sortable: ['name', 'activity'],
  defaults: { sort: [{ id: 'activity', desc: true }] },
};

describe('the state in the address', () => {
  it('survives a round trip and leaves foreign names alone', () => {
    const state = readTableState('', model);
    const rich = {
      ...state,
      search: 'Мельникова & Ко',
      sort: [
        { id: 'name', desc: false },
        { id: 'activity', desc: true },
      ],
      filters: {
        status: ['confirmed', 'a,b~c'],
        created: { from: '2026-10-22', to: undefined },
        points: { from: '-5', to: '100' },
        mine: true,
      },
      page: 3,
      pageSize: 50,
      view: 'moderation',
      open: '104582',
    };
    const search = writeTableState('?lang=ru', rich, model);
    expect(search).toContain('lang=ru');
    expect(readTableState(search, model)).toEqual(rich);
  });

  it('writes no defaults into the address', () => {
    expect(writeTableState('', readTableState('', model), model)).toBe('');
  });

  it('tells a cleared sort from the default one', () => {
    const search = writeTableState('', { ...readTableState('', model), sort: [] }, model);
    expect(readTableState(search, model).sort).toEqual([]);
  });

  it('keeps a cleared default filter cleared', () => {
    const withDefault = { ...model, defaults: { filters: { mine: true } } };
    const search = writeTableState('', { ...readTableState('', withDefault), filters: {} }, withDefault);
    expect(readTableState(search, withDefault).filters).toEqual({});
  });

  it.each([
    '?page=-1&size=7&sort=,-,drop table,-unknown&f.status=hacker&f.created=вчера..31.12&f.points=..&f.mine=да',
    '?page=1e99&f.points=abc..NaN',
    '?page=%FF',
  ])('turns the nonsense %s into defaults', (search) => {
    const state = readTableState(search, model);
    expect(state.filters).toEqual({});
    expect(Number.isInteger(state.page)).toBe(true);
    expect(state.pageSize).toBe(15);
  });

  it('keeps two tables apart', () => {
    const a = { ...model, prefix: 'a.' };
    const first = writeTableState('', { ...readTableState('', a), page: 2 }, a);
    const both = writeTableState(first, { ...readTableState('', model), page: 5 }, { ...model, prefix: 'b.' });
    expect(readTableState(both, a).page).toBe(2);
  });

  it('returns to the first page for a new filter, not for an open row', () => {
    const state = { ...readTableState('', model), page: 4 };
    expect(patchTableState(state, { open: '1' }).page).toBe(4);
    expect(patchTableState(state, { search: 'а' }).page).toBe(1);
    expect(patchTableState(state, { page: 5 }).page).toBe(5);
  });
});
