import { expect, type Locator, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { logIn } from '../lib/people.ts';
import { fieldOf, formCases, watch } from '../lib/bad-forms.ts';
import { caller } from '../lib/caller.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { giveTokens, visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const admin2 = 'admin2@pribavka.example';
let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
  // The demo has no system yet.
  const { read } = await caller(server, admin);
  await read('POST', 'auth/admin/register/technical', {
    name: 'Касса',
    login: 'kassa-taken',
    scopes: ['sales.sale:read'],
  });
});
test.afterAll(() => server.stop());

test('every form of a new record: missing, wrong, too long and taken are said at the place, and nothing is lost', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  const seen = watch(page);
  for (const { at, title, save = 'Сохранить', missing, wrong, long, taken } of await formCases(server)) {
    await test.step(title, async () => {
      await page.goto(`/admin/${at}`);
      const form = page.getByRole('dialog', { name: title });
      const press = (): Promise<void> => form.getByRole('button', { name: save, exact: true }).click();
      await expect(form).toBeVisible();
      seen.sent.length = 0;

      await press();
      for (const label of missing) await expect(fieldOf(form, label), label).toHaveAttribute('aria-invalid', 'true');
      for (const [label, text, says] of wrong) {
        await fieldOf(form, label).fill(text);
        await press();
        await expect(fieldOf(form, label), label).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByText(says).first()).toBeVisible();
        await expect(fieldOf(form, label)).toHaveValue(text);
        await fieldOf(form, label).fill('');
      }
      if (long !== undefined) {
        await fieldOf(form, long).fill('Ж'.repeat(3000));
        await press();
        await expect(fieldOf(form, long)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByText(/Не больше \d+ знаков/).first()).toBeVisible();
      }
      expect(seen.sent, 'nothing wrong leaves the page').toEqual([]);

      for (const [label, option] of taken.choose ?? []) {
        await fieldOf(form, label).click();
        await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
      }
      for (const name of taken.press ?? []) {
        await form.getByRole('radio', { name }).or(form.getByRole('checkbox', { name })).first().click();
      }
      for (const [label, text] of taken.typed) await fieldOf(form, label).fill(text);
      await press();
      await expect(form.getByText(taken.says).first()).toBeVisible();
      await expect(fieldOf(form, taken.field)).toHaveAttribute('aria-invalid', 'true');
      for (const [label] of taken.typed) await expect(fieldOf(form, label), label).not.toHaveValue('');
      expect(seen.sent).toEqual([409]);
    });
  }
  expect(seen.broken).toEqual([]);
  await context.close();
});

const edits = [
  { at: 'brands', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'manufactures', edit: 'Изменить', theirs: 'Контактное лицо', ours: 'Название' },
  { at: 'partners', edit: 'Изменить', theirs: 'Номер договора', ours: 'Название' },
  { at: 'sale-points-groups', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'nomenclatures', edit: 'Изменить', theirs: 'Описание', ours: 'Название' },
  { at: 'tech-users', edit: 'Изменить', theirs: 'Описание', ours: 'Система' },
] as const;

test('two administrators in one record: the second is told what the first did, and both changes stand', async ({
  browser,
}) => {
  const mine = await visitor(browser, server, 'desk', admin);
  const other = await visitor(browser, server, 'desk', admin2);
  const seen = [watch(mine.page), watch(other.page)];
  for (const { at, edit, theirs, ours } of edits) {
    await test.step(at, async () => {
      await mine.page.goto(`/admin/${at}`);
      const href = await mine.page.getByRole('table').getByRole('link').first().getAttribute('href');
      const openForm = async (page: Page): Promise<Locator> => {
        await page.goto(href ?? '');
        const button = page.getByRole('dialog').getByRole('button', { name: edit, exact: true });
        await button.click();
        const form = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Сохранить' }) });
        await expect(fieldOf(form, ours)).not.toHaveValue('');
        return form;
      };
      const [mineForm, otherForm] = [await openForm(mine.page), await openForm(other.page)];
      const name = await fieldOf(mineForm, ours).inputValue();
      await fieldOf(otherForm, theirs).fill('Изменил коллега');
      await otherForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(otherForm).toHaveCount(0);
      await fieldOf(mineForm, ours).fill(`${name} 2`);
      await mineForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(mineForm.getByText('Запись изменена другим пользователем')).toBeVisible();
      await expect(mineForm.getByText(new RegExp(`Изменено: ${theirs}`))).toBeVisible();
      await expect(fieldOf(mineForm, ours)).toHaveValue(`${name} 2`);
      await mineForm.getByRole('button', { name: 'Сохранить' }).click();
      await expect(mineForm).toHaveCount(0);
      const after = await openForm(mine.page);
      await expect(fieldOf(after, ours)).toHaveValue(`${name} 2`);
      await expect(fieldOf(after, theirs)).toHaveValue('Изменил коллега');
    });
  }
  expect(seen.flatMap(({ broken }) => broken)).toEqual([]);
  await Promise.all([mine.context.close(), other.context.close()]);
});

test('a session that ends in the middle takes nothing: the wizard of a promotion and the matrix of a role', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  watch(page);
  const end = (): Promise<void> => giveTokens(context, server, { session: 'stale', refresh: 'stale' });
  const comeBack = (): Promise<void> => logIn(page, admin, demoPassword);
  await test.step('the matrix', async () => {
    await page.goto('/admin/access-roles/support');
    const box = page.getByRole('checkbox', { name: 'Карточка бренда: Изменение', exact: true });
    await box.click();
    await end();
    await page.getByRole('button', { name: 'Сохранить права' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить права' }).click();
    await comeBack();
    await expect(page).toHaveURL(/\/admin\/access-roles\/support/);
    await expect(page.getByText('Вернули отметки, которые не были сохранены')).toBeVisible();
    await expect(box).toBeChecked();
    await page.getByRole('button', { name: 'Отменить' }).click();
  });
  await test.step('the wizard', async () => {
    await page.goto('/admin/promotions/new');
    await page.getByRole('textbox', { name: 'Название' }).fill('Зимний разгон');
    await page.getByRole('textbox', { name: /Подробное описание/ }).fill('За каждую дрель');
    await end();
    // Without a session the page goes to Login before it has loaded.
    await page.reload({ waitUntil: 'commit' });
    await comeBack();
    await expect(page).toHaveURL(/\/admin\/promotions\/new/);
    await expect(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Зимний разгон');
    await expect(page.getByRole('textbox', { name: /Подробное описание/ })).toHaveValue('За каждую дрель');
  });
  await context.close();
});
