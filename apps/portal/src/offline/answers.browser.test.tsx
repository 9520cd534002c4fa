import { memoryStore, createSession, type KeptAnswers, type Session } from '@pribavka/api';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { clearShelf } from './answer-shelf.ts';
import { storeAnswers } from './answers.ts';
import { keptState } from './kept-state.ts';
import { keptOwner } from './owner.ts';

const tokens = { session: 's', refresh: 'r' };
const list = { body: { size: 30 } };

let session: Session;
let answers: KeptAnswers;

const profileOf = (id: string) => ({
  user: {
    id,
    firstName: 'Анна',
    lastName: 'Мельникова',
    phone: '79051234567',
    email: 'anna@example.ru',
    passport: { status: 'verified', passport: '45•• ••••56', inn: '77••', scansCount: 2, version: 2 },
    store: { id: 'shop', name: '«Мастерок»' },
    consents: [{ kind: 'oferta' }],
  },
});

/** The answers and their keys as the browser has them. */
async function stored(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('pribavka-answers');
    request.addEventListener('success', () => resolve(request.result));
  });
  const all = database.transaction('answers').objectStore('answers').getAll();
  await new Promise((resolve) => all.addEventListener('success', resolve));
  database.close();
  return JSON.stringify(all.result);
}

const find = async (key: Parameters<KeptAnswers['open']>[0], input: unknown = {}): Promise<unknown> =>
  answers.open(key, input)?.find();

/** A member signs in and looks at the sales. */
async function visit(id: string): Promise<void> {
  answers.open('sales.list', list)?.store({ items: [`sale of ${id}`] });
  answers.open('users.profile', {})?.store(profileOf(id));
  await expect.poll(() => find('sales.list', list)).toEqual({ items: [`sale of ${id}`] });
  await expect.poll(() => find('users.profile')).toMatchObject({ user: { id } });
}

beforeEach(() => {
  session = createSession({ store: memoryStore(tokens) });
  answers = storeAnswers(session);
});
afterEach(async () => {
  localStorage.clear();
  await clearShelf();
});

it('keeps what opens the screens, says its age, and nothing personal of the profile', async () => {
  await visit('anna');
  expect(keptState().since).toBeGreaterThan(Date.now() - 60_000);
  expect(await find('users.profile')).toMatchObject({ user: { id: 'anna', firstName: 'Анна', store: { id: 'shop' } } });
  expect(keptState().isProfileKept).toBe(true);
  const text = await stored();
  for (const secret of ['Мельникова', '79051234567', 'anna@example.ru', '45••', 'oferta']) {
    expect(text).not.toContain(secret);
  }
  // A payout, a card and a letter to the support are asked for each time.
  answers.open('cards.list', {})?.store([{ id: 'card' }]);
  await visit('anna');
  expect(await find('cards.list')).toBeUndefined();
});

it('leaves nothing on the device when the session ends, and says so at once', async () => {
  await visit('anna');
  session.clear();
  expect(keptOwner()).toBeUndefined();
  expect(await find('sales.list', list)).toBeUndefined();
  await expect.poll(() => stored()).toBe('[]');
  expect(localStorage.getItem('pb_kept_owner')).toBeNull();
});

it('never gives one account what another has left, not even an answer that comes late', async () => {
  await visit('anna');
  const late = answers.open('points.get', {});
  session.clear();
  session.signIn({ session: 's2', refresh: 'r2' });
  late?.store({ active: 12_480 });
  await visit('boris');
  expect(await find('points.get')).toBeUndefined();
  expect(await stored()).not.toContain('anna');
});

it('removes at the next start what could not be removed in time', async () => {
  await visit('anna');
  localStorage.setItem('pb_kept_owner', 'clear');
  expect(await find('sales.list', list)).toBeUndefined();
  storeAnswers(session);
  await expect.poll(() => stored()).toBe('[]');
});
