import { expect, it } from 'vitest';

import { eachReadable } from '../core/lists/unreadable.ts';
import { answerChecker } from './answers.ts';

const row = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status', 'note', 'points', 'parts'],
  properties: {
    id: { type: 'string' },
    status: { type: 'string', enum: ['new', 'old'] },
    note: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
    points: { type: 'integer', maximum: 10 },
    parts: {
      type: 'array',
      maxItems: 2,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: { label: { type: 'string' } },
      },
    },
  },
};
const list = {
  type: 'object',
  additionalProperties: false,
  required: ['items', 'total'],
  properties: { items: { type: 'array', items: row }, total: { type: 'integer' } },
};

const good = { id: 'a', status: 'new', note: null, points: 1, parts: [{ label: 'x' }] };
const lines: unknown[] = [];
const log = { error: (line: unknown) => lines.push(line) } as never;

/** What production answers where the handler has made this. */
function answered(items: readonly unknown[]): unknown[] {
  lines.length = 0;
  const data = { items: structuredClone(items) as unknown[], total: 1 };
  answerChecker('probe', list, false)(data, log);
  return data.items;
}

it('an answer that fits is left alone and reported by nobody', () => {
  expect(answered([good, good])).toEqual([good, good]);
  expect(lines).toEqual([]);
});

it.each([
  ['a status nobody knows', { status: 'lost' }],
  ['no status', { status: undefined }],
  ['a text where a number stands', { points: 'много' }],
  ['a number that is none', { points: Number.NaN }],
  ['no list', { parts: {} }],
  ['nothing where a list stands', { parts: null }],
])('a row with %s is left out and reported once, its neighbours stay', (_, wrong) => {
  expect(answered([good, { ...good, ...wrong }, { ...good, id: 'c' }])).toEqual([good, { ...good, id: 'c' }]);
  expect(lines).toHaveLength(1);
});

it('of two lists in one another each loses its own', () => {
  const inner = { ...good, parts: [{ label: 1 }, { label: 'y' }, null] };
  expect(answered([{ ...good, points: 'x' }, inner])).toEqual([{ ...good, parts: [{ label: 'y' }] }]);
});

it.each([
  [
    'the end of a long list',
    { parts: [1, 2, 3].map((n) => ({ label: `${n}` })) },
    { parts: [{ label: '1' }, { label: '2' }] },
  ],
  ['the end of a long text', { note: 'абвг' }, { note: 'абв' }],
  ['a field nobody declared', { hidden: 1 }, {}],
])('%s is left out', (_, wrong, left) => {
  expect(answered([{ ...good, ...wrong }])).toEqual([{ ...good, ...left }]);
});

it('a number past its bound is shown as it is', () => {
  expect(answered([{ ...good, points: 11 }])).toEqual([{ ...good, points: 11 }]);
  expect(lines).toHaveLength(1);
});

it('a record of which no row can be made is left out, and the report says why', () => {
  const records = [{ id: 'a' }, { id: 'b' }];
  const rows = eachReadable(records, ({ id }) => {
    if (id === 'b') throw new TypeError('formula.map is not a function');
    return good;
  });
  lines.length = 0;
  const data = { items: rows as unknown[], total: 2 };
  answerChecker('probe', list, false)(data, log);
  expect(data.items).toEqual([good]);
  expect(lines).toEqual([expect.objectContaining({ records: ['b'], err: expect.any(TypeError) as unknown })]);
});
