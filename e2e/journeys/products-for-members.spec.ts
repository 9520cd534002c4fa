import { expect, test } from '@playwright/test';

import { expectAccessible } from '../lib/axe.ts';
import { comboboxIn } from '../lib/drivers.ts';
import { caller } from '../lib/caller.ts';
import { oneOf, rowsOf } from '../lib/database.ts';
import { animationsFinished, filled } from '../lib/page-state.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

let server: RunningServer;
const anna = 'a.melnikova@masterok.example';

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

/** As the interface writes a number: groups apart by a no-break space. */
const shown = (value: number): string => new Intl.NumberFormat('ru-RU').format(value);

test('a promotion: found by its kind, its own shop, deadline, example and questions, then one of its products', async ({
  browser,
}) => {
  const promotion = await oneOf<{ id: string; name: string; until: string; points: number; units: number }>(
    server,
    `select p.id, p.name, to_char((p.ends_at at time zone 'Europe/Moscow')::date + 45, 'YYYY-MM-DD') as until,
       mine.points::int, mine.units::int
     from promotions p join promotion_versions v on v.id = p.current_version_id
     cross join lateral (select sum(a.points - a.returned) as points, sum(i.quantity) as units from accruals a
       join sale_items i on i.id = a.sale_item_id join users u on u.id = a.member_id
       where a.promotion_id = p.id and a.status <> 'cancelled' and u.email = $1) mine
     where v.mechanic = 'multiplier' and p.status = 'active' and p.submit_until is null`,
    anna,
  );
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.goto('/promotions');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  const filters = page.getByRole('dialog', { name: 'Фильтры' });
  await comboboxIn(filters, /^Вид:/).choose('Умножение базовых баллов');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Фильтры · 1' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(`Получено ${shown(promotion.points)}`);
  await cards.getByRole('link', { name: promotion.name }).click();

  await expect(page.getByRole('heading', { level: 1, name: promotion.name })).toBeVisible();
  await expect(page.getByText('Участвует в акции')).toBeVisible();
  const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  await expect(page.getByText(`Продажи регистрируйте до ${day.format(new Date(promotion.until))}`)).toBeVisible();
  const result = page.getByRole('region', { name: 'Ваш результат' });
  await expect(result).toContainText(shown(promotion.points));
  await expect(result).toContainText(shown(promotion.units));

  // The main button is in the last third of the screen before anything is scrolled.
  const register = page.getByRole('link', { name: 'Зарегистрировать продажу' });
  await expect(register).toHaveCount(1);
  expect((await register.boundingBox())?.y ?? 0).toBeGreaterThan(844 * 0.66);

  await page.getByRole('button', { name: 'Складывается ли с другими акциями?' }).click();
  await expect(page.getByText('Баллы этой акции прибавляются к баллам других акций')).toBeVisible();
  await expectAccessible(page);

  const product = await oneOf<{ id: string; name: string; hint: string; example: string }>(
    server,
    `select id, name, serial_hint as hint, serial_example as example from products
     where serial_hint is not null and status = 'active' and brand_id = (select (v.conditions -> 'brandIds' ->> 0)::uuid
       from promotions p join promotion_versions v on v.id = p.current_version_id where p.id = $1)
     order by name limit 1`,
    promotion.id,
  );
  await page.getByRole('link', { name: product.name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: product.name });
  await expect(sheet.getByText(product.hint)).toBeVisible();
  await expect(sheet.getByText(product.example)).toBeVisible();
  await expect(sheet.getByRole('link', { name: promotion.name })).toBeVisible();
  await context.close();
});

test('the catalogue: products of a manufacturer, as many as the database has, and the place in it after Back', async ({
  browser,
}) => {
  const manufacturer = await oneOf<{ id: string; name: string; n: number }>(
    server,
    `select m.id, m.name, count(*)::int as n from manufacturers m join products p on p.manufacturer_id = m.id
     where p.status = 'active' and m.status = 'active' group by m.id, m.name order by n desc limit 1`,
  );
  const { page, context } = await visitor(browser, server, 'desk', anna);
  await page.goto('/nomenclature');
  const list = page.getByRole('list', { name: 'Каталог' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const choice = page.getByRole('group', { name: 'Производитель' }).getByRole('checkbox', { name: manufacturer.name });
  // The address holds the choice: the box follows it.
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText(new RegExp(`^Найдено: ${manufacturer.n}\\s`))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`manufacturers=${manufacturer.id}`));
  await page.reload();
  await expect(page.getByText(new RegExp(`^Найдено: ${manufacturer.n}\\s`))).toBeVisible();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(page.getByText(new RegExp(`^Найдено: ${manufacturer.n}\\s`))).toHaveCount(0);
  await filled(page);

  // Past the first page, into another section and back: the same product is under the eyes.
  await expect(list.getByRole('listitem')).toHaveCount(24);
  await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(24);
  // By its number: the last of them is another one as soon as the next page has come.
  const seen = list.getByRole('listitem').nth(24);
  await seen.scrollIntoViewIfNeeded();
  await filled(page);
  await expect(seen).toBeInViewport();
  const name = (await seen.innerText()).split('\n')[0] ?? '';
  await page.getByRole('link', { name: 'Акции' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  await page.goBack();
  await expect(seen).toContainText(name);
  await expect(seen).toBeInViewport();
  await context.close();
});

test('a list that did not load says it in its place: at 320 nothing lies over «Повторить»', async ({ browser }) => {
  const { page, context } = await visitor(browser, server, 'phone', anna);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [address, path] of [
    ['/promotions', '**/promotions/promotions/list'],
    ['/nomenclature', '**/nomenclature/products/list'],
    ['/sales', '**/sales/sales/list'],
    ['/my-points', '**/transactions/transactions/list'],
  ] as const) {
    await page.route(path, (route) => route.fulfill({ status: 503, json: { messages: ['Сервис занят'] } }));
    await page.goto(address);
    const retry = page.getByRole('button', { name: 'Повторить' });
    await retry.scrollIntoViewIfNeeded();
    await expect(page.getByText('Сервис занят')).toHaveCount(1);
    await page.unroute(path);
    // Pressed where it is, without moving anything out of the way: what is at its middle is the button. The loader of the
    // screen lies over everything until it has closed.
    await filled(page);
    await animationsFinished(page);
    await retry.scrollIntoViewIfNeeded();
    expect(
      await retry.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
      address,
    ).toBe(true);
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
  await context.close();
});

test('sales by their states, and the place in the shop once the programme has a rating', async ({ browser }) => {
  const states = await rowsOf<{ status: string; n: number }>(
    server,
    `select s.status, count(*)::int as n from sales s join users u on u.id = s.member_id where u.email = $1 group by 1`,
    [anna],
  );
  const of = (...names: string[]): number =>
    states.filter(({ status }) => names.includes(status)).reduce((sum, { n }) => sum + n, 0);
  const { page, context } = await visitor(browser, server, 'desk', anna);
  await page.goto('/sales');
  const chips = page.getByRole('group', { name: 'Состояние' });
  for (const [word, count] of [
    ['Все', states.reduce((sum, { n }) => sum + n, 0)],
    ['На проверке', of('moderation')],
    ['Нужно уточнение', of('clarification')],
    ['Подтверждены', of('confirmed', 'partially_returned')],
    ['Отклонены', of('rejected')],
    ['Отменены', of('cancelled')],
    ['Черновики', of('draft')],
  ] as const) {
    await expect(chips.getByRole('button', { name: new RegExp(`^${word} ${count}$`) })).toBeVisible();
  }

  await page.goto('/dashboard');
  await expect(page.getByText('Идут акции')).toBeVisible();
  const rating = page.getByRole('region', { name: 'Место в торговой точке' });
  await expect(rating).toHaveCount(0);
  await rowsOf(
    server,
    `insert into points_settings (version, data)
     select version + 1, data || '{"storeRating": true}' from points_settings order by version desc limit 1`,
  );
  const place = await oneOf<{ place: number; members: number }>(
    server,
    `with team as (select u.id, coalesce((select sum(a.points - a.returned) from accruals a where a.member_id = u.id
         and a.status in ('scheduled', 'active')
         and a.created_at >= date_trunc('month', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow'), 0) as points
       from users u where u.role_code = 'member' and u.status = 'confirmed'
         and u.store_id = (select store_id from users where email = $1))
     select 1 + (select count(*) from team o where o.points > t.points)::int as place,
       (select count(*) from team)::int as members
     from team t where t.id = (select id from users where email = $1)`,
    anna,
  );
  const who = await caller(server, anna);
  expect(await who.read('GET', 'transactions/points/rating')).toMatchObject(place);
  await page.reload();
  await expect(rating).toContainText(`${place.place}-е место`);
  await context.close();
});
