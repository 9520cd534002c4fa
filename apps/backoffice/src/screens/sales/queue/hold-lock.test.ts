import { Problem } from '@pribavka/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type HeldLock, holdLock, idleAfter, type LockWire } from './hold-lock.ts';
import type { LockState } from './lock-state.ts';

const refusal = (code: string, kind: 'conflict' | 'network' | 'auth' = 'conflict') =>
  new Problem({ kind, code, status: 409, messages: [code], fields: {}, requestId: undefined });

/** One sale on the server of a test: who holds it, in which tab, until when. */
class Shelf {
  holder: { who: string; tab: string; until: number } | undefined;
  asked: string[] = [];
  failure: Problem | undefined;

  wire(who: string, tab: string): LockWire {
    const live = () => (this.holder && this.holder.until > Date.now() ? this.holder : undefined);
    return {
      take: async ({ renew, takeOver }) => {
        this.asked.push(`${tab} ${renew ? 'renew' : takeOver ? 'takeOver' : 'take'}`);
        if (this.failure) throw this.failure;
        const held = live();
        const own = held?.who === who && (held.tab === tab || takeOver === true);
        if (renew ? !own : held && !own) {
          throw refusal(!held ? 'SALE_LOCK_LOST' : held.who === who ? 'SALE_LOCKED_ELSEWHERE' : 'SALE_LOCKED');
        }
        this.holder = { who, tab, until: Date.now() + idleAfter };
      },
      give: async () => {
        this.asked.push(`${tab} give`);
        if (live()?.who === who && live()?.tab === tab) this.holder = undefined;
      },
      isFree: async () => live() === undefined,
    };
  }
}

let shelf: Shelf;
const open: HeldLock[] = [];

/** A tab that has the sale open; `seen` is what it says of it. */
function tab(who: string, name: string, first: LockState = 'asking') {
  const seen: LockState[] = [];
  const lock = holdLock(shelf.wire(who, name), first, (state) => void seen.push(state));
  open.push(lock);
  return { lock, seen, state: () => seen.at(-1) };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  shelf = new Shelf();
});
afterEach(() => {
  for (const lock of open.splice(0)) lock.leave();
  vi.useRealTimers();
});

describe('two moderators', () => {
  it('one has the sale, the other looks without being refused again and again, and gets it when it comes free', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    const second = tab('boris', 'b');
    await pass(60_000);
    expect([first.state(), second.state()]).toEqual(['mine', 'other']);
    expect(shelf.asked.filter((what) => what === 'b take')).toHaveLength(1);
    first.lock.leave();
    await pass(5000);
    expect(second.seen).toEqual(['other', 'mine']);
  });

  it('a sale that opens as another’s is not asked for at all', async () => {
    tab('anna', 'a');
    await pass(0);
    const second = tab('boris', 'b', 'other');
    await pass(60_000);
    expect(shelf.asked.filter((what) => what.startsWith('b'))).toEqual([]);
    expect(second.seen).toEqual([]);
  });

  it('who slept longer than the lock lives loses it to the other, and takes nothing from him', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    // The lid is closed: the clock goes on, timers do not.
    vi.setSystemTime(Date.now() + 3_600_000);
    const second = tab('boris', 'b');
    await pass(0);
    expect(second.state()).toBe('mine');
    first.lock.wake();
    await pass(0);
    expect(first.state()).toBe('idle');
    expect(shelf.asked).not.toContain('a give');
    first.lock.again();
    await pass(0);
    expect(first.state()).toBe('other');
    expect(second.state()).toBe('mine');
  });

  it('a renewal that finds the sale another’s says it is lost, and gets it back when it comes free', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    shelf.holder = { who: 'boris', tab: 'b', until: Date.now() + idleAfter };
    await pass(4000);
    expect(first.state()).toBe('lost');
    shelf.holder = undefined;
    await pass(4000);
    expect(first.seen).toEqual(['mine', 'lost', 'mine']);
  });
});

describe('two tabs of one moderator', () => {
  it('the second is told so, takes the sale over by a press, and the first neither renews nor gives it back', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    const second = tab('anna', 'a2');
    await pass(0);
    expect(second.state()).toBe('elsewhere');
    second.lock.again();
    await pass(4000);
    expect([first.state(), second.state()]).toEqual(['moved', 'mine']);
    first.lock.leave();
    await pass(4000);
    expect(shelf.holder?.tab).toBe('a2');
    expect(second.state()).toBe('mine');
  });

  it('the second gets it by itself when the first is closed', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    const second = tab('anna', 'a2');
    await pass(0);
    first.lock.leave();
    await pass(4000);
    expect(second.seen).toEqual(['elsewhere', 'mine']);
  });
});

describe('a moderator who is not here', () => {
  it('gives the sale back after ten minutes, asks for nothing more, and goes on by a press', async () => {
    const one = tab('anna', 'a');
    await pass(idleAfter - 5000);
    expect(one.state()).toBe('mine');
    await pass(10_000);
    expect(one.state()).toBe('idle');
    expect(shelf.holder).toBeUndefined();
    const asked = shelf.asked.length;
    await pass(3_600_000);
    expect(shelf.asked).toHaveLength(asked);
    one.lock.again();
    await pass(0);
    expect(one.state()).toBe('mine');
  });

  it('is here as long as anything is touched', async () => {
    const one = tab('anna', 'a');
    for (let minute = 0; minute < 30; minute += 1) {
      await pass(60_000);
      one.lock.touch();
    }
    expect(one.seen).toEqual(['mine']);
  });

  it('who only waits for another’s sale does not get it while he is away', async () => {
    const first = tab('anna', 'a');
    await pass(0);
    const second = tab('boris', 'b');
    for (let minute = 0; minute < 12; minute += 1) {
      await pass(60_000);
      first.lock.touch();
    }
    first.lock.leave();
    await pass(60_000);
    expect(second.state()).toBe('other');
    second.lock.touch();
    await pass(4000);
    expect(second.state()).toBe('mine');
  });
});

describe('what says nothing about the sale', () => {
  it.each(['network', 'auth'] as const)('a failure of kind «%s» leaves the lock as it was known', async (kind) => {
    const one = tab('anna', 'a');
    await pass(0);
    shelf.failure = refusal('X', kind);
    await pass(60_000);
    expect(one.seen).toEqual(['mine']);
    shelf.failure = undefined;
    await pass(4000);
    expect(one.seen).toEqual(['mine']);
  });

  it('a sale that could not be asked for may be decided: the server judges', async () => {
    shelf.failure = refusal('NETWORK', 'network');
    const one = tab('anna', 'a');
    await pass(0);
    expect(one.state()).toBe('unsure');
    shelf.failure = undefined;
    await pass(4000);
    expect(one.state()).toBe('mine');
  });

  it('a sale that is not to be checked is asked for once', async () => {
    shelf.failure = refusal('SALE_STATUS');
    const one = tab('anna', 'a');
    await pass(60_000);
    expect(one.seen).toEqual(['closed']);
    expect(shelf.asked).toEqual(['a take']);
  });
});

it('a page that goes says whether there is something to release', async () => {
  const one = tab('anna', 'a');
  expect(one.lock.hide()).toBe(false);
  await pass(0);
  expect(one.lock.hide()).toBe(true);
});
