import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';

import { dayIn } from '../../packages/forms/src/rules/calendar.ts';
import { aheadTo, giveClock, startAhead } from '../lib/another-time.ts';
import { oneOf, rowsOf } from '../lib/database.ts';
import { cameraBrowser } from '../lib/scanning.ts';
import type { RunningServer } from '../lib/server.ts';
import { earnedBy, type Edge, edges, placeOf, sellAtEdge, spoken, typed } from '../lib/shop-edge.ts';
import { visitor } from '../lib/visitors.ts';

test.use({ launchOptions: cameraBrowser() });

const moderator = 'moderator@pribavka.example';

interface Sold {
  id: string;
  number: string;
  day: string;
  status: string;
  points: number;
}

const saleOf = (server: RunningServer, receipt: string): Promise<Sold> =>
  oneOf<Sold>(
    server,
    `select id, 'П-' || lpad(number::text, 6, '0') as number, sale_date::text as day, status,
       points_total::int as points from sales where receipt_fd = $1`,
    receipt,
  );

/** Chooses «Сегодня» for this filter of the list. */
async function chooseToday(page: Page, filter: string): Promise<void> {
  await page.getByRole('button', { name: filter, exact: true }).first().click();
  await page.getByRole('button', { name: 'Сегодня', exact: true }).click();
  await page.getByRole('button', { name: 'Показать', exact: true }).click();
}

/** The lines of the file of what the list shows now. */
async function exported(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Формат и столбцы…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Экспорт: формат и столбцы' });
  await sheet.getByRole('radio', { name: 'CSV' }).check();
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Собрать файл' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  await page.keyboard.press('Escape');
  return lines;
}

const walk = (edge: Edge, officeZone: string): void =>
  test(`a sale at the edge of the day in ${edge.zone}, approved in ${officeZone}`, async ({ browser }) => {
    const ahead = aheadTo(edge.utc);
    const now = new Date(Date.now() + ahead);
    const [day, programmeDay] = [dayIn(edge.zone, now), dayIn('Europe/Moscow', now)];
    expect(day > programmeDay).toBe(edge.isAhead);
    const server = await startAhead(ahead, placeOf(edge, day));
    try {
      const member = await visitor(browser, server, 'phone', edge.member, { timezoneId: edge.zone });
      const office = await visitor(browser, server, 'desk', moderator, { timezoneId: officeZone });
      await giveClock(member.context, ahead);
      await giveClock(office.context, ahead);

      // The member: the day of the form and of the receipt is the shop's, and so is that of the list.
      const earned = await earnedBy(server, edge, day);
      await sellAtEdge(member.page, edge, day);
      const sale = await saleOf(server, edge.receipt);
      expect(sale).toMatchObject({ day, status: 'moderation' });
      await member.page.goto('/sales');
      await expect(member.page.getByRole('heading', { name: `Сегодня, ${spoken(day)}` })).toBeVisible();

      // The office approves what is of another day where it sits.
      await office.page.goto(`/admin/sales/queue/${sale.id}`);
      await expect(office.page.getByRole('heading', { name: `Продажа ${sale.number}` })).toBeVisible();
      const fact = office.page.getByRole('row', { name: /^Дата/ }).first();
      await expect(fact).toContainText(typed(day));
      await expect(fact.getByText('совпадает', { exact: true })).toBeAttached();
      await expect(office.page.getByRole('button', { name: /^Подтвердить/ })).toBeEnabled();
      await office.page.locator('body').press('KeyA');
      await expect.poll(async () => (await saleOf(server, edge.receipt)).status).toBe('confirmed');

      // Points arrive, and the member reads the same sum and day everywhere.
      await member.page.goto(`/sales?sale=${sale.id}`);
      const card = member.page.getByRole('dialog', { name: `Продажа ${sale.number}` });
      await expect(card.getByText('Подтверждена').first()).toBeVisible();
      await expect(card.getByText(typed(day)).first()).toBeVisible();
      await expect(card.getByText(String(earned)).filter({ visible: true }).first()).toBeVisible();
      await member.page.goto('/my-points');
      const operation = member.page.getByRole('button', { name: new RegExp(sale.number) });
      await expect(operation).toContainText(`+${earned}`);
      await operation.click();
      const bonus = member.page.getByText(new RegExp(`^\\+\\s?${edge.bonus}$`));
      await expect(bonus.filter({ visible: true }).first()).toBeVisible();
      await member.page.getByRole('button', { name: /^Уведомления/ }).click();
      await expect(member.page.getByText(`Продажа ${sale.number} подтверждена`).first()).toBeVisible();

      // The list of the office: a plain date is the day of the sale; «Сегодня» is the day of the programme.
      const list = office.page.getByRole('table');
      await office.page.goto(`/admin/sales?f.sold=${day}..${day}`);
      const row = list.getByRole('row', { name: new RegExp(sale.number) });
      await expect(row).toContainText(typed(day));
      const lines = (await exported(office.page)).filter((line) => line.includes(sale.number));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(typed(day));
      await office.page.goto(`/admin/sales?f.sold=${programmeDay}..${programmeDay}`);
      await expect(list.getByRole('row').nth(1).or(office.page.getByText('Ничего не нашли')).first()).toBeVisible();
      await expect(row).toHaveCount(0);
      await office.page.goto('/admin/sales');
      await chooseToday(office.page, 'Подана');
      await expect(office.page).toHaveURL(new RegExp(`f\\.submitted=${programmeDay}\\.\\.${programmeDay}`));
      await expect(row).toBeVisible();

      expect(await saleOf(server, edge.receipt)).toMatchObject({ day, status: 'confirmed', points: earned });
      expect(
        await rowsOf(
          server,
          `select type, sum(d_pending + d_active)::int as points from ledger_postings where sale_id = $1
             group by type order by type::text`,
          [sale.id],
        ),
      ).toEqual([
        { type: 'PROMO_ACCRUAL', points: edge.bonus },
        { type: 'SALE_ACCRUAL', points: earned - edge.bonus },
      ]);
      expect(await rowsOf(server, 'select * from ledger_audit')).toEqual([]);
      await member.context.close();
      await office.context.close();
    } finally {
      await server.stop();
    }
  });

walk(edges.kamchatka, 'Europe/Moscow');
walk(edges.kaliningrad, 'Asia/Kamchatka');
