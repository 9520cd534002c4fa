import { expect, it } from 'vitest';

import { bankStatusOf } from './bank-status.ts';

it.each(['Выплачено', 'выплачена', 'Исполнено', ' Проведён ', 'Исполнен банком', 'УСПЕШНО', 'OK'])(
  '«%s» is paid',
  (cell) => {
    expect(bankStatusOf(cell)).toBe('paid');
  },
);

it.each(['Отклонено', 'Отклонён банком', 'Отказ банка', 'Не  исполнено', 'Ошибка', 'rejected'])(
  '«%s» is failed',
  (cell) => {
    expect(bankStatusOf(cell)).toBe('failed');
  },
);

it.each([
  '',
  'Исполнение отклонено',
  'Проведение невозможно',
  'Выплачено частично',
  'Оплачено, возвращено',
  'Исполняется',
  'Не требует действий, исполнено',
  'Ошибка исправлена, выплачено',
  'Успешно отклонено',
])('«%s» is neither: a person asks the bank', (cell) => {
  expect(bankStatusOf(cell)).toBeUndefined();
});
