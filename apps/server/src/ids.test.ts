import { validate, version } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createIds, newIdOf } from './ids.ts';

const timeOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

describe('an id', () => {
  // A source of its own: ids of a moment ahead must not stay with the files that run after this one.
  let newId: () => string;
  beforeEach(() => {
    newId = createIds();
  });
  afterEach(() => vi.useRealTimers());

  it('is a UUID of the seventh version with the present moment', () => {
    const before = Date.now();
    const id = newId();
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(timeOf(id)).toBeGreaterThanOrEqual(before);
    expect(timeOf(id)).toBeLessThanOrEqual(Date.now());
  });

  it('of a row of another moment has that one, and grows within it', () => {
    const at = new Date('2020-02-03T04:05:06.789Z');
    const ids = Array.from({ length: 3 }, () => newIdOf(at));
    expect(ids.map(timeOf)).toEqual(ids.map(() => at.getTime()));
    expect(ids.map(version)).toEqual([7, 7, 7]);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set([...ids, newIdOf(new Date(0)), newIdOf(at)]).size).toBe(5);
  });

  it('is greater than the one before, many within a millisecond and beyond the end of the pool', () => {
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const ids = Array.from({ length: 5000 }, newId);
    expect(ids).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map(timeOf)).size).toBe(1);
  });

  it('keeps growing when the clock goes back', () => {
    const later = Date.now() + 120_000;
    vi.useFakeTimers({ now: later });
    const first = newId();
    vi.setSystemTime(later - 5000);
    const second = newId();
    expect(second > first).toBe(true);
  });

  it('ends in randomness of its own', () => {
    const tails = Array.from({ length: 2000 }, () => newId().slice(-8));
    expect(new Set(tails).size).toBeGreaterThan(1990);
  });
});
