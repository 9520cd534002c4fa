import { expect, it } from 'vitest';

import { emptyRegistration, forgetRegistration, loadRegistration, saveRegistration, stepOf } from './state.ts';

function memory(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['pb-registration', initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    text: () => [...values.values()].join(),
  };
}

const filled = {
  ...emptyRegistration,
  step: 'consents' as const,
  inn: '0001004121',
  store: { id: 's1', name: '«Мастерок» на Победы', address: 'Тверь', partnerName: 'ООО «Мастерок»' },
  lastName: 'Мельникова',
  phone: '79065550147',
  rules: true,
};

it('survives a reload, but for the password: its step is shown again', () => {
  const storage = memory();
  saveRegistration(storage, filled);
  expect(loadRegistration(storage, false)).toEqual({ ...filled, step: 'person' });
  expect(loadRegistration(storage, true)).toEqual(filled);
  expect(storage.text()).not.toContain('password');
});

it('stays at the code once the account is made, for the password is not needed any more', () => {
  const storage = memory();
  saveRegistration(storage, { ...filled, step: 'phone' });
  expect(loadRegistration(storage, false).step).toBe('phone');
});

it.each([undefined, 'не JSON', 'null', '[1]', '{"step":"consents","store":{"id":7}}', '{"step":"кто-то чужой"}'])(
  'opens the first step for broken content %j',
  (content) => {
    expect(loadRegistration(memory(content), true).step).toBe('work');
  },
);

it('forgets everything', () => {
  const storage = memory();
  saveRegistration(storage, filled);
  forgetRegistration(storage);
  expect(storage.text()).toBe('');
});

it.each([
  // asked for, the application, an accepted password, what is shown
  [null, filled, true, 'work'],
  ['work', filled, true, 'work'],
  ['person', filled, false, 'person'],
  ['consents', filled, true, 'consents'],
  ['consents', filled, false, 'person'],
  ['consents', { ...filled, store: undefined }, true, 'work'],
  ['phone', filled, true, 'work'],
  ['кто-то чужой', filled, true, 'work'],
  ['work', { ...filled, step: 'phone' as const }, false, 'phone'],
  ['phone', { ...filled, step: 'done' as const }, false, 'done'],
])('an address that asks for %j shows what has its grounds (%#)', (asked, state, hasPassword, shown) => {
  expect(stepOf(asked, state, hasPassword)).toBe(shown);
});
