import { expect, it } from 'vitest';

import { forecastOf } from './forecast.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

it('says what is left, in points and roubles', () => {
  const { text, impossible } = forecastOf({ direction: 'debit', points: 50 }, { active: 120, debt: 0 }, 100);
  expect([plain(text), impossible]).toEqual(['Изменится на 50,00 ₽. Доступно: было 120, станет 70.', false]);
});

it('refuses a write-off beyond the balance and says how much there is', () => {
  const { text, impossible } = forecastOf({ direction: 'debit', points: 500 }, { active: 120, debt: 0 }, 100);
  expect([plain(text), impossible]).toEqual(['Доступно 120 баллов. Больше списать нельзя.', true]);
});

it('repays a debt first', () => {
  const { text } = forecastOf({ direction: 'credit', points: 300 }, { active: 0, debt: 100 });
  expect(plain(text)).toBe('Сначала погасится задолженность: 100 баллов. Доступно: было 0, станет 200.');
});
