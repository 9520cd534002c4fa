import { expect, it } from 'vitest';

import { parse, readSources } from '../lib/sources.ts';
import { bounded, isLinear, slowPatterns } from './patterns.ts';

it.each([/^(a+)+$/, /^\s*\s*x$/, /^(\w+\s?)+$/u])('calls %s slow', { timeout: 60_000 }, (pattern) => {
  expect(isLinear(pattern)).toBe(false);
  const file = parse('apps/server/src/x.ts', `export const x = ${String(pattern)};`);
  expect(slowPatterns([file])).toEqual([`apps/server/src/x.ts:1 ${String(pattern)}`]);
});

it.each([/^\d{10}$/, /^[а-яё]+$/i, /^[^@\s]+@\S*$/, /^(?:[0-9]{10}|[0-9]{12})$/u])('calls %s linear', (pattern) => {
  expect(isLinear(pattern)).toBe(true);
});

it('every pattern of the product is linear or works on a bounded text', { timeout: 180_000 }, () => {
  expect(slowPatterns()).toEqual([]);
});

it('keeps no excuse for a pattern that is gone', { timeout: 60_000 }, () => {
  const text = readSources()
    .map((file) => file.text)
    .join('\n');
  expect(Object.keys(bounded).filter((pattern) => !text.includes(pattern))).toEqual([]);
});
