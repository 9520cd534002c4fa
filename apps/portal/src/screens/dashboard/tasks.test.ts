import { expect, it } from 'vitest';

import type { SaleRow, User } from '../../shared/contract.ts';
import { tasksOf } from './tasks.ts';

const user = {
  email: 'anna@masterok.example',
  isEmailVerified: true,
  passport: { status: 'verified', declineReason: null },
} as User;
const sale = (change: Partial<SaleRow>): SaleRow =>
  ({ id: 's1', number: 'П-000418', items: [], reasonText: null, saleDate: '2026-11-20', ...change }) as SaleRow;

it('says nothing when everything is done', () => {
  expect(tasksOf(user, [sale({ status: 'confirmed' })], [{} as never])).toEqual([]);
});

it('puts the sale that waits for an answer before papers', () => {
  const newcomer = { ...user, isEmailVerified: false, passport: { ...user.passport, status: 'declined' as const } };
  const tasks = tasksOf(newcomer, [sale({ status: 'clarification', reasonText: 'Фото чека нечитаемо' })], []);
  expect(tasks.map((task) => task.id)).toEqual(['s1', 'email', 'passport', 'card']);
  expect(tasks[0]).toMatchObject({ text: 'Фото чека нечитаемо', act: { to: '/sales?sale=s1' } });
});

it('does not ask for a card before it knows that there is none', () => {
  expect(tasksOf(user, undefined, undefined)).toEqual([]);
});
