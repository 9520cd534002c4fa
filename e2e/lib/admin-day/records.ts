import { expect, type Page } from '@playwright/test';

import { anyOption, comboboxIn } from '../drivers.ts';
import { oneOf } from '../database.ts';
import type { RunningServer } from '../server.ts';
import { box, dialog, fill, inn, said, typed } from './fields.ts';

/** Everybody of a query at once: the question says whom it is about and who stays as he is. */
export async function confirmPeople(server: RunningServer, page: Page): Promise<number> {
  const fit = await oneOf<{ n: number }>(
    server,
    `select count(*)::int as n from users where role_code = 'member' and status = 'moderation' and is_phone_verified`,
  );
  await page.goto('/admin/participants');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check();
  const bar = page.getByRole('group', { name: 'Действия с выбранными' });
  await bar.getByRole('button', { name: 'выбрать все' }).click();
  await bar.getByRole('button', { name: 'Подтвердить' }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(`Подтвердить ${fit.n} участник`) });
  await expect(question.getByText(/уже подтверждены/)).toBeVisible();
  await question.getByRole('button', { name: 'Подтвердить' }).click();
  await said(page, new RegExp(`Подтверждено: ${fit.n}`));
  return fit.n;
}

export async function addPartner(page: Page): Promise<void> {
  await page.goto('/admin/partners/new');
  const form = dialog(page, 'Новый партнёр');
  await fill(form, { Название: 'Шуруп', 'Юр. лицо': 'ООО «Шуруп»', ИНН: inn, КПП: '000501001' });
  await fill(form, { 'Логин (эл. почта)': 'shurup@shop.example', 'Название точки': 'Шуруп на Мира' });
  await fill(form, { 'Код точки': 'Ш-01', Адрес: 'г. Тула, ул. Мира, д. 1' });
  await form.getByRole('combobox', { name: 'Регион' }).last().fill('Тульская область');
  await form.getByRole('button', { name: 'Добавить партнёра' }).click();
  await expect(dialog(page, 'Шуруп').getByText('shurup@shop.example')).toBeVisible();
}

export async function addProduct(page: Page): Promise<void> {
  await page.goto('/admin/nomenclatures/new');
  const form = dialog(page, 'Новый товар');
  await form.getByLabel('Название').fill('Пила дневная');
  await form.getByLabel('Артикул').fill('ДН-1');
  await comboboxIn(form, /^Производитель/).choose(anyOption);
  await form.getByLabel('Базовые баллы').fill('100');
  await form.getByRole('radio', { name: 'Участвует' }).check();
  await form.getByRole('button', { name: 'Сохранить' }).click();
  const card = dialog(page, 'Пила дневная');
  await card.getByRole('tab', { name: 'Баллы' }).click();
  await card.getByRole('button', { name: 'Назначить баллы' }).click();
  const price = dialog(page, 'Назначить баллы');
  await price.getByLabel('Баллов за единицу').fill('150');
  await box(price, 'Действуют с').fill(typed(10));
  await price.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card.getByText('Запланировано')).toBeVisible();
}

/** A copy of a promotion goes for approval; its author cannot approve it, the other administrator can. */
export async function approvePromotion(page: Page, other: Page): Promise<void> {
  await page.goto('/admin/promotions?q=Осенний старт');
  await page
    .getByRole('row', { name: /Осенний старт/ })
    .getByRole('link')
    .click();
  await dialog(page, 'Осенний старт').getByRole('button', { name: 'Копировать' }).click();
  await expect(box(page, 'Название')).toHaveValue('Осенний старт (копия)');
  await fill(page, { Название: 'Дневной старт', 'Действует с': typed(7), По: typed(37) });
  for (const step of ['Механика', 'Товары', 'Кому и где', 'Лимиты и бюджет', 'Проверка', 'Публикация']) {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: new RegExp(`^Шаг \\d из 7. ${step}$`) })).toBeFocused();
    // Far below the threshold: what was sent for approval is never its author’s to approve.
    if (step === 'Лимиты и бюджет') await fill(page, { 'Бюджет акции': '20000' });
  }
  await page.keyboard.press('Control+Enter');
  const own = dialog(page, 'Дневной старт');
  await expect(own.getByText('На согласовании')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Согласовать' })).toHaveAttribute('aria-disabled', 'true');
  await other.goto(page.url());
  await dialog(other, 'Дневной старт').getByRole('button', { name: 'Согласовать' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText(/Бюджет\s20\s000\sбаллов/);
  await question.getByRole('button', { name: 'Согласовать' }).click();
  await expect(dialog(other, 'Дневной старт').getByText('На согласовании')).toHaveCount(0);
}
