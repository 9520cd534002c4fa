import { expect, it } from 'vitest';

import { manufacturersMessages } from '../screens/manufactures/messages.ts';
import { categoryMessages } from '../screens/nomenclatures/categories/messages.ts';
import { partnersMessages } from '../screens/partners/messages.ts';
import { groupFormMessages } from '../screens/sale-points-groups/messages.ts';
import { salesMessages } from '../screens/sales/messages.ts';
import { withdrawalsMessages } from '../screens/transactions/withdrawals/messages.ts';
import { bulkMessages } from '../shared/bulk/messages.ts';

const plain = (text: string): string => text.replaceAll('\u{a0}', ' ');
const partner = (count: number) => ({
  name: 'Гвоздь',
  storesCount: count,
  membersCount: count,
  staffCount: count,
});

it('sentences agree with one, with two and with five', () => {
  const said = [1, 2, 5].map((count) => plain(partnersMessages.suspension(partner(count))));
  expect(said[0]).toContain('1 сотрудник партнёра выйдет из кабинета');
  expect(said[1]).toContain('2 сотрудника партнёра выйдут из кабинета');
  expect(said[2]).toContain('5 сотрудников партнёра выйдут из кабинета');
  expect([1, 2, 5].map((count) => plain(partnersMessages.resumption(partner(count)).body))).toEqual([
    'Снова смогут подавать продажи: 1 участник, 1 точка.',
    'Снова смогут подавать продажи: 2 участника, 2 точки.',
    'Снова смогут подавать продажи: 5 участников, 5 точек.',
  ]);
  expect(
    [1, 2].map((count) =>
      plain(manufacturersMessages.leaving.suspended.text({ productsCount: count, brandsCount: count })),
    ),
  ).toEqual([
    expect.stringContaining('из каталога продавцов уберём 1 товар (1 бренд).'),
    expect.stringContaining('из каталога продавцов уберём 2 товара (2 бренда).'),
  ]);
});

it('says a number without a verb where the number may be one', () => {
  expect(plain(categoryMessages.archiving('Свёрла', 1).body)).toContain('В ней 1 товар:');
  expect(plain(groupFormMessages.picker.count(1))).toBe('Выбрано: 1 точка');
  expect(plain(groupFormMessages.codes.added(1))).toBe('Добавлено: 1 точка');
  expect(plain(bulkMessages.stopped(1))).toBe('Остановлено. Не тронуто: 1.');
  expect(plain(withdrawalsMessages.rejectText(1))).toBe('Вернём участнику 1 балл с прежним сроком.');
  expect(plain(salesMessages.bulk.notes.reject(1))).toBe('Спишем из ожидающих 1 балл.');
  expect(plain(salesMessages.card.returns.debt('1 балл'))).toMatch(/^Не хватает: 1 балл\. Это станет/);
});
