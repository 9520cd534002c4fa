import { expect, type Page, test } from '@playwright/test';

import { anyOption, comboboxIn } from '../lib/drivers.ts';
import { rowsOf } from '../lib/database.ts';
import { fillSale } from '../lib/full-journey/sale.ts';
import { startSeeded } from '../lib/prepare.ts';
import { sent } from '../lib/selling.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const member = 'a.melnikova@masterok.example';
const phone = '79065550147';
const product = { search: 'СТ-32150', name: 'Перфоратор «Стрежень» П-32 бочковой' };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface SaleRow {
  id: string;
  number: string;
  status: string;
}

const saleNow = async (number?: string): Promise<SaleRow> => {
  const [sale] = await rowsOf<SaleRow>(
    server,
    `select s.id, 'П-' || lpad(s.number::text, 6, '0') as number, s.status
     from sales s join users u on u.id = s.member_id where u.email = $1
       and ($2::text is null or 'П-' || lpad(s.number::text, 6, '0') = $2) order by s.created_at desc limit 1`,
    [member, number ?? null],
  );
  if (!sale) throw new Error('The member has no sale');
  return sale;
};

/** Points of all accruals of a sale that stand: waiting or active. */
const accrued = async (id: string): Promise<{ kind: string; points: number }[]> =>
  rowsOf(
    server,
    `select type as kind, sum(d_pending + d_active)::int as points
     from ledger_postings where sale_id = $1 group by type order by type`,
    [id],
  );

async function openInQueue(page: Page, { id, number }: SaleRow): Promise<void> {
  await page.goto(`/admin/sales/queue/${id}`);
  await expect(page.getByRole('heading', { name: `Продажа ${number}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Подтвердить/ })).toBeVisible();
}

const cardOf = (page: Page, { number }: SaleRow) => page.getByRole('dialog', { name: `Продажа ${number}` });

test(
  'a week of a member: a question, a refusal, a dispute, points of a promotion, a return and a payout',
  { tag: '@gate' },
  async ({ browser }) => {
    test.setTimeout(180_000);
    const { page, context } = await visitor(browser, server, 'phone', member);
    const office = await visitor(browser, server, 'desk', 'moderator@pribavka.example');
    const other = await visitor(browser, server, 'desk', 'moderator2@pribavka.example');

    // Monday: a sale of a product with a promotion.
    await page.goto('/sales?new=1');
    await fillSale(page, product, '7');
    await page.getByRole('button', { name: 'Отправить на проверку' }).click();
    await sent(page);
    const sale = await saleNow();
    expect(sale.status).toBe('moderation');

    // Tuesday: a question, and its answer.
    await openInQueue(office.page, sale);
    await office.page.keyboard.press('q');
    await office.page.keyboard.type('Пришлите чек целиком');
    await office.page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await saleNow(sale.number)).status).toBe('clarification');
    await page.goto(`/sales?sale=${sale.id}`);
    const card = cardOf(page, sale);
    await expect(card.getByText('Пришлите чек целиком').first()).toBeVisible();
    await card.getByRole('button', { name: 'Ответить' }).click();
    const answer = page.getByRole('dialog', { name: 'Ответ проверяющему' });
    await answer.getByLabel('Что ответить').fill('Чек целиком, другого нет');
    await answer.getByRole('button', { name: 'Отправить ответ' }).click();
    await expect(page.getByText('Ответ отправлен, продажа снова на проверке').first()).toBeVisible();

    // Wednesday: refused all the same. The member disputes, and another person decides.
    await openInQueue(office.page, sale);
    await office.page.keyboard.press('1');
    await office.page.keyboard.press('r');
    await expect.poll(async () => (await saleNow(sale.number)).status).toBe('rejected');
    await page.goto(`/sales?sale=${sale.id}`);
    await expect(card.getByText('За эту продажу баллы не начислены.')).toBeVisible();
    await card.getByRole('button', { name: 'Оспорить' }).click();
    const dispute = page.getByRole('dialog', { name: 'Не согласны с решением' });
    await dispute.getByLabel('С чем вы не согласны').fill('Номер чека виден внизу фото');
    await dispute.getByRole('button', { name: 'Отправить на повторную проверку' }).click();
    await expect(page.getByText('Отправили на повторную проверку').first()).toBeVisible();
    await openInQueue(other.page, sale);
    await expect(other.page.getByText('Номер чека виден внизу фото').first()).toBeVisible();
    await other.page.keyboard.press('a');
    await expect.poll(async () => (await saleNow(sale.number)).status).toBe('confirmed');

    // Thursday: the base and the promotion, each explained.
    const earned = await accrued(sale.id);
    const sum = earned.reduce((total, { points }) => total + points, 0);
    expect(earned.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['PROMO_ACCRUAL', 'SALE_ACCRUAL']));
    expect(sum).toBeGreaterThan(0);
    await page.goto(`/sales?sale=${sale.id}`);
    await expect(card.getByText('Подтверждена').first()).toBeVisible();
    await expect(card.getByText('Почему столько').first()).toBeVisible();
    await expect(card.getByText(/^Начисление по акции \+\d/).first()).toBeVisible();
    await page.goto('/my-points');
    const given = page.getByRole('button', { name: new RegExp(`Продажа ${sale.number}`) }).first();
    await expect(given).toHaveAccessibleName(new RegExp(product.name));
    await given.click();
    await expect(page.getByText('Осенний старт').filter({ visible: true }).first()).toBeVisible();

    // Friday: the buyer brings it back, the points go.
    const admin = await visitor(browser, server, 'desk', 'admin@pribavka.example');
    await admin.page.goto(`/admin/sales/${sale.id}`);
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Возврат' }).click();
    const back = admin.page.getByRole('dialog', { name: `Возврат по продаже ${sale.number}` });
    await back.getByLabel(new RegExp(product.name)).check();
    await expect(back.getByText(/Спишется: из ожидающих/)).toBeVisible();
    await comboboxIn(back, /^Причина/).choose(anyOption);
    await back.getByRole('button', { name: 'Оформить возврат' }).click();
    await expect(admin.page.getByText(`Возврат по ${sale.number} оформлен`).first()).toBeVisible();
    expect((await saleNow(sale.number)).status).toBe('returned');
    expect((await accrued(sale.id)).reduce((total, { points }) => total + points, 0)).toBe(0);
    await page.goto(`/sales?sale=${sale.id}`);
    await expect(card.getByText('Возвращена').first()).toBeVisible();

    // Saturday: what was earned before goes to the card, and the office pays it.
    await page.goto('/my-points?withdraw=1');
    await page.getByLabel('Сколько вывести').fill('1000');
    await expect(page.getByText('На карту придёт').first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Вывести/ })
      .last()
      .click();
    await page.getByRole('textbox', { name: /Код/ }).fill(await server.codeFor(phone));
    await expect(page.getByText('Заявка принята').first()).toBeVisible();
    const [payout] = await rowsOf<{ id: string; number: string }>(
      server,
      `select w.id, 'В-' || lpad(w.number::text, 6, '0') as number from withdrawals w join users u on u.id = w.member_id
     where u.email = $1 order by w.requested_at desc limit 1`,
      [member],
    );
    await payFor(browser, payout!);
    await page.goto('/my-points?tab=payouts');
    await expect(page.getByText('Выплачено').filter({ visible: true }).first()).toBeVisible();
    // A desk has room for all the sums in the row.
    await page.setViewportSize({ width: 1440, height: 900 });
    const row = page.getByRole('link', { name: new RegExp(payout!.number) });
    for (const sum of ['Сумма', 'Удержано налога']) await expect(row.getByText(sum)).toBeVisible();

    expect(
      await rowsOf(server, 'select status, points::int as points from withdrawals where id = $1', [payout!.id]),
    ).toEqual([{ status: 'paid', points: 1000 }]);
    expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
    for (const person of [{ context }, office, other, admin]) await person.context.close();
  },
);

/** Finance approves it, forms a registry, the second person signs, the bank has paid. */
async function payFor(browser: Parameters<typeof visitor>[0], payout: { id: string; number: string }): Promise<void> {
  const finance = await visitor(browser, server, 'desk', 'finance@pribavka.example');
  const second = await visitor(browser, server, 'desk', 'finance2@pribavka.example');
  const { page } = finance;
  const confirm = (window: Page, name: string): Promise<void> =>
    window.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  await page.goto(`/admin/transactions/withdrawals/${payout.id}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Одобрить/ })
    .click();
  await expect(page.getByText(/одобрена/).first()).toBeVisible();
  await page.goto('/admin/transactions/withdrawals?view=approved');
  await page.getByRole('checkbox', { name: `Выбрать: ${payout.number}` }).check();
  await page.getByRole('button', { name: 'В реестр', exact: true }).click();
  await confirm(page, 'В реестр');
  const registry = page.getByRole('dialog', { name: /^Реестр/ });
  await expect(registry.getByText('Реестр утверждает второй сотрудник.')).toBeVisible();
  await second.page.goto(page.url());
  await second.page
    .getByRole('dialog', { name: /^Реестр/ })
    .getByRole('button', { name: 'Утвердить' })
    .click();
  await confirm(second.page, 'Утвердить');
  await expect(second.page.getByText(/утверждён/).first()).toBeVisible();
  await page.reload();
  await registry.getByRole('button', { name: 'Отметить выплаченным' }).click();
  await confirm(page, 'Отметить выплаченным');
  await expect(page.getByText(/Выплачено: 1/).first()).toBeVisible();
  await finance.context.close();
  await second.context.close();
}
