import { expect, it } from 'vitest';

import { keyOf, requoted, type WithdrawalDraft } from './draft.ts';
import { newIntent, openIntent, saveIntent } from './intent.ts';
import { intentSlot } from './intent-slot.ts';
import type { Stage } from './stage.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const terms = { version: 'v1', rateKopecks: 100, netKopecks: 50_000, taxNote: '' };
const draft: WithdrawalDraft = { points: 500, cardId: 'card', terms };
const confirm = (codeRequired: boolean, of = draft): Stage => ({
  kind: 'confirm',
  draft: of,
  sent: undefined,
  codeRequired,
});
const amount: Stage = { kind: 'amount', draft: undefined };
const minutes = (n: number): number => n * 60_000;
const made = { number: 'В-000001', netKopecks: 50_000, payoutBy: null };

it('one sum to one card has one key in every tab and after every reload', () => {
  const storage = memory();
  const first = openIntent(storage, 'anna', 0).intentId;
  const second = openIntent(storage, 'anna', 10).intentId;
  expect(second).toBe(first);
  const dearer: WithdrawalDraft = { ...draft, terms: { ...terms, version: 'v2' } };
  expect(keyOf(second, dearer)).toBe(keyOf(first, draft));
  expect(keyOf(first, draft)).toMatch(/^[\da-f-]{36}$/);
  const others = [keyOf(first, { points: 501, cardId: 'card' }), keyOf(first, { points: 500, cardId: 'other' })];
  expect(new Set([keyOf(first, draft), ...others]).size).toBe(3);
});

it('is of its member alone', () => {
  const storage = memory();
  const anna = openIntent(storage, 'anna', 0).intentId;
  saveIntent(storage, 'anna', anna, confirm(false), 0);
  const olga = openIntent(storage, 'olga', 0);
  expect(olga.stage).toEqual(amount);
  expect(olga.intentId).not.toBe(anna);
});

it.each([true, false])('a reload at the confirmation looks whether it is made, code required: %s', (codeRequired) => {
  const storage = memory();
  const { intentId } = openIntent(storage, 'anna', 0);
  saveIntent(storage, 'anna', intentId, confirm(codeRequired), 0);
  expect(openIntent(storage, 'anna', minutes(1))).toEqual({
    intentId,
    stage: { kind: 'look', draft, codeRequired, next: 'confirm' },
  });
});

it('leads back to the sum when its code cannot live any more, however often it is opened meanwhile', () => {
  const storage = memory();
  const { intentId } = openIntent(storage, 'anna', 0);
  saveIntent(storage, 'anna', intentId, confirm(true), 0);
  saveIntent(storage, 'anna', intentId, confirm(true), minutes(9));
  expect(openIntent(storage, 'anna', minutes(9)).stage).toMatchObject({ next: 'confirm' });
  expect(openIntent(storage, 'anna', minutes(10))).toMatchObject({ intentId, stage: { kind: 'look', next: 'amount' } });
});

it('ends when it is made, and not before: a lost answer is looked for days later', () => {
  const storage = memory();
  const first = openIntent(storage, 'anna', 0).intentId;
  saveIntent(storage, 'anna', first, confirm(false), 0);
  saveIntent(storage, 'anna', first, { kind: 'done', withdrawal: made }, 1);
  const second = openIntent(storage, 'anna', 2);
  expect(second.stage).toEqual(amount);
  expect(second.intentId).not.toBe(first);
  saveIntent(storage, 'anna', second.intentId, confirm(false), 2);
  expect(openIntent(storage, 'anna', minutes(3 * 24 * 60))).toMatchObject({
    intentId: second.intentId,
    stage: { kind: 'look', next: 'amount' },
  });
});

it('a tab that is left behind does not undo what another has begun since', () => {
  const storage = memory();
  const old = openIntent(storage, 'anna', 0).intentId;
  const next = newIntent(storage, 'anna');
  saveIntent(storage, 'anna', next, confirm(false), 2);
  saveIntent(storage, 'anna', old, confirm(true, { ...draft, points: 900 }), 3);
  expect(openIntent(storage, 'anna', 4)).toMatchObject({ intentId: next, stage: { draft: { points: 500 } } });
});

it('begins with a new one where the storage holds nonsense or none is allowed', () => {
  const storage = memory();
  for (const text of ['{', '[]', '{"id":"1"}', '{"id":7}']) {
    storage.setItem(intentSlot('anna'), text);
    expect(openIntent(storage, 'anna', 0).stage).toEqual(amount);
  }
  const forbidden = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { intentId } = openIntent({ getItem: forbidden, setItem: forbidden }, 'anna', 0);
  expect(keyOf(intentId, draft)).toMatch(/^[\da-f-]{36}$/);
});

it('remembers what was shown before the terms changed until they are agreed to', () => {
  const quote = { ...terms, version: 'v2', netKopecks: 25_000, rateKopecks: 50 } as Parameters<typeof requoted>[1];
  expect(requoted(draft, quote)).toMatchObject({ before: terms, terms: { version: 'v2', netKopecks: 25_000 } });
  expect(requoted(draft, { ...quote, version: 'v1' })).toBe(draft);
});

it('is shown again where it was made, until the next one is begun', () => {
  const storage = memory();
  const { intentId } = openIntent(storage, 'anna', 0);
  saveIntent(storage, 'anna', intentId, { kind: 'done', withdrawal: made }, 1);
  const again = { intentId, stage: { kind: 'done', withdrawal: made } };
  expect(openIntent(storage, 'anna', 2, intentId)).toEqual(again);
  expect(openIntent(storage, 'olga', 2, intentId).stage).toEqual(amount);
  const next = openIntent(storage, 'anna', 3, '1');
  expect(next.stage).toEqual(amount);
  expect(next.intentId).not.toBe(intentId);
  expect(openIntent(storage, 'anna', 4, intentId)).toEqual({ intentId: next.intentId, stage: amount });
});
