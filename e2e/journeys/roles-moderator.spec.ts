import { expect, type Page, test } from '@playwright/test';

import { breachesOf } from '../lib/axe.ts';
import { anyOption, comboboxIn } from '../lib/drivers.ts';
import { type Caller, caller } from '../lib/caller.ts';
import { rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const moderator = 'moderator@pribavka.example';
const second = 'moderator2@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface Row {
  id: string;
  number: string;
  points: number;
}
interface Sale {
  status: string;
  pointsTotal: number;
  items: { quantity: number }[];
  review: { lockedBy: { name: string } | null } | null;
}

const heading = (page: Page) => page.getByRole('heading', { name: /^Продажа П-/ });

/** The number of the sale on the screen, once it may be decided. */
async function shown(page: Page): Promise<string> {
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Подтвердить/ })).toBeEnabled();
  return (await heading(page).innerText()).replace('Продажа ', '');
}

const waiting = (who: Caller): Promise<{ items: Row[] }> =>
  who.read('POST', 'sales/admin/sales/list', {
    size: 50,
    filters: { statuses: ['moderation'] },
    sort: [{ field: 'submittedAt', direction: 'asc' }],
  });

test(
  'a day of a moderator: ten sales in fifteen keys, nobody gets a sale of another, words and decisions are taken back',
  { tag: '@gate' },
  async ({ browser }) => {
    const asModerator = await caller(server, moderator);
    const [clock] = await rowsOf<{ now: Date }>(server, 'select now() as now');
    const { items } = await waiting(asModerator);
    expect(items.length).toBeGreaterThanOrEqual(14);
    const sale = (number: string): Promise<Sale> =>
      asModerator.read('GET', `sales/sales/${items.find((row) => row.number === number)?.id ?? ''}`);

    const { page, context } = await visitor(browser, server, 'desk', moderator);
    await page.goto('/admin/sales/queue');
    const first = await shown(page);
    expect(first).toBe(items[0]?.number);

    // Two at once: the second gets the next sale, and closing the page gives it back.
    const other = await visitor(browser, server, 'desk', second);
    await other.page.goto('/admin/sales/queue');
    const theirs = await shown(other.page);
    expect(theirs).not.toBe(first);
    await expect.poll(async () => (await sale(theirs)).review?.lockedBy?.name).toBeTruthy();
    await other.page.close({ runBeforeUnload: true });
    await expect.poll(async () => (await sale(theirs)).review?.lockedBy ?? null).toBeNull();
    await other.context.close();

    // What is typed outlives a reload.
    const comment = page.getByRole('textbox', { name: /Комментарий продавцу/ });
    await page.keyboard.press('q');
    await expect(comment).toBeFocused();
    await page.keyboard.type('Пришлите фото чека целиком');
    await page.keyboard.press('Escape');
    await page.reload();
    await shown(page);
    await expect(comment).toHaveValue('Пришлите фото чека целиком');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await breachesOf(page), page.url()).toEqual([]);
    }

    // Ten decisions, counted in keys.
    let keys = 0;
    const press = async (...all: string[]): Promise<void> => {
      for (const key of all) {
        keys += 1;
        await page.keyboard.press(key);
      }
    };
    const decided: { number: string; by: 'a' | 'r' | 'q' }[] = [];
    const by = ['q', 'a', 'a', 'r', 'a', 'a', 'a', 'a', 'a', 'a'] as const;
    for (const act of by) {
      const number = await shown(page);
      if (act === 'q') {
        await press('q', 'Control+Enter');
      } else if (act === 'r') await press('1', 'r');
      else await press('a');
      decided.push({ number, by: act });
      await expect(heading(page)).not.toHaveText(`Продажа ${number}`);
    }
    expect(new Set(decided.map(({ number }) => number)).size).toBe(10);
    expect(keys).toBeLessThanOrEqual(15);

    // Put off and taken up again; the last decision taken back and made once more.
    const put = await shown(page);
    await page.keyboard.press('s');
    await expect(heading(page)).not.toHaveText(`Продажа ${put}`);
    await expect(page.getByRole('radio', { name: /Отложено\s1$/ })).toBeVisible();
    const lists = page.getByRole('radiogroup', { name: 'Какие продажи показать' });
    await lists.getByText(/^Отложено/).click();
    await expect(heading(page)).toHaveText(`Продажа ${put}`);
    await page.keyboard.press('s');
    // A list chosen before the answer is here is not taken back by it.
    await lists.getByText(/^Очередь/).click();
    // The queue gives its sale after the list is left: a decision taken back before that would open nothing.
    await expect(page).toHaveURL(/\/sales\/queue\/[\w-]+$/);
    await shown(page);
    const last = decided.at(-1)?.number ?? '';
    const earlier = decided.at(-2)?.number ?? '';
    for (const number of [last, earlier]) {
      await page.keyboard.press('z');
      await expect(heading(page)).toHaveText(`Продажа ${number}`);
    }
    await expect.poll(async () => (await sale(last)).status).toBe('moderation');
    for (const number of [earlier, last]) {
      await page.goto(`/admin/sales/queue/${items.find((row) => row.number === number)?.id ?? ''}`);
      await expect(heading(page)).toHaveText(`Продажа ${number}`);
      await shown(page);
      await page.keyboard.press('a');
      await expect(heading(page)).not.toHaveText(`Продажа ${number}`);
    }
    // The day of the programme may have turned meanwhile: the server says what is today's, the database below how many.
    const { decided: today } = await asModerator.read<{ decided: number }>('GET', 'sales/admin/sales/shift');
    await expect(page.getByText(new RegExp(`Сегодня вы проверили ${today}(,|$)`))).toBeVisible();

    // Goods come back: what goes off the account is shown before it does.
    const returned = decided.find(({ by: act }) => act === 'a')?.number ?? '';
    const { pointsTotal } = await sale(returned);
    await page.goto(`/admin/sales?view=confirmed&q=${encodeURIComponent(returned)}`);
    await page.getByRole('link', { name: returned }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Возврат' }).click();
    const form = page.getByRole('dialog', { name: `Возврат по продаже ${returned}` });
    // A unit is ticked, several without numbers are counted: which of them it is follows the sale.
    const [line] = (await sale(returned)).items;
    if (line?.quantity === 1) await form.getByRole('checkbox').first().check();
    else await form.getByRole('textbox').first().fill('1');
    await comboboxIn(form, /^Причина/).choose(anyOption);
    await expect(form.getByText(/Спишется: из ожидающих/)).toBeVisible();
    await form.getByRole('button', { name: 'Оформить возврат' }).click();
    await expect(page.getByText(`Возврат по ${returned} оформлен`).first()).toBeVisible();
    await context.close();

    // What the database holds.
    const decisions = await rowsOf<{ outcome: string; n: number }>(
      server,
      `select d.outcome, count(*)::int as n from sale_decisions d join users u on u.id = d.by
      where u.email = $1 and d.undone_at is null and d.at > $2 group by 1 order by 1`,
      [moderator, clock?.now],
    );
    const outcomes = new Map(decisions.map(({ outcome, n }) => [outcome, n]));
    expect(outcomes.get('rejected')).toBe(1);
    expect(outcomes.get('confirmed')).toBe(8);
    expect(outcomes.get('clarification')).toBe(1);
    const [clarified] = await rowsOf<{ status: string; text: string }>(
      server,
      `select s.status, m.text from sales s join sale_messages m on m.sale_id = s.id where s.id = $1`,
      [items[0]?.id ?? ''],
    );
    expect(clarified).toEqual({ status: 'clarification', text: 'Пришлите фото чека целиком' });
    const [reversed] = await rowsOf<{ n: number }>(
      server,
      `select coalesce(sum(amount), 0)::int as n from transfers where sale_id = $1 and type in ('SALE_RETURN', 'RETURN_DEBT', 'ACCRUAL_CANCEL')`,
      [items.find(({ number }) => number === returned)?.id ?? ''],
    );
    expect(reversed?.n).toBeGreaterThan(0);
    expect(reversed?.n).toBeLessThanOrEqual(pointsTotal);
    expect(await rowsOf(server, 'select id from sales where locked_by is not null and locked_until > now()')).toEqual(
      [],
    );
  },
);
