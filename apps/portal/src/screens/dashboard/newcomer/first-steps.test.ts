import { expect, it } from 'vitest';

import type { User } from '../../../shared/contract.ts';
import { firstSteps } from './first-steps.ts';

const user = {
  email: 'anna@masterok.example',
  isEmailVerified: true,
  passport: { status: 'verified', declineReason: null },
} as User;

it('leads a newcomer by steps, and ticks those that are done', () => {
  const steps = firstSteps({ ...user, passport: { ...user.passport, status: 'empty' } }, []);
  expect(steps.map(({ id, glyph, act }) => [id, glyph, act !== undefined])).toEqual([
    ['phone', 'ok', false],
    ['email', 'ok', false],
    ['sale', 'new', true],
    ['passport', 'new', true],
    ['card', 'new', true],
  ]);
  const without = firstSteps({ ...user, email: null, isEmailVerified: false }, [{} as never]);
  expect(without.filter(({ act }) => act).map(({ title }) => title)).toEqual([
    'Укажите почту',
    'Зарегистрируйте первую продажу',
  ]);
});
