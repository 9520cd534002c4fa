import { expect, type Page } from '@playwright/test';

import { showToCamera } from './codes.ts';
import { oneOf } from './database.ts';
import { fillSale } from './full-journey/sale.ts';
import { cameraVideo } from './scanning.ts';
import { sent } from './selling.ts';
import type { RunningServer } from './server.ts';

const member = 'a.melnikova@masterok.example';
const product = { article: 'СТ-32150', search: 'СТ-32150', name: 'Перфоратор «Стрежень» П-32 бочковой' };

/** A shop whose day is another one than the programme's, minutes from the edge of its day. */
export interface Edge {
  zone: string;
  city: string;
  /** When the clocks begin, UTC: with time enough before the end of the day there for the longest walk. */
  utc: string;
  /** Its day has begun before the programme's; otherwise it ends after it. */
  isAhead: boolean;
  member: string;
  /** Time on the receipt, `HHmm`, and its number. */
  printed: string;
  receipt: string;
  /** What a promotion of this one day adds to a unit. */
  bonus: number;
}

const edge = { member, bonus: 30 };
export const edges = {
  /** 00:05 there, 15:05 of the day before in Moscow. */
  kamchatka: {
    ...edge,
    zone: 'Asia/Kamchatka',
    city: 'Петропавловск-Камчатский',
    utc: '12:05',
    isAhead: true,
    printed: '0003',
    receipt: '73001',
  },
  /** 23:50 there, 00:50 of the next day in Moscow. */
  kaliningrad: {
    ...edge,
    zone: 'Europe/Kaliningrad',
    city: 'Калининград',
    utc: '21:50',
    isAhead: false,
    printed: '2348',
    receipt: '73002',
  },
} as const satisfies Record<string, Edge>;

/** `2026-12-01` as it is typed, and as a list says it. */
export const typed = (day: string): string => day.split('-').toReversed().join('.');
export const spoken = (day: string): string =>
  new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day));

const [promotionId, versionId] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

/**
 * Puts the member's shop there, with one promotion alone: of this product and this day. By the clock of the programme it
 * has not begun yet in the east and is over in the west.
 */
export const placeOf = ({ zone, city, isAhead, bonus }: Edge, day: string): string[] => [
  `update stores set timezone = '${zone}', city = '${city}'
     where id = (select store_id from users where email = '${member}')`,
  `update promotions set status = 'archived' where status in ('active', 'scheduled', 'paused')`,
  `insert into promotions (id, name, starts_at, ends_at) values ('${promotionId}', 'День перфоратора',
     timestamp '${day}' at time zone 'Europe/Moscow', timestamp '${day} 23:59:59.999' at time zone 'Europe/Moscow')`,
  `insert into promotion_versions (id, promotion_id, number, mechanic, params, conditions)
     select '${versionId}', '${promotionId}', 1, 'fixed_per_unit', '{"points": ${bonus}}',
       jsonb_build_object('productIds', jsonb_build_array(id)) from products where article = '${product.article}'`,
  `update promotions set current_version_id = '${versionId}', status = '${isAhead ? 'scheduled' : 'active'}'
     where id = '${promotionId}'`,
];

/** What a unit earns on this day. */
export async function earnedBy(server: RunningServer, { bonus }: Edge, day: string): Promise<number> {
  const { points } = await oneOf<{ points: number }>(
    server,
    `select points::int as points from product_points where product_id = (select id from products where article = $1)
       and valid_from <= $2 order by valid_from desc limit 1`,
    product.article,
    day,
  );
  return points + bonus;
}

/** The form offers the day of the shop, the receipt of this day is scanned and photographed, the sale is sent. */
export async function sellAtEdge(page: Page, { printed, receipt }: Edge, day: string): Promise<void> {
  await page.goto('/sales?new=1');
  const form = page.getByRole('dialog', { name: 'Новая продажа' });
  const date = form.getByLabel('Дата продажи');
  await expect(date).toHaveValue(typed(day));
  // A day that has not begun in the shop is refused at once.
  const tomorrow = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await date.fill(typed(tomorrow));
  await date.blur();
  await expect(date).toHaveAttribute('aria-invalid', 'true');
  await date.fill(typed(day));

  await showToCamera(cameraVideo, {
    format: 'QRCode',
    text: `t=${day.replaceAll('-', '')}T${printed}&s=8990.00&fn=9282440300829880&i=${receipt}&fp=189504453&n=1`,
  });
  await form.getByRole('button', { name: 'Сканировать чек' }).tap();
  await expect(form.getByText('Чек прочитан')).toBeVisible();
  await expect(date).toHaveValue(typed(day));
  await fillSale(page, product, '7');
  await page.getByRole('button', { name: 'Отправить на проверку' }).click();
  await sent(page);
}
