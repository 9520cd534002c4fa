import { expect, type Locator, type Page, test } from '@playwright/test';

import { demoPassword } from '../../apps/server/src/seed/parts/accounts.ts';
import { ageSignIns, oneOf, rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { hasTokens, visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';
const moderator = 'moderator@pribavka.example';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const panel = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function prove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await dialog.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Подтвердить' }).click();
}

/** Another shop that takes part, of another company than the member's. */
const foreignShop = () =>
  oneOf<{ name: string; inn: string; id: string }>(
    server,
    `select s.id, s.name, p.inn from stores s join partners p on p.id = s.partner_id
      where s.status = 'active' and p.status = 'active'
        and p.id <> (select partner_id from users where email = $1) order by s.name limit 1`,
    member,
  );

test('a member asks to change the shop on a phone, a moderator approves it at a desk', async ({ browser }) => {
  const shop = await foreignShop();
  const { page, context } = await visitor(browser, server, 'phone', member);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Сменить торговую точку' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Сменить торговую точку' });
  // Nothing is chosen yet: the refusal stands at its place, and what was typed stays.
  await dialog.getByLabel(/Комментарий/).fill('Работаю здесь с понедельника');
  await dialog.getByRole('button', { name: 'Отправить запрос' }).tap();
  await expect(dialog.getByText('Выберите торговую точку').first()).toBeVisible();
  await dialog.getByLabel('ИНН организации').fill(shop.inn);
  await dialog
    .getByRole('radio', { name: new RegExp(shop.name.replaceAll(/[«»()]/g, '.')) })
    .first()
    .check({ force: true });
  await dialog.getByRole('button', { name: 'Отправить запрос' }).tap();
  const work = panel(page, 'Место работы');
  await expect(work.getByText('На рассмотрении')).toBeVisible();
  await expect(work.getByRole('button', { name: 'Сменить торговую точку' })).toBeHidden();
  await page.reload();
  await expect(work.getByText('На рассмотрении')).toBeVisible();

  const staff = await visitor(browser, server, 'desk', moderator);
  await staff.page.goto('/admin/participants?view=stores');
  await staff.page
    .getByRole('link', { name: /Мельникова Анна/ })
    .first()
    .click();
  const card = staff.page.getByRole('dialog');
  await expect(card.getByText('Работаю здесь с понедельника')).toBeVisible();
  await card.getByRole('button', { name: 'Сменить точку' }).click();
  await expect(card.getByText('Просит сменить торговую точку')).toBeHidden();
  await staff.context.close();

  await page.reload();
  await expect(work.getByText('Одобрен')).toBeVisible();
  const places = await rowsOf<{ storeId: string }>(
    server,
    `select m.store_id as "storeId" from store_memberships m join users u on u.id = m.user_id
      where u.email = $1 and m.valid_to is null`,
    [member],
  );
  expect(places).toEqual([{ storeId: shop.id }]);
  await context.close();
});

test('a member declares to be self-employed; the password is asked for where the sign-in is old', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  await page.goto('/profile?tab=passport');
  await ageSignIns(server);
  await page.getByRole('button', { name: 'Изменить налоговый статус' }).click();
  const dialog = page.getByRole('dialog', { name: 'Налоговый статус' });
  await dialog.getByRole('radio', { name: /Самозанятый/ }).check({ force: true });
  await dialog.getByRole('checkbox', { name: /Сформирую чек/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await prove(page);
  await expect(panel(page, 'Налоговый статус').getByText(/^Самозанятый/)).toBeVisible();
  const row = await oneOf<{ status: string }>(
    server,
    'select tax_status as status from users where email = $1',
    member,
  );
  expect(row.status).toBe('self_employed');
  await context.close();
});

test('unread events are a few lines; one press reads them, and another tab follows', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', member);
  const other = await context.newPage();
  await page.goto('/profile');
  await other.goto('/profile');
  const bell = (where: Page) => where.getByRole('button', { name: /^Уведомления/ });
  await expect(bell(other)).toHaveAttribute('title', /\d/);
  await bell(page).tap();
  const feed = page.getByRole('dialog', { name: 'Уведомления' });
  const lines = feed.getByRole('list', { name: 'Уведомления по событиям' }).locator(':scope > li');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThan(12);
  const folded = feed.getByRole('button', { name: /событ/, expanded: false }).last();
  await folded.tap();
  await expect(
    feed
      .getByRole('list', { name: /все события/ })
      .getByRole('listitem')
      .nth(1),
  ).toBeVisible();
  await feed.getByRole('button', { name: 'Поддержка' }).tap();
  await feed.getByRole('button', { name: 'Поддержка' }).tap();
  await feed.getByRole('button', { name: 'Прочитать все' }).tap();
  await expect(feed.getByRole('button', { name: 'Прочитать все' })).toBeHidden();
  await expect(bell(other)).toHaveAttribute('title', 'Уведомления');
  await feed.getByText('Непрочитанные').tap();
  await expect(feed.getByText('Таких уведомлений нет')).toBeVisible();
  await context.close();
});

test('sign-ins are shown, and «Это были не вы?» ends the others and leads to the password', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  const stranger = await visitor(browser, server, 'phone', member);
  await page.goto('/profile?tab=security');
  await expect(panel(page, 'История входов').getByText('Вход выполнен').first()).toBeVisible();
  await page.getByRole('button', { name: 'Это были не вы?' }).click();
  await page.getByRole('button', { name: 'Завершить и сменить пароль' }).click();
  await expect(page.getByLabel('Текущий пароль')).toBeFocused();
  await stranger.page.goto('/profile');
  await expect(stranger.page).toHaveURL(/\/login/);
  await stranger.context.close();
  await context.close();
});

test('the consent to mailings is taken back and given again, with its version and date', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'desk', member);
  await page.goto('/profile?tab=documents');
  const accepted = panel(page, 'Принятые документы');
  const rules = accepted.getByRole('link', { name: 'Скачать: Правила программы' });
  const coming = page.waitForEvent('download');
  await rules.click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  const toggle = panel(page, 'Рассылка').getByRole('switch');
  await toggle.press('Space');
  await expect(accepted.getByText(/^Отозвано/)).toBeVisible();
  await toggle.press('Space');
  await expect(accepted.getByText(/^Отозвано/)).toBeHidden();
  await context.close();
});

test('a member closes the account: the numbers first, then the password and a code, then nothing is left', async ({
  browser,
}) => {
  const leaver = await oneOf<{ id: string; email: string; phone: string; lastName: string; active: number }>(
    server,
    `select u.id, u.email, u.phone, u.last_name as "lastName", w.active::int from users u join wallets w on w.member_id = u.id
      where u.status = 'confirmed' and u.role_code = 'member' and u.email is not null and u.is_phone_verified
        and w.active > 0 and w.debt = 0 and u.email <> $1 and u.password_hash is not null
        and not exists (select from withdrawals x where x.member_id = u.id
          and x.status in ('new', 'on_review', 'approved', 'in_registry', 'failed'))
        and not exists (select from sales s where s.member_id = u.id and s.dispute_count > 0)
      order by w.active desc limit 1`,
    member,
  );
  const { page, context } = await visitor(browser, server, 'phone', leaver.email);
  await page.goto('/profile?tab=documents');
  await ageSignIns(server);
  await page.getByRole('button', { name: 'Удалить аккаунт' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Удалить аккаунт' });
  await expect(sheet.getByText(/балл.* сгорят/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Получить код и удалить' }).tap();
  // Without the tick nothing is sent.
  await sheet.getByRole('checkbox', { name: /нельзя отменить/ }).check({ force: true });
  await sheet.getByRole('button', { name: 'Получить код и удалить' }).tap();
  await prove(page);
  await expect(sheet.getByLabel('Код')).toBeVisible();
  await sheet.getByLabel('Код').fill(await server.codeFor(leaver.phone));
  // The last digit sends the code.
  await expect(page).toHaveURL(/\/login/);
  expect(await hasTokens(context)).toBe(false);

  const row = await oneOf<Record<string, unknown>>(
    server,
    `select u.status, u.phone, u.email, u.last_name as name, w.active::int, w.pending::int from users u
      join wallets w on w.member_id = u.id where u.id = $1`,
    leaver.id,
  );
  expect(row).toEqual({
    status: 'deleted',
    phone: null,
    email: null,
    name: 'Удалённый участник',
    active: 0,
    pending: 0,
  });
  expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
  await context.close();

  const staff = await visitor(browser, server, 'desk', moderator);
  await staff.page.goto(`/admin/participants/${leaver.id}`);
  const card = staff.page.getByRole('dialog');
  await expect(card.getByText('Удалённый участник').first()).toBeVisible();
  await expect(card.getByText(leaver.lastName)).toHaveCount(0);
  await staff.context.close();
});
