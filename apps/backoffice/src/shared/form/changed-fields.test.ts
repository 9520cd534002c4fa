import { expect, it } from 'vitest';

import { changedFields } from './changed-fields.ts';

const opened = { hold: 14, sla: 48, version: 3 };

it('names the fields somebody else has changed', () => {
  expect(changedFields(opened, { hold: 13, sla: 48, version: 4 })).toEqual(['hold', 'version']);
  expect(changedFields(opened, { ...opened })).toEqual([]);
});

it('names a field somebody else has emptied, and a shop that is another one by its content', () => {
  const before = { middleName: 'Петровна', store: { id: '1' } };
  expect(changedFields(before, { middleName: '', store: { id: '1' } })).toEqual(['middleName']);
  expect(changedFields(before, { middleName: 'Петровна', store: { id: '2' } })).toEqual(['store']);
});
