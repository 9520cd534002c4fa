import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Count } from './counts.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { type Counted, createSharedCounts } from './shared-counts.ts';

const begin = Date.parse('2026-11-20T09:00:20.000Z');
const request: Counted = { scope: 'sales.list', address: '10.0.0.1', windowMs: 60_000, max: 100, portion: 5 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What processes share, with how often it was asked. */
function shared() {
  const totals = new Map<string, Count>();
  const state = {
    asked: 0,
    answer: async (): Promise<void> => undefined,
    /** Between the counting and its answer. */
    wayBack: async (): Promise<void> => undefined,
    now: begin,
  };
  const add = async (counts: readonly Count[]): Promise<Count[]> => {
    state.asked += 1;
    await state.answer();
    const added = counts.map((count) => {
      const id = `${count.scope} ${count.keyHash.toString()}`;
      const known = totals.get(id);
      const isSame = known?.windowAt.getTime() === count.windowAt.getTime();
      const total = { ...count, requests: count.requests + (isSame ? known.requests : 0) };
      totals.set(id, total);
      return total;
    });
    await state.wayBack();
    return added;
  };
  /** Time passes for the windows and for the timers. */
  const pass = async (ms: number): Promise<void> => {
    state.now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  const newProcess = () => {
    const changes: boolean[] = [];
    const breaker = createCircuitBreaker({ onChange: (isAway) => changes.push(isAway), steady: () => state.now });
    const hashOf = (_: string, address: string): Buffer => Buffer.from(address);
    const count = createSharedCounts({ add, hashOf, now: () => new Date(state.now), breaker });
    const take = async (over: Partial<Counted> = {}): Promise<number> => count({ ...request, ...over }).current;
    return { take, changes, count };
  };
  return { state, totals, pass, newProcess };
}

describe('one process', () => {
  it('asks once a portion, and no more once the limit is spent', async () => {
    const { state, newProcess } = shared();
    const { take } = newProcess();
    const places: number[] = [];
    for (let n = 0; n < 1000; n += 1) places.push(await take());
    expect(places.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect(new Set(places.slice(100))).toEqual(new Set([101]));
    // One asks for itself and the five before it.
    expect(state.asked).toBe(Math.floor(100 / 6));
  });

  it('gives each of many at once its own place', async () => {
    const { state, newProcess } = shared();
    const { take } = newProcess();
    const places = await Promise.all(Array.from({ length: 40 }, () => take({ portion: 0, max: 30 })));
    expect(places.filter((place) => place <= 30).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    expect(state.asked).toBe(2);
  });

  it('begins again with the window, which ends for everybody at the same time', async () => {
    const { state, newProcess } = shared();
    const { take, count } = newProcess();
    expect(count({ ...request, portion: 0 }).ttl).toBe(40_000);
    await take({ portion: 0, max: 1 });
    expect(await take({ portion: 0, max: 1 })).toBe(2);
    state.now += 40_000;
    expect(await take({ portion: 0, max: 1 })).toBe(1);
    expect(count({ ...request, portion: 0 }).ttl).toBe(60_000);
  });

  it('forgets the address that has not asked for the longest when there are too many', async () => {
    const { newProcess } = shared();
    const { take } = newProcess();
    await take();
    for (let n = 1; n < 20_000; n += 1) await take({ address: `other ${n}` });
    expect(await take()).toBe(2);
    await take({ address: 'one more' });
    expect([await take(), await take({ address: 'other 1' })]).toEqual([3, 1]);
  });

  it('gives what was counted for the former window no place in the next', async () => {
    const { state, newProcess } = shared();
    const { take } = newProcess();
    let go = (): void => undefined;
    state.answer = () => new Promise((done) => (go = done));
    const first = take({ portion: 0 });
    const late = take({ portion: 0 });
    state.now += 40_000;
    const next = take({ portion: 0 });
    state.answer = async () => undefined;
    go();
    expect([await first, await late, await next]).toEqual([1, 2, 1]);
  });
});

describe('several processes', () => {
  it('count as one where every request asks', async () => {
    const { newProcess } = shared();
    const processes = [newProcess(), newProcess(), newProcess()];
    const places: number[] = [];
    for (let n = 0; n < 120; n += 1) places.push(await processes[n % 3]!.take({ portion: 0 }));
    expect(places.filter((place) => place <= request.max)).toHaveLength(request.max);
  });

  it('let through no more than a portion each beyond a limit', async () => {
    const { newProcess } = shared();
    const processes = Array.from({ length: 4 }, newProcess);
    const work = processes.map(async ({ take }, n) => {
      const places: number[] = [];
      // Each at its own pace.
      for (let k = 0; k < 200; k += 1) {
        places.push(await take());
        await Promise.all(Array.from({ length: n * 3 }, () => Promise.resolve()));
      }
      return places.filter((place) => place <= request.max).length;
    });
    const passed = (await Promise.all(work)).reduce((sum, n) => sum + n);
    expect(passed).toBeGreaterThanOrEqual(request.max);
    expect(passed).toBeLessThanOrEqual(request.max + 3 * request.portion);
  });
});

describe('the shared counts are away', () => {
  it('a process counts by itself, asks once a second, and says when it begins and ends', async () => {
    const { state, totals, newProcess } = shared();
    const { take, changes } = newProcess();
    state.answer = () => Promise.reject(new Error('no database'));
    const places: number[] = [];
    for (let n = 0; n < 200; n += 1) places.push(await take({ portion: 0 }));
    expect(places.filter((place) => place <= 100)).toHaveLength(100);
    expect([state.asked, changes]).toEqual([1, [true]]);
    state.now += 1000;
    await take({ portion: 0, max: 1000 });
    await vi.advanceTimersByTimeAsync(0);
    expect([state.asked, changes]).toEqual([2, [true]]);
    state.answer = async () => undefined;
    state.now += 1000;
    await take({ portion: 0, max: 1000 });
    await vi.advanceTimersByTimeAsync(0);
    expect([state.asked, changes]).toEqual([3, [true, false]]);
    // What was counted meanwhile has come along.
    expect([...totals.values()].map(({ requests }) => requests)).toEqual([102]);
  });

  it('slow, they hold up the first requests for a second and the later ones not at all, until they are quick', async () => {
    const { state, pass, newProcess } = shared();
    const { take, changes } = newProcess();
    state.answer = () => new Promise((done) => setTimeout(done, 1300));
    const first = take({ portion: 0 });
    await pass(999);
    expect(changes).toEqual([]);
    await pass(1);
    expect([await first, changes]).toEqual([1, [true]]);
    // Nobody waits: time stands still until each has its place.
    for (let n = 2; n <= 40; n += 1) {
      expect(await take({ portion: 0 })).toBe(n);
      await pass(250);
    }
    expect([state.asked > 2, changes]).toEqual([true, [true]]);
    state.answer = async () => undefined;
    await pass(3000);
    expect(await take({ portion: 0 })).toBe(41);
    await pass(0);
    expect([await take({ portion: 0 }), changes]).toEqual([42, [true, false]]);
  });

  it.each([
    ['has not counted', 'answer', 2],
    ['has counted', 'wayBack', 3],
  ] as const)('a statement that %s and never comes back is given up and not repeated', async (_, where, counted) => {
    const { state, totals, pass, newProcess } = shared();
    const { take, changes } = newProcess();
    state[where] = () => new Promise(() => undefined);
    const first = take({ portion: 0 });
    await pass(15_000);
    await first;
    await pass(1000);
    state[where] = async () => undefined;
    expect(await take({ portion: 0 })).toBe(2);
    await pass(0);
    expect([await take({ portion: 0 }), changes]).toEqual([3, [true, false]]);
    expect([...totals.values()].map(({ requests }) => requests)).toEqual([counted]);
  });
});
