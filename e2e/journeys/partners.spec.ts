import { expect, type Locator, type Page, test } from '@playwright/test';

import { formIn } from '../lib/drivers.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { tokensFor, visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
// Numbers of region 00 are nobody's; the control sum is right.
const inn = '0000005009';
const kpp = '000501001';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** What the server says, past the screen. */
async function ask<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
  const { session } = await tokensFor(server, admin);
  const answer = await fetch(`${server.url}/api/v1/private${path}`, {
    method,
    headers: {
      authorization: `Bearer ${session}`,
      'x-fingerprint': 'journey',
      'x-request-id': crypto.randomUUID(),
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await answer.json()) as { data: Data };
  expect(answer.status, `${method} ${path}: ${JSON.stringify(data)}`).toBe(200);
  return data;
}

interface Page1<Row> {
  items: Row[];
}
type Counted = { id: string; storesCount: number; partnersCount: number };

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

const fill = (within: Locator, values: Readonly<Record<string, string>>): Promise<void> =>
  formIn(within).fillIn(values);

const file = [
  'Название;Юр. лицо;ИНН;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион',
  `Шуруп;ООО «Шуруп»;${inn};${kpp};;;;Ш-02;Шуруп на Садовой;г. Тула, ул. Садовая, д. 2;Тульская область`,
  `Шуруп;ООО «Шуруп»;${inn};${kpp};;;;Ш-03;Шуруп на Озёрной;;Тульская область`,
].join('\n');

test('an administrator adds a partner with a shop, loads more shops, makes a group, and cannot delete one in use', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', admin);
  const { items: known } = await ask<Page1<{ inn: string; kpp: string }>>('POST', '/users/users/partner/list', {});

  await test.step('a partner: a taken ИНН and КПП are said at the field, nothing typed is lost', async () => {
    await page.goto('/admin/partners');
    await page.getByRole('link', { name: 'Добавить партнёра' }).click();
    const form = dialog(page, 'Новый партнёр');
    await fill(form, { Название: 'Шуруп', 'Юр. лицо': 'ООО «Шуруп»' });
    await fill(form, { ИНН: known[0]!.inn, КПП: known[0]!.kpp, 'Логин (эл. почта)': 'shurup@shop.example' });
    await fill(form, { 'Название точки': 'Шуруп на Мира', 'Код точки': 'Ш-01', Адрес: 'г. Тула, ул. Мира, д. 1' });
    await form.getByRole('combobox', { name: 'Регион' }).last().fill('Тульская область');
    await form.getByRole('button', { name: 'Добавить партнёра' }).click();
    await expect(form.getByText('Партнёр с такими ИНН и КПП уже есть').first()).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Код точки' })).toHaveValue('Ш-01');
    await fill(form, { ИНН: inn, КПП: kpp });
    await form.getByRole('button', { name: 'Добавить партнёра' }).click();
    await expect(dialog(page, 'Шуруп').getByText('shurup@shop.example')).toBeVisible();
  });

  await test.step('shops by a file: the wrong row is named, the right one is taken', async () => {
    const card = dialog(page, 'Шуруп');
    await card.getByRole('tab', { name: 'Торговые точки' }).click();
    await expect(page).toHaveURL(/tab=stores/);
    await expect(card.getByText('Шуруп на Мира')).toBeVisible();
    await card.getByRole('button', { name: 'Загрузить файлом' }).click();
    const wizard = dialog(page, 'Массовая загрузка партнёров и точек');
    await wizard
      .locator('input[type=file]')
      .setInputFiles({ name: 'shops.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await wizard.getByRole('button', { name: 'Дальше' }).click();
    await wizard.getByRole('button', { name: 'Проверить' }).click();
    await expect(wizard.getByText('Обязательное поле')).toBeVisible();
    await wizard.getByRole('button', { name: 'Загрузить 1 строку' }).click();
    await expect(wizard.getByRole('button', { name: 'Выбрать другой файл' })).toHaveCount(0);
    await expect(wizard.getByText('Готово с ошибками')).toBeVisible();
    await wizard.getByRole('button', { name: 'Закрыть', exact: true }).last().click();
    await expect(card.getByText('Шуруп на Садовой')).toBeVisible();
    await expect(card.getByText('Шуруп на Озёрной')).toHaveCount(0);
  });

  await test.step('a group: a company by name, codes by a list, unknown ones named, the change seen before it is made', async () => {
    await page.goto('/admin/sale-points-groups/new');
    const form = dialog(page, 'Новая группа точек');
    await fill(form, { Название: 'Тула' });
    await form.getByRole('searchbox').fill('шуруп');
    await form.getByRole('treeitem', { name: /Шуруп/ }).click();
    await form.getByRole('textbox', { name: /Вставить список кодов/ }).fill(`${inn} ш-01\nнет-такого`);
    await form.getByRole('button', { name: 'Найти и добавить' }).click();
    await expect(form.getByText('Строка 2: код «нет-такого» не найден')).toBeVisible();
    await expect(form.getByText('Войдут: 2')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog(page, 'Тула').getByText('2 точки, 1 партнёр')).toBeVisible();
  });

  const groups = (await ask<Page1<Counted>>('POST', '/users/store-groups/list', { search: 'Тула' })).items;
  const [group] = groups;
  expect(groups).toMatchObject([{ storesCount: 2, partnersCount: 1 }]);

  await test.step('a group a promotion reads cannot be deleted, and is not emptied without a warning', async () => {
    await ask('POST', '/promotions/admin/promotions', {
      name: 'Тульский пряник',
      mechanic: 'fixed_per_unit',
      params: { points: 10 },
      conditions: { storeGroupIds: [group!.id] },
      startsAt: '2027-01-01 00:00:00.000',
      endsAt: '2027-02-01 00:00:00.000',
    });
    await page.goto(`/admin/sale-points-groups/${group!.id}?tab=usage`);
    const card = dialog(page, 'Тула');
    await expect(card.getByText(/нельзя удалить.*«Тульский пряник»/).first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Удалить' })).toHaveAttribute('aria-disabled', 'true');
    await card.getByRole('button', { name: 'Изменить' }).click();
    const form = dialog(page, 'Группа «Тула»');
    await form.getByRole('button', { name: 'Очистить выбор' }).click();
    await expect(form.getByText('Выйдут: 2')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await form.getByRole('checkbox', { name: 'Понимаю, что эти акции останутся без точек группы' }).check();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByText('Группа «Тула»')).toHaveCount(0);
  });
  expect(await ask('POST', '/users/store-groups/list', { search: 'Тула' })).toMatchObject({
    items: [{ storesCount: 0, promotionsCount: 1, version: 2 }],
  });
  expect(await ask('POST', '/users/users/partner/list', { search: inn })).toMatchObject({
    items: [{ name: 'Шуруп', storesCount: 2, membersCount: 0, status: 'active' }],
  });

  await test.step('a suspension asks with numbers and a reason, and stands in the history', async () => {
    await page.goto('/admin/partners?q=шуруп');
    await page.getByRole('link', { name: 'Шуруп' }).click();
    const card = dialog(page, 'Шуруп');
    await card.getByRole('button', { name: 'Приостановить' }).click();
    const form = dialog(page, 'Приостановить: Шуруп');
    await expect(form.getByText(/2\sточки перестанут принимать новые продажи.*0\sучастников/)).toBeVisible();
    await form.getByRole('textbox', { name: 'Причина' }).fill('Нет договора');
    await form.getByRole('button', { name: 'Приостановить' }).click();
    await card.getByRole('tab', { name: 'История' }).click();
    await expect(card.getByText('Причина: Нет договора')).toBeVisible();
    expect(await ask('POST', '/users/users/partner/list', { search: inn })).toMatchObject({
      items: [{ status: 'suspended' }],
    });
  });
  await context.close();
});
