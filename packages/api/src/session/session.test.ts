import { describe, expect, it } from 'vitest';

import { cookieStore } from './cookie-store.ts';
import { createSession, type SessionChange } from './session.ts';
import { memoryStore, type Tokens } from './store.ts';

const one: Tokens = { session: 's1', refresh: 'r1' };
const two: Tokens = { session: 's2', refresh: 'r2' };

/** Behaves as `document.cookie`: what is written is one cookie, what is read is all of them. */
function fakeDocument() {
  const jar = new Map<string, string>();
  const writes: string[] = [];
  return {
    writes,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      writes.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

describe('cookies', () => {
  it('keep both tokens on the path / of the origin', () => {
    const page = fakeDocument();
    const store = cookieStore(page, true);
    expect(store.read()).toBeUndefined();
    store.write({ session: 'a=b; c', refresh: 'r' });
    expect(store.read()).toEqual({ session: 'a=b; c', refresh: 'r' });
    expect(page.writes.every((line) => line.includes('; path=/; SameSite=Lax; Secure; '))).toBe(true);
    store.remove();
    expect(store.read()).toBeUndefined();
  });

  it('count only as a pair', () => {
    const page = fakeDocument();
    page.cookie = 'pb_session=x; path=/';
    expect(cookieStore(page, false).read()).toBeUndefined();
  });

  it('with a value nobody can decode are no session', () => {
    const page = fakeDocument();
    page.cookie = 'pb_session=%E0%A4%A; path=/';
    page.cookie = 'pb_refresh=r; path=/';
    expect(cookieStore(page, false).read()).toBeUndefined();
  });
});

describe('a session', () => {
  it('notifies its own tab and the others of every change', async () => {
    const store = memoryStore();
    const channel = () => new BroadcastChannel('session-test');
    const here = createSession({ store, channel: channel() });
    const there = createSession({ store, channel: channel() });
    const heard: [string, SessionChange][] = [];
    here.subscribe((change) => heard.push(['here', change]));
    const stop = there.subscribe((change) => heard.push(['there', change]));
    here.signIn(one);
    here.replace(one, two);
    here.clear();
    await expect.poll(() => heard.length).toBe(6);
    expect(heard.filter(([where]) => where === 'there').map(([, change]) => change)).toEqual([
      'signed-in',
      'refreshed',
      'signed-out',
    ]);
    stop();
    here.signIn(two);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveLength(7);
    here.close();
    there.close();
  });

  it('replaces and clears only the tokens it is given', () => {
    const session = createSession({ store: memoryStore(two) });
    expect(session.replace(one, { session: 's3', refresh: 'r3' })).toBe(false);
    expect(session.clear(one)).toBe(false);
    expect(session.tokens()).toEqual(two);
    expect(session.clear(two)).toBe(true);
    expect(session.clear()).toBe(false);
  });

  it('runs one at a time where there are locks, and without them too', async () => {
    const order: string[] = [];
    const sessions = [1, 2].map(() => createSession({ store: memoryStore(), locks: navigator.locks }));
    await Promise.all(
      sessions.map((session, index) =>
        session.exclusively(async () => {
          order.push(`+${index}`);
          await new Promise((resolve) => setTimeout(resolve, 10));
          order.push(`-${index}`);
        }),
      ),
    );
    expect(order).toEqual(['+0', '-0', '+1', '-1']);
    const bare = createSession({ store: memoryStore() });
    await expect(bare.exclusively(async () => 7)).resolves.toBe(7);
  });
});

it('other tabs hear of a sign-in when they can read it, of a sign-out at once; this one hears both at once', async () => {
  const posted: unknown[] = [];
  const channel = { postMessage: (change: unknown) => void posted.push(change), addEventListener: () => undefined };
  let settle = (): void => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const store = { ...memoryStore(), settled: () => settled };
  const session = createSession({ store, channel: { ...channel, close: () => undefined } });
  const heard: SessionChange[] = [];
  session.subscribe((change) => heard.push(change));
  session.signIn(one);
  await Promise.resolve();
  expect(posted).toEqual([]);
  session.clear();
  expect(heard).toEqual(['signed-in', 'signed-out']);
  expect(posted).toEqual(['signed-out']);
  settle();
  await expect.poll(() => posted).toEqual(['signed-out', 'signed-in']);
});
