import { expect, it } from 'vitest';

import { historyBody, isHistoryFiltered, noHistoryFilters, readHistory, writeHistory } from './filters.ts';

const promotion = '01a212d3-b93f-700a-909d-50ae6ff8a590';

it('reads the chip of the address and takes an unknown one for all', () => {
  expect(readHistory(new URLSearchParams('kind=expired')).chip).toBe('expired');
  expect(readHistory(new URLSearchParams('kind=constructor')).chip).toBe('all');
});

it('asks for the types of the chip, for everything without one', () => {
  expect(historyBody({ ...noHistoryFilters, chip: 'expired' }).filters).toEqual({ types: ['EXPIRATION'] });
  expect(historyBody(noHistoryFilters).filters).toEqual({});
});

it('keeps the filters in the address, next to an opened operation, and reads them back', () => {
  const query = writeHistory(new URLSearchParams('operation=7'), { from: '2026-11-01', sign: 'debit', promotion });
  expect(query.toString()).toBe(`operation=7&from=2026-11-01&sign=debit&promotion=${promotion}`);
  expect(readHistory(query)).toEqual({ ...noHistoryFilters, from: '2026-11-01', sign: 'debit', promotion });
  expect(writeHistory(query, noHistoryFilters).toString()).toBe('operation=7');
});

it('leaves out what cannot be read', () => {
  const filters = readHistory(new URLSearchParams('from=2026-02-31&to=завтра&sign=up&promotion=1'));
  expect(isHistoryFiltered(filters)).toBe(false);
});

it('asks for whole days', () => {
  const { filters } = historyBody({ ...noHistoryFilters, from: '2026-11-01', to: '2026-11-20' });
  expect(filters).toEqual({ occurredAt: { from: '2026-11-01', to: '2026-11-20' } });
});
