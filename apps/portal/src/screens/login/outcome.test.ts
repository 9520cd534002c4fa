import { expect, it } from 'vitest';

import { outcomeOf } from './outcome.ts';

const base = { roleCode: 'member', statusReason: null };

it.each([
  ['confirmed', true, 'enter'],
  ['confirmed', false, 'phone'],
  ['moderation', false, 'phone'],
  ['moderation', true, 'moderation'],
  ['rejected', true, 'rejected'],
  ['blocked', true, 'blocked'],
  ['deleted', true, 'deleted'],
] as const)('%s, phone verified %s → %s', (status, isPhoneVerified, kind) => {
  expect(outcomeOf({ ...base, status, isPhoneVerified }).kind).toBe(kind);
});

it.each(['admin', 'moderator', 'partner', 'newcomer'])('lets %s in, whose phone nobody has verified', (roleCode) => {
  expect(outcomeOf({ ...base, roleCode, status: 'confirmed', isPhoneVerified: false })).toEqual({ kind: 'enter' });
});

it('shows the reason the server gave', () => {
  expect(outcomeOf({ ...base, status: 'blocked', isPhoneVerified: true, statusReason: 'Чужая карта' })).toEqual({
    kind: 'blocked',
    reason: 'Чужая карта',
  });
});

it('asks for the second step before anything else', () => {
  const waiting = { ...base, status: 'confirmed', isPhoneVerified: true, challenge: 'token' } as const;
  expect(outcomeOf({ ...waiting, secondStep: 'code' })).toEqual({ kind: 'second', step: 'code', challenge: 'token' });
  expect(outcomeOf({ ...waiting, secondStep: null, challenge: null })).toEqual({ kind: 'enter' });
});
