import { expect, test } from '@playwright/test';

import { card, personInn, snils } from '../../../apps/server/src/seed/numbers.ts';
import { receiptPhoto } from '../photo.ts';
import { fullName, press, type Walk } from './walk.ts';

/** Step: passport, card and the office that verifies. */
export const fillPapers = ({ page, staffPage }: Walk): Promise<void> =>
  test.step('passport, card and the office that verifies', async () => {
    await page.goto('/profile?tab=passport');
    await page.getByLabel('Серия паспорта').fill('0006');
    await page.getByLabel('Номер паспорта').fill('123417');
    await page.getByLabel('Дата рождения').fill('15.03.1990');
    await page.getByLabel('Кем выдан').fill('ОТДЕЛОМ УФМС РОССИИ ПО ТВЕРСКОЙ ОБЛАСТИ');
    await page.getByLabel('Дата выдачи').fill('20.04.2015');
    await page.getByLabel('Код подразделения').fill('690001');
    await page.getByLabel('ИНН', { exact: true }).fill(personInn(4_545_177));
    await page.getByLabel('СНИЛС', { exact: true }).fill(snils(177_177));
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles(await receiptPhoto(page));
    await expect(page.getByText('Загружен', { exact: true })).toBeVisible();
    await press(page, 'Отправить на проверку');
    await expect(page.getByText('Данные отправлены на проверку').first()).toBeVisible();

    await staffPage.goto('/admin/participants?view=passports');
    await staffPage.getByRole('link', { name: fullName }).click();
    const sheet = staffPage.getByRole('dialog', { name: fullName });
    await sheet.getByRole('tab', { name: 'Паспорт' }).click();
    await expect(sheet.getByText('123417')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Показать данные' }).click();
    await expect(sheet.getByText(/00.?06.123417/).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Данные верны' }).click();
    await expect(staffPage.getByText('Паспортные данные проверены').first()).toBeVisible();
    await staffPage.goto('/admin/logs');
    await expect(staffPage.getByText(/Просмотр персональных данных/i).first()).toBeVisible();

    await page.goto('/profile?tab=cards');
    await page.getByLabel('Номер карты').fill(card(4_839_177));
    await page.getByRole('button', { name: /^Добавить/ }).click();
    await expect(page.getByText('Карта добавлена').first()).toBeVisible();
  });
