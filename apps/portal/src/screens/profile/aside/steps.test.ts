import { expect, it } from 'vitest';

import type { User } from '../../../shared/contract.ts';
import { profileSteps, stepsLeft } from './steps.ts';

const passport = { status: 'empty', passport: null, inn: null, snils: null } as unknown as User['passport'];
const user = (over: Partial<User> = {}): User =>
  ({ isPhoneVerified: true, email: 'a@b.ru', isEmailVerified: false, passport, ...over }) as User;
const filled = (status: User['passport']['status'], over: Partial<User['passport']> = {}): User['passport'] => ({
  ...passport,
  status,
  passport: '28 06 ••• 417',
  inn: '6901 •••• 4545',
  snils: '•••-•••-445 95',
  ...over,
});

it('counts what is checked, and names what is not', () => {
  const steps = profileSteps(user({ passport: filled('verified', { snils: null }) }));
  expect(steps.map(({ text, done }) => [text, done])).toEqual([
    ['Телефон', true],
    ['Почта не подтверждена', false],
    ['Паспорт', true],
    ['ИНН', true],
    ['СНИЛС не указан', false],
  ]);
});

it('ИНН and СНИЛС are one errand with the passport they stand in the form of', () => {
  expect(stepsLeft(user()).map(({ id }) => id)).toEqual(['email', 'passport']);
  const whole = filled('verified', { snils: null });
  expect(stepsLeft(user({ passport: whole })).map(({ id }) => id)).toEqual(['email', 'snils']);
});

it('nothing is asked for while data are on check', () => {
  expect(stepsLeft(user({ isEmailVerified: true, passport: filled('on_check') }))).toEqual([]);
  expect(stepsLeft(user({ isEmailVerified: true, passport: filled('declined') })).map(({ id }) => id)).toContain(
    'passport',
  );
});
