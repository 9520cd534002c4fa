import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await createTestApp({ demo: true });
  admin = await t.loginAs('admin');
}, 180_000);
afterAll(() => t.close());

const rowsOf = async <T>(text: string): Promise<T[]> => (await t.database.pool.query(text)).rows as T[];

it('finds members by phones in any writing, e-mails and identifiers, and names those nobody has', async () => {
  const people = await rowsOf<{ id: string; phone: string; email: string | null }>(
    `select id, phone, email from users where role_code = 'member' and status = 'confirmed' and phone is not null
     order by id limit 4`,
  );
  const [a, b, c] = people;
  const anyOf = [` 8 (${a!.phone.slice(1, 4)}) ${a!.phone.slice(4)} `, a!.phone, b!.phone, c!.id, '79990000000', 'нет'];
  const { data } = await t.call('members.list', { as: admin, body: { filters: { pasted: anyOf } } });
  expect(new Set(data.items.map(({ id }) => id))).toEqual(new Set([a!.id, b!.id, c!.id]));
  expect(data.notFound).toEqual(['79990000000', 'нет']);
  const plain = await t.call('members.list', { as: admin, body: {} });
  expect(plain.data.notFound).toEqual([]);
  const other = await t.call('members.list', {
    as: admin,
    body: { filters: { pasted: anyOf, statuses: ['blocked'] } },
  });
  expect(other.data).toMatchObject({ total: 0, notFound: expect.arrayContaining([b!.phone]) });
});

it('finds sales by numbers and serial numbers', async () => {
  const [sale] = await rowsOf<{ id: string; number: string }>(
    "select id, number from sales where status = 'confirmed' order by id limit 1",
  );
  const [item] = await rowsOf<{ id: string; serial: string }>(
    `select i.sale_id as id, i.serial_number as serial from sale_items i join sales s on s.id = i.sale_id
     where i.serial_key is not null and i.removed_at is null and s.status = 'confirmed' limit 1`,
  );
  const anyOf = [`п-${sale!.number}`, item!.serial.toLowerCase(), 'П-99999999'];
  const { data } = await t.call('sales.adminList', { as: admin, body: { filters: { pasted: anyOf } } });
  expect(data.items.map(({ id }) => id)).toEqual(expect.arrayContaining([sale!.id, item!.id]));
  expect(data.notFound).toEqual(['П-99999999']);
});

it('finds partners by ИНН and products by articles and bar codes', async () => {
  const partners = await rowsOf<{ id: string; inn: string }>(
    "select id, inn from partners where status = 'active' order by id limit 2",
  );
  const companies = await t.call('partners.list', {
    as: admin,
    body: { filters: { pasted: [...partners.map(({ inn }) => inn), '7707083893'] } },
  });
  expect(new Set(companies.data.items.map(({ id }) => id))).toEqual(new Set(partners.map(({ id }) => id)));
  expect(companies.data.notFound).toEqual(['7707083893']);
  const [product] = await rowsOf<{ id: string; article: string }>(
    "select id, article from products where status = 'active' limit 1",
  );
  const [coded] = await rowsOf<{ id: string; gtin: string }>(
    "select id, gtin from products where status = 'active' and gtin is not null limit 1",
  );
  const anyOf = [product!.article.toUpperCase(), `0${coded!.gtin}`.slice(-14), 'НЕТ-1'];
  const products = await t.call('products.adminList', { as: admin, body: { filters: { pasted: anyOf } } });
  expect(products.data.items.map(({ id }) => id)).toEqual(expect.arrayContaining([product!.id, coded!.id]));
  expect(products.data.notFound).toEqual(['НЕТ-1']);
});

it('takes five hundred, refuses more and blank ones, and shows a partner only its own', async () => {
  const many = Array.from({ length: 500 }, (_, n) => `7999000${String(n).padStart(4, '0')}`);
  const taken = await t.call('members.list', { as: admin, body: { filters: { pasted: many } } });
  expect(taken.data.notFound).toHaveLength(500);
  for (const anyOf of [[...many, '79990001000'], [' '], ['1'.repeat(65)]]) {
    expect((await t.call('members.list', { as: admin, body: { filters: { pasted: anyOf } } })).status).toBe(400);
  }
  const [own] = await rowsOf<{ partnerId: string; phone: string }>(
    `select partner_id as "partnerId", phone from users where role_code = 'member' and status = 'confirmed'
     and partner_id is not null and phone is not null limit 1`,
  );
  const [alien] = await rowsOf<{ phone: string }>(
    `select phone from users where role_code = 'member' and status = 'confirmed' and phone is not null
     and partner_id <> '${own!.partnerId}' limit 1`,
  );
  const partner = await t.loginAs('partner', { partnerId: own!.partnerId });
  const { data } = await t.call('members.list', {
    as: partner,
    body: { filters: { pasted: [own!.phone, alien!.phone] } },
  });
  expect(data).toMatchObject({ total: 1, notFound: [alien!.phone] });
});
