import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { routes } from '../routes/index.ts';
import { createSession } from '../session/session.ts';
import { memoryStore } from '../session/store.ts';
import { type Backend, problemOf, type Reply, startBackend } from '../test-utils/http.ts';
import { createApi } from './over-axios.ts';
import { type Retry, retries } from './retry.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.stop());

const quick = retries({ pause: 20 });
const open = (retry?: Retry) =>
  createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: backend.base, retry });
/** These answers first, then a good one. */
const after = (...replies: Reply[]): void => {
  backend.answer = () => replies.shift() ?? { body: { data: { count: 5 } } };
};
const refusal = (status: number, code: string, headers = {}): Reply => ({
  status,
  headers,
  body: { code, messages: ['…'], errors: [] },
});
const sale = { body: { saleDate: '2026-11-01', items: [], submit: false } };

describe('a call that failed', () => {
  it('goes again after a broken gateway: a new request id and the same key', async () => {
    after(refusal(502, 'X'), refusal(503, 'UNAVAILABLE'));
    await open(quick).call('sales.create', sale, { idempotencyKey: 'k1' });
    expect(backend.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1', 'k1']);
    expect(new Set(backend.seen.map(({ headers }) => headers['x-request-id'])).size).toBe(3);
  });

  it('is sent three times at most and rejects with the last problem', async () => {
    backend.answer = () => refusal(503, 'UNAVAILABLE');
    expect((await problemOf(open(quick).call('notifications.unread'))).code).toBe('UNAVAILABLE');
    expect(backend.seen).toHaveLength(3);
  });

  it('is never sent again without a policy, nor when a call says so', async () => {
    backend.answer = () => refusal(503, 'UNAVAILABLE');
    await problemOf(open().call('notifications.unread'));
    await problemOf(open(quick).call('notifications.unread', {}, { retry: false }));
    expect(backend.seen).toHaveLength(2);
    await problemOf(open().call('notifications.unread', {}, { retry: retries({ attempts: 2, pause: 1 }) }));
    expect(backend.seen).toHaveLength(4);
  });

  it('without a key goes again only when it was turned away at the door', async () => {
    after(refusal(503, 'UNAVAILABLE'));
    expect((await problemOf(open(quick).call('auth.logout'))).code).toBe('UNAVAILABLE');
    after(refusal(429, 'RATE_LIMITED'));
    await open(quick).call('auth.logout');
    expect(backend.seen).toHaveLength(3);
  });

  it('waits as long as the server asks, and does not wait longer than it may', async () => {
    after(refusal(429, 'RATE_LIMITED', { 'retry-after': '1' }));
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await open(quick).call('notifications.unread');
    expect(timers.mock.calls.map(([, ms]) => ms)).toContain(1000);
    timers.mockRestore();
    after(refusal(429, 'AUTH_THROTTLED', { 'retry-after': '600' }));
    expect((await problemOf(open(quick).call('notifications.unread'))).retryAfter).toBe(600_000);
  });

  it('waits for its own first sending, which is still at work', async () => {
    after(refusal(409, 'IDEMPOTENCY_IN_PROGRESS'), refusal(409, 'SALE_SERIAL_DUPLICATE'));
    const problem = await problemOf(open(quick).call('sales.create', sale));
    expect([problem.code, backend.seen.length]).toEqual(['SALE_SERIAL_DUPLICATE', 2]);
  });

  it('is over at once when its signal is, in the middle of a pause', async () => {
    backend.answer = () => refusal(503, 'UNAVAILABLE');
    const stop = new AbortController();
    const call = open(retries({ pause: 20_000 })).call('notifications.unread', {}, { signal: stop.signal });
    setTimeout(() => stop.abort(), 100);
    expect((await problemOf(call)).kind).toBe('cancelled');
    expect(backend.seen).toHaveLength(1);
  });

  it('waits twice as long each time, spread a little', async () => {
    const times: number[] = [];
    backend.answer = () => {
      times.push(performance.now());
      return refusal(503, 'UNAVAILABLE');
    };
    await problemOf(open(retries({ attempts: 4, pause: 100 })).call('notifications.unread'));
    const pauses = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(75 * 2 ** index - 5);
    expect(pauses).toHaveLength(3);
  });

  it('is reported once', async () => {
    backend.answer = () => refusal(503, 'UNAVAILABLE');
    const api = open(quick);
    let reported = 0;
    api.on(() => (reported += 1));
    await problemOf(api.call('notifications.unread'));
    expect(reported).toBe(1);
  });
});
