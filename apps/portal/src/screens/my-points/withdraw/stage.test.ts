import { expect, it } from 'vitest';

import { confirmStage, keptStage, requestOf, saveStage, type Stage } from './stage.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const draft = { points: 500, cardId: 'card', netKopecks: 50_000 };
const codeMadeAt = Date.UTC(2026, 10, 25, 12);
const waiting = confirmStage(draft, {
  sentTo: '+7 (906) •••-••-47',
  expiresAt: '2026-11-25 12:10:00.000',
  resendAfterSeconds: 60,
  attemptsLeft: 5,
  codeLength: 6,
});
const left: Stage = { kind: 'confirm', draft, sent: undefined, codeRequired: true, codeMadeAt };
const start: Stage = { kind: 'amount', draft: undefined };

it('the sum that waits for its code is there after a reload, for its member alone', () => {
  const storage = memory();
  saveStage(storage, 'anna', waiting, 0);
  expect(keptStage(storage, 'anna', 1000)).toEqual(left);
  expect(keptStage(storage, 'olga', 1000)).toEqual(start);
});

it('goes with the life of the code, however often it is opened meanwhile', () => {
  const storage = memory();
  saveStage(storage, 'anna', waiting, 0);
  saveStage(storage, 'anna', keptStage(storage, 'anna', 500_000), 500_000);
  expect(keptStage(storage, 'anna', 599_000)).toEqual(left);
  expect(keptStage(storage, 'anna', 600_000)).toEqual(start);
});

it('is gone when the request is made, taken back or asks for no code', () => {
  const storage = memory();
  for (const next of [start, confirmStage(draft, undefined)] satisfies Stage[]) {
    saveStage(storage, 'anna', waiting, 0);
    saveStage(storage, 'anna', next, 0);
    expect(keptStage(storage, 'anna', 0)).toEqual(start);
  }
});

it('finds the request whose answer was lost, and no other', () => {
  const made = {
    points: 500,
    card: { id: 'card' },
    status: 'new',
    requestedAt: '2026-11-25 12:01:00.000',
  } as const;
  const find = (row: object) => requestOf([{ ...made, ...row }], draft, codeMadeAt);
  expect(find({})).toEqual(made);
  for (const other of [
    { points: 501 },
    { card: { id: 'other' } },
    { card: { id: null } },
    { requestedAt: '2026-11-25 11:59:59.999' },
    { status: 'cancelled' },
  ])
    expect(find(other)).toBeUndefined();
});
