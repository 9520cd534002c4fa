import { expect, type Page, test } from '@playwright/test';

import { anyOption, comboboxIn } from '../lib/drivers.ts';
import { caller } from '../lib/caller.ts';
import { gainedBy, rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const finance = 'finance@pribavka.example';
const second = 'finance2@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

interface Payout {
  id: string;
  number: string;
  points: number;
  netKopecks: number;
  member: { id: string; phone: string | null };
}

/** Before a registry the sum is an estimate. */
const money = (kopecks: number, start = 'К выплате'): RegExp =>
  new RegExp(
    `${start} ${Math.floor(kopecks / 100)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, '\\s')},${String(kopecks % 100).padStart(2, '0')}`,
  );

const estimate = 'Предварительно к выплате';

const sheetOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** Presses a button of the line of chosen rows, then the same in its question; gives the words of the question. */
async function decideChosen(page: Page, name: string, note: RegExp): Promise<void> {
  await page.getByRole('group', { name: 'Действия с выбранными' }).getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(note)).toBeVisible();
  await question.getByRole('button', { name, exact: true }).click();
}

test(
  'a day of finance: payouts, a registry with two signatures, the answer of the bank, an adjustment of two people',
  { tag: '@gate' },
  async ({ browser }) => {
    const reader = await caller(server, finance);
    const list = (statuses: string[]): Promise<{ items: Payout[] }> =>
      reader.read('POST', 'transactions/admin/withdrawals/list', { size: 50, filters: { statuses } });
    const fresh = (await list(['new', 'on_review'])).items;
    const ready = (await list(['approved'])).items;
    expect(fresh.length).toBeGreaterThanOrEqual(2);
    const sum = (rows: readonly Payout[]): number => rows.reduce((total, { netKopecks }) => total + netKopecks, 0);

    const { page, context } = await visitor(browser, server, 'desk', finance);
    const other = await visitor(browser, server, 'desk', second);

    // Approved with the money in the question, one refused with its reason.
    await page.goto('/admin/transactions/withdrawals?view=waiting');
    const [refused, ...approved] = fresh;
    await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check();
    await page.getByRole('checkbox', { name: `Выбрать: ${refused?.number ?? ''}` }).uncheck();
    await decideChosen(page, 'Одобрить', money(sum(approved), estimate));
    await expect(page.getByText(/^Одобрено: /).first()).toBeVisible();
    await page.getByRole('link', { name: refused?.number ?? '' }).click();
    await sheetOf(page, /^Вывод/)
      .getByRole('button', { name: 'Отклонить' })
      .click();
    const reason = page.getByRole('dialog', { name: /^Отклонить заявку/ });
    await reason.getByRole('radio').first().check({ force: true });
    await reason.getByRole('button', { name: 'Отклонить' }).click();
    await expect(page.getByText(/отклонена, баллы возвращены/).first()).toBeVisible();

    // All approved go into one registry; it is not sent before the second signature.
    const all = [...approved, ...ready];
    const gather = async (): Promise<void> => {
      await page.goto('/admin/transactions/withdrawals?view=approved');
      await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).check();
      await decideChosen(page, 'В реестр', money(sum(all), estimate));
    };
    await gather();
    const registry = sheetOf(page, /^Реестр/);
    await expect(registry.getByText('Реестр утверждает второй сотрудник.')).toBeVisible();
    await expect(registry.getByRole('button', { name: 'Утвердить' })).toBeHidden();
    await expect(registry.getByText('В реестре').first()).toBeVisible();
    await expect(registry.getByText('Отправлена в банк')).toHaveCount(0);
    // The second person finds it in the bell and sends it back: the requests are approved again, and gathered again.
    await other.page.goto('/admin');
    await other.page.getByRole('button', { name: /^Уведомления/ }).click();
    const feed = other.page.getByRole('dialog', { name: 'Уведомления' });
    const line = feed.getByRole('listitem').filter({ hasText: /ждёт вашей подписи/ });
    await line
      .getByRole('button', { name: /^Открыть/ })
      .or(line.getByRole('link', { name: /^Открыть/ }))
      .click();
    const signed = sheetOf(other.page, /^Реестр/);
    await signed.getByRole('button', { name: 'Отклонить' }).click();
    const whole = other.page.getByRole('dialog', { name: /^Отклонить реестр/ });
    await whole.getByText('Ошибка в составе', { exact: true }).click();
    await whole.getByRole('button', { name: 'Отклонить' }).click();
    await expect(other.page.getByText(/отклонён, заявки снова одобрены/).first()).toBeVisible();
    await gather();
    await expect(registry.getByText('Реестр утверждает второй сотрудник.')).toBeVisible();
    await other.page.goto(page.url());
    await signed.getByRole('button', { name: 'Утвердить' }).click();
    const question = other.page.getByRole('alertdialog');
    await expect(question.getByText(money(sum(all)))).toBeVisible();
    await expect(question.getByText(/Автор реестра: /)).toBeVisible();
    await question.getByRole('button', { name: 'Утвердить' }).click();
    await expect(signed.getByText('Отправлена в банк').first()).toBeVisible();

    // The bank pays all but one.
    const [failed, ...paid] = all;
    const file = [
      'Номер заявки;Статус;Причина;Номер операции',
      ...paid.map(({ number }) => `${number};Выплачено;;OP-${number}`),
      `${failed?.number ?? ''};Отклонено;Карта закрыта;`,
    ].join('\r\n');
    await page.reload();
    await registry.getByRole('button', { name: 'Загрузить ответ банка' }).click();
    const upload = sheetOf(page, /^Ответ банка/);
    await upload
      .locator('input[type=file]')
      .setInputFiles({ name: 'ответ.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${file}`) });
    await upload.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await expect(upload.getByText(/Результат выплат по реестру/)).toBeVisible();
    await upload.getByRole('button', { name: 'Закрыть' }).first().click();
    await page.goto(`/admin/transactions/withdrawals/${failed?.id ?? ''}`);
    const payout = sheetOf(page, /^Вывод/);
    await expect(payout.getByText('Карта закрыта', { exact: true })).toBeVisible();
    await payout.getByRole('button', { name: 'Вернуть баллы' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть баллы' }).click();
    await expect(page.getByText(/баллы возвращены/).first()).toBeVisible();

    // Past the threshold an adjustment waits for the second person; beyond the balance it says what will happen.
    const phone = failed?.member.phone ?? '';
    await page.goto(`/admin/transactions/tunings/new?phone=${phone}`);
    const form = sheetOf(page, /^Новая корректировка/);
    await form.getByText('Списать', { exact: true }).click();
    await form
      .getByRole('spinbutton', { name: 'Баллы' })
      .or(form.getByRole('textbox', { name: 'Баллы' }))
      .fill('900000');
    await expect(form.getByText(/Больше списать нельзя/)).toBeVisible();
    await form.getByText('Начислить', { exact: true }).click();
    await form
      .getByRole('spinbutton', { name: 'Баллы' })
      .or(form.getByRole('textbox', { name: 'Баллы' }))
      .fill('6000');
    await comboboxIn(form, /^Причина/).choose(anyOption);
    await form.getByRole('textbox', { name: /^Комментарий/ }).fill('Приз за квартал');
    await form.getByRole('button', { name: 'Провести' }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByText('6\u00A0000,00\u00A0₽')).toBeVisible();
    await asked.getByRole('button', { name: 'Провести' }).click();
    await expect(page.getByText(/ждёт утверждения вторым сотрудником/).first()).toBeVisible();
    const adjustment = sheetOf(page, /^Корректировка/);
    // Its author reads why he may not: before the card is here there is no button at all.
    await expect(adjustment.getByRole('button', { name: 'Утвердить' })).toHaveAttribute('aria-disabled', 'true');
    await expect(adjustment.getByRole('button', { name: 'Отозвать' })).toBeVisible();
    const id = page.url().split('/').at(-1) ?? '';
    await other.page.goto(page.url());
    await sheetOf(other.page, /^Корректировка/)
      .getByRole('button', { name: 'Утвердить' })
      .click();
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Утвердить' }).click();
    await expect(other.page.getByText(/проведена/).first()).toBeVisible();
    await context.close();
    await other.context.close();

    // What the database holds.
    const states = await rowsOf<{ id: string; status: string }>(
      server,
      'select id, status from withdrawals where id = any($1::uuid[])',
      [[...all, ...(refused ? [refused] : [])].map(({ id }) => id)],
    );
    const stateOf = new Map(states.map(({ id, status }) => [id, status]));
    expect(paid.map(({ id }) => stateOf.get(id))).toEqual(paid.map(() => 'paid'));
    expect(stateOf.get(refused?.id ?? '')).toBe('rejected');
    const [made] = await rowsOf<{ status: string; net: number; two: boolean }>(
      server,
      `select status, total_net_kopecks::int as net, formed_by <> approved_by as two from payout_registries
      order by formed_at desc limit 1`,
    );
    expect(made).toEqual({ status: 'completed', net: sum(all), two: true });
    expect(await gainedBy(server, id)).toBe(6000);
    expect(stateOf.get(failed?.id ?? '')).not.toBe('paid');
  },
);
