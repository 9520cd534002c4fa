import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { companyInn, kpp } from '../../seed/numbers.ts';
import { refreshDays } from '../summaries/jobs.ts';

let t: TestApp;
let admin: Person;
let manufacturer: { id: string; name: string };
const period = { from: '2026-10-22', to: '2026-11-20' };

beforeAll(async () => {
  t = await createTestApp({ demo: true });
  await refreshDays(t.services.db);
  admin = await t.loginAs('admin');
  const { rows } = await sql<{ id: string; name: string }>`
    select f.id, f.name from manufacturers f join products p on p.manufacturer_id = f.id
      join sale_items i on i.product_id = p.id group by f.id order by count(*) desc, f.name limit 1`.execute(
    t.services.db,
  );
  manufacturer = rows[0]!;
}, 120_000);
afterAll(() => t.close());

const statistics = (id: string, query: object = period, as = admin) =>
  t.call('manufacturers.statistics', { as, params: { id }, query: query as never });

it('asks which branch is meant where the ИНН has one and the new company no КПП', async () => {
  const inn = companyInn(78);
  const register = (n: number, more: object) =>
    t.call('manufacturers.register', {
      as: admin,
      body: { name: `Завод ${n}`, legalName: `ООО «Завод ${n}»`, inn, login: `plant${n}@plant.example`, ...more },
    });
  expect((await register(1, { kpp: kpp(78) })).status).toBe(200);
  expect((await register(2, {})).fields).toEqual({
    kpp: [`По ИНН ${inn} есть «Завод 1» (КПП ${kpp(78)}). Укажите КПП: этой же компании или нового филиала`],
  });
  expect((await register(3, { kpp: kpp(79) })).status).toBe(200);
});

it('gives the figures of its goods, by goods and by brands, with its promotions', async () => {
  const { data, status } = await statistics(manufacturer.id);
  expect(status).toBe(200);
  const summary = await t.call('summaries.products', {
    as: admin,
    query: { ...period, manufacturerId: manufacturer.id },
  });
  const { units, revenueKopecks, points, previous } = summary.data;
  expect(units).toBeGreaterThan(0);
  expect(data).toMatchObject({ units, revenueKopecks, points, previous });
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from products
    where manufacturer_id = ${manufacturer.id}::uuid and id = any(${data.byProduct.map(({ id }) => id)}::uuid[])`.execute(
    t.services.db,
  );
  expect(rows[0]?.n).toBe(data.byProduct.length);
  const made = async (conditions: object) =>
    (
      await t.call('promotions.create', {
        as: admin,
        body: {
          name: 'Январь',
          mechanic: 'multiplier',
          params: { percent: 150 },
          conditions,
          startsAt: '2027-01-01 00:00:00.000',
          endsAt: '2027-01-31 00:00:00.000',
        },
      })
    ).data.id;
  const own = await made({ manufacturerIds: [manufacturer.id] });
  const others = await sql<{
    id: string;
  }>`select id from manufacturers where id <> ${manufacturer.id}::uuid limit 1`.execute(t.services.db);
  const alien = await made({ manufacturerIds: [others.rows[0]!.id] });
  const shown = new Set((await statistics(manufacturer.id)).data.promotions.map(({ id }) => id));
  expect([shown.has(own), shown.has(alien)]).toEqual([true, false]);
});

it('is told to the manufacturer itself and to no other, and not for a period that makes no sense', async () => {
  const own = await t.loginAs('manufacturer', { manufacturerId: manufacturer.id });
  expect((await statistics(manufacturer.id, period, own)).status).toBe(200);
  const other = await sql<{
    id: string;
  }>`select id from manufacturers where id <> ${manufacturer.id}::uuid limit 1`.execute(t.services.db);
  expect((await statistics(other.rows[0]!.id, period, own)).status).toBe(404);
  expect((await statistics(randomUUID())).status).toBe(404);
  expect((await statistics(manufacturer.id, { from: '2026-11-20', to: '2026-11-01' })).fields).toHaveProperty('to');
});

it('takes a logo, shows it with who changed the card last, and lets it go', async () => {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const logo = await t.call('manufacturers.uploadLogo', {
    as: admin,
    file: { name: 'a.png', mime: 'image/png', bytes },
  });
  expect(logo.data.url).toContain('/public/files/');
  const { data: card } = await t.call('manufacturers.get', { as: admin, params: { id: manufacturer.id } });
  const body = { name: card.name, legalName: card.legalName, inn: card.inn };
  const update = (extra: object, version: number) =>
    t.call('manufacturers.update', {
      as: admin,
      params: { id: manufacturer.id },
      body: { ...body, ...extra, version },
    });
  const shown = await update({ logoFileId: logo.data.id }, card.version);
  expect(shown.data.logoUrl).toBe(logo.data.url);
  expect(shown.data.updatedBy).not.toBeNull();
  expect((await update({ logoFileId: randomUUID() }, shown.data.version)).fields).toHaveProperty('logoFileId');
  expect((await update({ logoFileId: null }, shown.data.version)).data.logoUrl).toBeNull();
  const wrong = await t.call('manufacturers.uploadLogo', {
    as: admin,
    file: { name: 'a.png', mime: 'image/png', bytes: Buffer.from('no picture') },
  });
  expect(wrong.status).toBe(400);
});

it('lets go of the КПП, the phone and the address a manufacturer has no more', async () => {
  const body = { name: 'Фреза', legalName: 'ООО «Фреза»', inn: '7736050003', kpp: '773601001' };
  const contacts = { phone: '79065550133', email: 'freza@example.ru' };
  const made = await t.call('manufacturers.register', {
    as: admin,
    body: { ...body, ...contacts, login: 'freza-login@example.ru' },
  });
  expect(made.data).toMatchObject({ kpp: '773601001', ...contacts });
  const left = { kpp: null, phone: null, email: null };
  const changed = await t.call('manufacturers.update', {
    as: admin,
    params: { id: made.data.id },
    body: { ...body, ...left, version: 1 },
  });
  expect(changed.data).toMatchObject(left);
});

it('goes to the archive and back, unless a promotion on its goods is not over', async () => {
  const { data: made } = await t.call('manufacturers.register', {
    as: admin,
    body: { name: 'Резец', legalName: 'ООО «Резец»', inn: '7707083893', login: 'rezec@example.ru' },
  });
  const id = made.id;
  const card = async () => (await t.call('manufacturers.get', { as: admin, params: { id } })).data;
  const move = async (status: 'archived' | 'active', reasonText?: string) => {
    const { name, legalName, inn, version } = await card();
    return t.call('manufacturers.update', {
      as: admin,
      params: { id },
      body: { name, legalName, inn, version, status, ...(reasonText && { reasonText }) },
    });
  };
  // A promotion about no product at all is refused.
  await sql`insert into products (manufacturer_id, article, name, serial_required, serial_source, status)
    values (${id}, 'РЗ-1', 'Резец токарный', false, 'none', 'active')`.execute(t.services.db);
  const promotion = (
    await t.call('promotions.create', {
      as: admin,
      body: {
        name: 'Резец: январь',
        mechanic: 'multiplier',
        params: { percent: 150 },
        conditions: { manufacturerIds: [id] },
        startsAt: '2027-01-01 00:00:00.000',
        endsAt: '2027-01-31 00:00:00.000',
      },
    })
  ).data;
  // A draft binds nobody.
  expect((await card()).livePromotionsCount).toBe(0);
  const sent = await t.call('promotions.setStatus', {
    as: admin,
    params: { id: promotion.id },
    body: { action: 'submit', version: promotion.version },
  });
  expect((await card()).livePromotionsCount).toBe(1);
  const refused = await move('archived', 'Ушёл из программы');
  expect([refused.status, refused.code, refused.messages]).toEqual([
    409,
    'MANUFACTURER_HAS_PROMOTIONS',
    ['Нельзя архивировать: незавершённых акций — 1'],
  ]);
  await t.call('promotions.setStatus', {
    as: admin,
    params: { id: promotion.id },
    body: { action: 'cancel', version: sent.data.version },
  });
  expect((await move('archived')).fields).toHaveProperty('reasonText');
  expect((await move('archived', 'Ушёл из программы')).data.status).toBe('archived');
  const found = async () => (await t.call('manufacturers.shortList', { as: admin })).data.some((one) => one.id === id);
  expect(await found()).toBe(false);
  expect((await move('active')).data.status).toBe('active');
  expect(await found()).toBe(true);
});
