import { expect, test } from '@playwright/test';

import { complaintsOf } from '../lib/complaints.ts';
import { inn } from '../lib/admin-day/fields.ts';
import { addPartner, addProduct, approvePromotion, confirmPeople } from '../lib/admin-day/records.ts';
import { changeRole, changeSettings, publishRules } from '../lib/admin-day/rules.ts';
import { adjust, answerRequest, exportSales, readLog } from '../lib/admin-day/work.ts';
import { gainedBy, oneOf, rowsOf } from '../lib/database.ts';
import { startSeeded } from '../lib/prepare.ts';
import type { RunningServer } from '../lib/server.ts';
import { visitor } from '../lib/visitors.ts';

const admin = 'admin@pribavka.example';
const second = 'admin2@pribavka.example';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startSeeded('full');
});
test.afterAll(() => server.stop());

const rows = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> => rowsOf(server, sql, values);
const one = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row> => oneOf(server, sql, ...values);

test('a day of an administrator: people, partner, goods, promotion, rules, roles, money and the journal of it all', async ({
  browser,
}) => {
  const me = await one<{ id: string }>('select id from users where email = $1', admin);
  const other = await one<{ id: string }>('select id from users where email = $1', second);
  const begun = await one<{ now: Date }>('select now() as now');
  const own = await visitor(browser, server, 'desk', admin);
  const colleague = await visitor(browser, server, 'desk', second);
  const [page, theirs] = [own.page, colleague.page];
  const messages = [complaintsOf(page), complaintsOf(theirs)];

  const confirmed = await test.step('participants', () => confirmPeople(server, page));
  await test.step('a partner with a shop', () => addPartner(page));
  await test.step('a product with a price to come', () => addProduct(page));
  await test.step('a promotion of two people', () => approvePromotion(page, theirs));
  await test.step('settings of two people', () => changeSettings(page, theirs));
  await test.step('a role', () => changeRole(server, page));
  await test.step('a document of the programme', () => publishRules(page));
  const request = await test.step('an answer of support', () => answerRequest(server, page));
  const adjustment = await test.step('an adjustment of two people', () => adjust(server, page, theirs));
  const sales = await rows<{ number: string }>(
    `select 'П-' || lpad(number::text, 6, '0') as number from sales where status = 'confirmed' order by number limit 3`,
  );
  await test.step('an export', () =>
    exportSales(
      page,
      sales.map(({ number }) => number),
    ));
  await test.step('the journal', () =>
    readLog(page, me.id, [
      ['partner', /Шуруп/],
      ['product', /Пила дневная/],
      ['promotion', /А-\d+/],
      ['points_settings', /Настройки баллов/],
      ['role', /Поддержка/],
      ['tuning', /К-\d+/],
    ]));
  expect(messages.flat()).toEqual([]);
  await own.context.close();
  await colleague.context.close();

  // What the database holds.
  expect(
    await one(
      `select count(*)::int as n from audit_entries where actor_id = $1 and entity_type = 'member' and action = 'status'
         and at > $2 and after ->> 'status' = 'confirmed'`,
      me.id,
      begun.now,
    ),
  ).toEqual({ n: confirmed });
  expect(
    await one(
      `select p.status, s.code, s.region, u.email from partners p join stores s on s.partner_id = p.id
         join users u on u.partner_id = p.id and u.role_code = 'partner' where p.inn = $1`,
      inn,
    ),
  ).toEqual({ status: 'active', code: 'Ш-01', region: 'Тульская область', email: 'shurup@shop.example' });
  const prices = await rows<{ points: number }>(
    `select pp.points::int as points from product_points pp join products p on p.id = pp.product_id
      where p.article = 'ДН-1' order by pp.valid_from`,
  );
  expect(prices.map((price) => price.points)).toEqual([100, 150]);
  expect(
    await rows<object>(
      `select e.action, e.actor_id from promotion_events e join promotions p on p.id = e.promotion_id
        where p.name = 'Дневной старт' and e.action in ('submit', 'approve') order by e.at`,
    ),
  ).toEqual([
    { action: 'submit', actor_id: me.id },
    { action: 'approve', actor_id: other.id },
  ]);
  expect(
    await one(
      `select (data ->> 'moderationSlaHours')::int as hours, (data ->> 'adjustmentApprovalThreshold')::int as threshold
         from points_settings order by version desc limit 1`,
    ),
  ).toEqual({ hours: 36, threshold: 4000 });
  expect(
    await one(
      `select count(*)::int as n from role_grants where role_code = 'support' and group_code = 'brands.brandsList'`,
    ),
  ).toEqual({ n: 1 });
  expect(
    await one(`select max(number)::int as version from programme_document_versions where kind = 'program_rules'`),
  ).toEqual({ version: 4 });
  expect(
    await one(
      `select r.status, r.assignee_id, m.text from support_requests r join support_messages m on m.request_id = r.id
        where r.id = $1 order by m.at desc limit 1`,
      request,
    ),
  ).toEqual({ status: 'waiting_author', assignee_id: me.id, text: 'Баллы придут 8 декабря.' });
  expect(
    await one('select status, created_by, decided_by, points::int as points from tunings where id = $1', adjustment),
  ).toEqual({ status: 'applied', created_by: me.id, decided_by: other.id, points: 4500 });
  expect(await gainedBy(server, adjustment)).toBe(4500);
  const [kept] = await rows<{ params: string; sealed: boolean; ok: string }>(
    `select params::text, search_sealed is not null as sealed, counts ->> 'ok' as ok from processes
      where kind = 'sales_export' and started_by = $1 order by queued_at desc limit 1`,
    me.id,
  );
  expect(kept).toMatchObject({ sealed: true, ok: String(sales.length) });
  expect(kept?.params).not.toContain(sales[0]?.number);
});
