import { expect, it } from 'vitest';

import { changedFields, mergeEdit } from './merge-edit.ts';

const opened = { hold: 14, sla: 48, version: 3 };

it('keeps both edits when two people changed different fields', () => {
  expect(mergeEdit(opened, { hold: 14, sla: 47 }, { hold: 13, sla: 48, version: 4 })).toEqual({
    hold: 13,
    sla: 47,
    version: 4,
  });
});

it('lets the one who saves after looking win the same field', () => {
  expect(mergeEdit(opened, { hold: 10 }, { hold: 13, sla: 48, version: 4 })).toMatchObject({ hold: 10, version: 4 });
});

it('takes along what the form got besides the record: a picture, a box', () => {
  const typed: { hold: number; picture?: string } = { hold: 14, picture: 'new' };
  expect(mergeEdit<{ hold: number; picture?: string }>({ hold: 14 }, typed, { hold: 13 })).toEqual({
    hold: 13,
    picture: 'new',
  });
});

it('changes nothing when nothing was typed', () => {
  expect(mergeEdit(opened, opened, opened)).toEqual(opened);
});

it('takes the shop somebody else has chosen where this person left it alone', () => {
  const before = { store: { id: '1' } };
  expect(mergeEdit(before, { store: { id: '1' } }, { store: { id: '2' } })).toEqual({ store: { id: '2' } });
});

it('names the fields somebody else has changed', () => {
  expect(changedFields(opened, { hold: 13, sla: 48, version: 4 })).toEqual(['hold', 'version']);
  expect(changedFields(opened, { ...opened })).toEqual([]);
});
