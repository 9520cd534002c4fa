import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';

import type { Grant } from '@pribavka/api';
import { verifyWebhook, webhookHeaders } from '@pribavka/api/webhooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { eventually } from '../../../test/eventually.ts';
import { killedAfter, silentForLong } from '../../../test/killed.ts';
import { adjust } from '../../ledger/index.ts';
import { logsRoutes } from '../../logs/index.ts';
import { processesRoutes } from '../../processes/index.ts';
import { salesRoutes } from '../../sales/index.ts';
import { createTestApp, type Person, type TestApp } from '../../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../../sales/testing/world.ts';
import { technicalJobs } from '../jobs.ts';
import { technicalRoutes } from '../routes.ts';
import { createDispatcher, startWebhooks } from './dispatch.ts';
import { redeliverWebhooks } from './redeliver.ts';
import { resumeWebhooks } from './resume.ts';

interface Taken {
  signature: string;
  body: string;
  id: string;
  type: string;
}

let database: TestDatabase;
let t: TestApp;
let w: World;
let receiver: Server;
let url: string;
let taken: Taken[] = [];
let answer = 200;
const jobs = technicalJobs;
const start = new Date('2026-11-20T09:00:00.000Z');

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  const handlers = { ...technicalRoutes, ...salesRoutes, ...logsRoutes, ...processesRoutes };
  t = await createTestApp(database, handlers, jobs);
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const header = (name: string): string => String(request.headers[name.toLowerCase()]);
      taken.push({
        signature: header(webhookHeaders.signature),
        id: header(webhookHeaders.id),
        type: header(webhookHeaders.event),
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response.writeHead(answer).end('{}');
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.close();
  await t.close();
  await database.drop();
});
beforeEach(async () => {
  taken = [];
  answer = 200;
  t.clock.at = start;
  // Systems of earlier tests listen no more.
  await sql`update technical_users set status = 'suspended'`.execute(database.db);
  await sql`delete from webhook_deliveries`.execute(database.db);
});

const rights: Grant[] = ['sales.salesListAdmin:read', 'transactionPage.transactionListAdmin:read'];
let made = 0;
const register = async (form: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> => {
  made += 1;
  const { data, status, messages } = await t.call(w.admin, 'technical.register', {
    body: { name: `Касса ${made}`, login: `kassa-${made}`, scopes: rights, webhookUrl: url, ...form },
  });
  expect(status, messages.join()).toBe(200);
  const rotated = await t.call(w.admin, 'technical.rotateWebhookSecret', { params: { id: data.id }, body: {} });
  return { id: data.id, secret: rotated.data.secret };
};
const ofPartner = () => register({ ownerPartnerId: w.partnerId });
const sell = async (who: Person): Promise<string> => {
  const sale = await t.call(who, 'sales.create', {
    body: { saleDate: '2026-11-18', items: [{ productId: w.lamp.id, quantity: 1 }], submit: true },
  });
  expect(sale.status, sale.messages.join()).toBe(200);
  return sale.data.id;
};
const approve = async (id: string): Promise<void> => {
  await t.call(w.moderator, 'sales.lock', { params: { id }, body: {} });
  const { data } = await t.call(w.moderator, 'sales.get', { params: { id } });
  const moderated = await t.call(w.moderator, 'sales.moderate', {
    params: { id },
    body: { items: data.items.map((item) => ({ id: item.id, decision: 'approve' as const })), version: data.version },
  });
  expect(moderated.status, moderated.messages.join()).toBe(200);
};
const dispatch = async (): Promise<number> => {
  const failures: unknown[] = [];
  const dispatcher = createDispatcher(t.services, (error) => failures.push(error));
  await dispatcher.begin();
  const events = await dispatcher.settled();
  expect(failures).toEqual([]);
  return events;
};
const types = () => taken.map(({ type }) => type);
const events = () => taken.map(({ body }) => JSON.parse(body) as { id: string; type: string; data: object });
const deliveries = async (id: string, statuses?: ('queued' | 'sent' | 'failed')[]) =>
  (
    await t.call(w.admin, 'technical.deliveries', {
      params: { id },
      body: { size: 200, filters: { statuses }, sort: [{ field: 'occurredAt', direction: 'asc' }] },
    })
  ).data.items;

describe('webhooks', () => {
  it('tell a partner’s system of its own sales and points, signed, in order and without personal data', async () => {
    const robot = await ofPartner();
    const id = await sell(w.member);
    await sell(w.stranger);
    await approve(id);
    expect(await dispatch()).toBe(2);
    expect(types()).toEqual(['points.posted', 'sale.status']);
    const [points, sale] = events();
    expect(points?.data).toMatchObject({ type: 'SALE_ACCRUAL', points: 40, memberId: w.member.id, saleId: id });
    expect(sale?.data).toMatchObject({
      saleId: id,
      status: 'confirmed',
      points: 40,
      memberId: w.member.id,
      partnerId: w.partnerId,
    });
    for (const { signature, body, id: eventId } of taken) {
      const now = t.clock.at.getTime();
      const event = await verifyWebhook({ body, signature, secret: robot.secret, now });
      expect(event.id).toBe(eventId);
      await expect(verifyWebhook({ body, signature, secret: 'pbw_other', now })).rejects.toThrow('Подпись');
      const later = now + 301_000;
      await expect(verifyWebhook({ body, signature, secret: robot.secret, now: later })).rejects.toThrow('старше');
    }
    const people = await sql<{ text: string }>`select concat_ws('|', last_name, phone) as text from users
      where id = ${w.member.id}`.execute(database.db);
    for (const word of people.rows[0]!.text.split('|')) expect(JSON.stringify(taken)).not.toContain(word);
    expect(await dispatch()).toBe(0);
    const card = await t.call(w.admin, 'technical.get', { params: { id: robot.id } });
    expect(card.data).toMatchObject({ webhookHasSecret: true, webhookQueued: 0, webhookFailed: 0 });
    expect(card.data.webhookLastSentAt).not.toBeNull();
  });

  it('tell a manufacturer’s system of goods alone, and nobody of what its rights do not cover', async () => {
    const manufacturer = await sql<{
      id: string;
    }>`select manufacturer_id as id from products where id = ${w.lamp.id}`.execute(database.db);
    const robot = await register({ ownerManufacturerId: manufacturer.rows[0]!.id });
    const narrow = await register({ ownerPartnerId: w.partnerId, scopes: ['sales.sale:update'] });
    const nobody = await register();
    const id = await sell(w.member);
    await approve(id);
    await dispatch();
    expect(types()).toEqual(['sale.status']);
    expect(events()[0]?.data).toMatchObject({ saleId: id, status: 'confirmed', memberId: null, points: null });
    expect(await deliveries(robot.id)).toHaveLength(1);
    expect([...(await deliveries(narrow.id)), ...(await deliveries(nobody.id))]).toEqual([]);
  });

  it('tell of paid withdrawals, of a member’s status and of the system’s own uploads', async () => {
    await sql`insert into role_grants (role_code, group_code, action) values ('technical', 'memberPage.memberList', 'read')
      on conflict do nothing`.execute(database.db);
    const robot = await register({ ownerPartnerId: w.partnerId, scopes: [...rights, 'memberPage.memberList:read'] });
    const member = await addPerson(database.db, 'member', w);
    await adjust(database.db, member.id, 700, '2027-11-20', { tuning_id: randomUUID() }, t.clock.at);
    const withdrawal = randomUUID();
    await sql`insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
        tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_mask, status, requested_at)
      values (${withdrawal}, ${member.id}, ${randomUUID()}, '\\x00', 500, 100, 50000, 'none', 0, 0, 50000, 1,
        '220000••••••1234', 'in_registry', ${t.clock.at})`.execute(database.db);
    await sql`update withdrawals set status = 'paid', paid_at = ${t.clock.at} where id = ${withdrawal}`.execute(
      database.db,
    );
    await sql`update users set status = 'blocked', updated_at = ${t.clock.at} where id = ${member.id}`.execute(
      database.db,
    );
    const process = randomUUID();
    await sql`insert into processes (id, kind, title, status, started_by) values (${process}, 'sale_import', 'x', 'running',
      ${robot.id})`.execute(database.db);
    await sql`update processes set status = 'completed', counts = '{"ok": 3}', finished_at = ${t.clock.at}
      where id = ${process}`.execute(database.db);
    await dispatch();
    const kept = await sql<{ row: string }>`select d::text as row from webhook_deliveries d`.execute(database.db);
    const names = await sql<{ phone: string }>`select phone from users where id = ${member.id}`.execute(database.db);
    expect(kept.rows.length).toBeGreaterThan(2);
    for (const word of [names.rows[0]!.phone, 'Мельникова', '220000••••••1234']) {
      expect(JSON.stringify(kept.rows)).not.toContain(word);
    }
    const delivered = Object.fromEntries(events().map(({ type, data }) => [type, data]));
    expect(delivered['withdrawal.paid']).toMatchObject({ withdrawalId: withdrawal, points: 500, netKopecks: 50_000 });
    expect(delivered['member.status']).toMatchObject({
      memberId: member.id,
      status: 'blocked',
      partnerId: w.partnerId,
    });
    expect(delivered['process.finished']).toMatchObject({
      processId: process,
      status: 'completed',
      counts: { ok: 3, failed: 0 },
    });
  });

  it('send what a system has chosen, and tell of withdrawals, promotions and requests to support', async () => {
    const wide: Grant[] = [
      ...rights,
      'promotions.promotionListAdmin:read',
      'technicalSupport.technicalSupportList:read',
    ];
    await sql`insert into role_grants (role_code, group_code, action) values
      ('technical', 'promotions.promotionListAdmin', 'read'), ('technical', 'technicalSupport.technicalSupportList', 'read')
      on conflict do nothing`.execute(database.db);
    const all = await register({ ownerPartnerId: w.partnerId, scopes: wide });
    const some = await register({ ownerPartnerId: w.partnerId, scopes: wide, webhookEvents: ['withdrawal.status'] });
    const none = await register({ ownerPartnerId: w.partnerId, scopes: wide, webhookEvents: [] });
    const other = await register({ ownerPartnerId: w.otherPartnerId, scopes: wide });
    const chosen = await t.call(w.admin, 'technical.get', { params: { id: some.id } });
    expect(chosen.data.webhookEvents).toEqual(['withdrawal.status']);
    const person = await addPerson(database.db, 'member', w);
    const id = randomUUID();
    await sql`insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode,
        tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, card_mask, status, requested_at)
      values (${id}, ${person.id}, ${randomUUID()}, '\\x00', 500, 100, 50000, 'none', 0, 0, 50000, 1,
        '220000••••••1234', 'new', ${t.clock.at})`.execute(database.db);
    await sql`update withdrawals set status = 'approved', decided_at = ${t.clock.at} where id = ${id}`.execute(
      database.db,
    );
    const promotion = async (visibility: string): Promise<string> => {
      const made = randomUUID();
      await sql`insert into promotions (id, name, visibility, status, starts_at, ends_at, updated_at)
        values (${made}, 'Октябрь', ${visibility}, 'scheduled', ${t.clock.at}, ${new Date(t.clock.at.getTime() + 1e9)},
          ${t.clock.at})`.execute(database.db);
      await sql`update promotions set status = 'active' where id = ${made}`.execute(database.db);
      return made;
    };
    const open = await promotion('all');
    await promotion('hidden');
    const request = randomUUID();
    const category = await sql<{ code: string }>`select code from support_categories limit 1`.execute(database.db);
    for (const byCompany of [true, false]) {
      await sql`insert into support_requests (id, author_id, partner_id, by_company, category_code, subject,
          first_response_due_at, created_at, updated_at)
        values (${byCompany ? request : randomUUID()}, ${person.id}, ${w.partnerId}, ${byCompany},
          ${category.rows[0]!.code}, 'Не приходит выплата', ${t.clock.at}, ${t.clock.at}, ${t.clock.at})`.execute(
        database.db,
      );
    }
    const kept = async (system: string) =>
      (await deliveries(system)).map(({ type, body }) => [type, JSON.parse(body) as Record<string, unknown>] as const);
    const names = async (system: string) => (await kept(system)).map(([type]) => type).sort();
    expect(await names(all.id)).toEqual([
      'promotion.status',
      'support.status',
      'withdrawal.status',
      'withdrawal.status',
    ]);
    expect(await names(some.id)).toEqual(['withdrawal.status', 'withdrawal.status']);
    expect(await names(none.id)).toEqual([]);
    expect(await names(other.id)).toEqual(['promotion.status']);
    const bodies = await kept(all.id);
    const of = (type: string) => bodies.filter(([each]) => each === type).map(([, body]) => body);
    expect(new Set(of('withdrawal.status').map(({ status }) => status))).toEqual(new Set(['approved', 'new']));
    expect(of('promotion.status')).toEqual([
      { promotionId: open, number: expect.stringMatching(/^А-\d{6}$/), status: 'active', manufacturerId: null },
    ]);
    expect(of('support.status')).toEqual([
      expect.objectContaining({ requestId: request, status: 'new', number: expect.stringMatching(/^О-/) }),
    ]);
    expect(JSON.stringify(bodies)).not.toContain('Не приходит');
  });

  it('are tried once more by hand, and show their body without the names other systems give', async () => {
    const robot = await register({
      ownerPartnerId: w.partnerId,
      scopes: [...rights, 'memberPage.memberList:read'],
    });
    const person = await addPerson(database.db, 'member', w);
    await sql`update users set external_id = '79161234567' where id = ${person.id}`.execute(database.db);
    await sql`update users set status = 'blocked', updated_at = ${t.clock.at} where id = ${person.id}`.execute(
      database.db,
    );
    answer = 503;
    await dispatch();
    const [waiting] = await deliveries(robot.id);
    expect(waiting).toMatchObject({ type: 'member.status', status: 'queued', attempts: 1, httpStatus: 503 });
    expect(JSON.parse(waiting!.body)).toMatchObject({ memberId: person.id, userExternalId: '••••4567' });
    answer = 200;
    expect(await dispatch()).toBe(0);
    const retry = () => t.call(w.admin, 'technical.retryDelivery', { params: { id: waiting!.id } });
    expect((await retry()).status).toBe(200);
    expect(await dispatch()).toBe(1);
    expect(events()[1]).toMatchObject({ id: waiting!.id, data: { userExternalId: '79161234567' } });
    expect((await deliveries(robot.id))[0]).toMatchObject({ status: 'sent', attempts: 1, httpStatus: 200 });
    expect((await retry()).code).toBe('WEBHOOK_SENT');
    expect((await t.call(w.finance, 'technical.retryDelivery', { params: { id: waiting!.id } })).status).toBe(403);
  });

  it('wait behind an event that is not taken, and come after it with the same ids', async () => {
    const robot = await ofPartner();
    await sell(w.member);
    await sell(w.member);
    answer = 500;
    expect(await dispatch()).toBe(0);
    expect(taken).toHaveLength(1);
    expect(await dispatch()).toBe(0);
    expect(taken).toHaveLength(1);
    const [first, second] = await deliveries(robot.id);
    expect([first, second].map((row) => [row?.attempts, row?.httpStatus, row?.lastError])).toEqual(
      expect.arrayContaining([
        [1, 500, 'HTTP 500'],
        [0, null, null],
      ]),
    );
    t.clock.at = new Date(start.getTime() + 10_000);
    answer = 204;
    expect(await dispatch()).toBe(2);
    expect(taken[1]).toMatchObject({ id: taken[0]!.id, body: taken[0]!.body });
    // The time is part of the signature, so every retry has its own.
    expect(taken[1]!.signature).not.toBe(taken[0]!.signature);
    expect(new Set(taken.slice(1).map(({ id }) => id)).size).toBe(2);
  });

  it('go once each, and in order, when two processes send together', async () => {
    await ofPartner();
    for (let i = 0; i < 5; i += 1) await sell(w.member);
    await Promise.all([dispatch(), dispatch(), dispatch()]);
    await dispatch();
    expect(taken).toHaveLength(5);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(5);
    const order = await sql<{ id: string }>`select id from webhook_deliveries order by seq`.execute(database.db);
    expect(taken.map(({ id }) => id)).toEqual(order.rows.map(({ id }) => id));
  });

  it('are given up after the schedule, seen in processes and journal, and go again by a retry', async () => {
    const robot = await ofPartner();
    await sell(w.member);
    await sell(w.member);
    answer = 503;
    let days = 0;
    while ((await deliveries(robot.id, ['queued'])).length > 0 && days < 20) {
      await dispatch();
      t.clock.at = new Date(t.clock.at.getTime() + 9 * 3_600_000);
      days += 1;
    }
    expect(taken).toHaveLength(11);
    const failed = await deliveries(robot.id, ['failed']);
    expect(failed).toHaveLength(2);
    const processId = failed[0]!.processId!;
    const { data: process } = await t.call(w.admin, 'processes.get', { params: { id: processId } });
    expect(process).toMatchObject({ kind: 'webhook_delivery', status: 'failed', counts: { failed: 2 } });
    expect(process.errors.map(({ column, message }) => [column, message])).toEqual([
      ['points.posted', 'HTTP 503'],
      ['points.posted', 'HTTP 503'],
    ]);
    expect(process.allowedActions).toContain('retry');
    const { data: entries } = await t.call(w.admin, 'logs.list', {
      body: { filters: { entityId: robot.id, results: ['error'] } },
    });
    expect(entries.items).toMatchObject([{ entityType: 'technical_user', result: 'error' }]);
    answer = 200;
    taken = [];
    await t.call(w.admin, 'processes.retry', { params: { id: processId }, body: {} });
    // The first server dies when it has queued them and before it could say so.
    const dying = killedAfter(t.context(redeliverWebhooks), 1);
    await expect(redeliverWebhooks.handle(dying, { processId })).rejects.toThrow('killed');
    await silentForLong(database.db);
    await t.runJobs(jobs);
    expect(await dispatch()).toBe(2);
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(failed.map(({ id }) => id)));
    const { data: done } = await t.call(w.admin, 'processes.get', { params: { id: processId } });
    expect(done).toMatchObject({ status: 'completed', counts: { ok: 2 } });
  });

  it('that were given up go on by themselves when their receiver is back, in their order', async () => {
    const robot = await ofPartner();
    await sell(w.member);
    await sell(w.member);
    answer = 503;
    for (let round = 0; round < 12; round += 1) {
      await dispatch();
      t.clock.at = new Date(t.clock.at.getTime() + 9 * 3_600_000);
    }
    const failed = await deliveries(robot.id, ['failed']);
    expect(failed).toHaveLength(2);
    const bell = await sql<{ title: string }>`select title from notifications
      where user_id = ${w.admin.id} and kind = 'process.failed' and entity_id = ${failed[0]!.processId}`.execute(
      database.db,
    );
    expect(bell.rows).toHaveLength(1);

    taken = [];
    await t.runClock(resumeWebhooks);
    expect(taken).toHaveLength(1);
    expect(await deliveries(robot.id, ['failed'])).toHaveLength(2);

    answer = 200;
    taken = [];
    await t.runClock(resumeWebhooks);
    expect(await dispatch()).toBe(1);
    const inOrder = await sql<{ id: string }>`select id from webhook_deliveries
      where user_id = ${robot.id} order by seq`.execute(database.db);
    expect(taken.map(({ id }) => id)).toEqual(inOrder.rows.map(({ id }) => id));
    expect(await deliveries(robot.id, ['sent'])).toHaveLength(2);
    await t.runClock(resumeWebhooks);
    expect(taken).toHaveLength(2);
  });

  it('that were given up go before what has happened since, when their receiver is back', async () => {
    const robot = await ofPartner();
    await sell(w.member);
    answer = 503;
    for (let round = 0; round < 12; round += 1) {
      await dispatch();
      t.clock.at = new Date(t.clock.at.getTime() + 9 * 3_600_000);
    }
    expect(await deliveries(robot.id, ['failed'])).toHaveLength(1);
    await sell(w.colleague);
    const seqs = async () =>
      (
        await sql<{ id: string }>`select id from webhook_deliveries where user_id = ${robot.id} order by seq`.execute(
          database.db,
        )
      ).rows.map(({ id }) => id);

    // Still away: the earlier one is offered first, the later one waits as any other.
    taken = [];
    expect(await dispatch()).toBe(0);
    expect(taken.map(({ id }) => id)).toEqual(await seqs());
    answer = 200;
    taken = [];
    // Back within the minute: nothing overtakes.
    t.clock.at = new Date(t.clock.at.getTime() + 30_000);
    expect(await dispatch()).toBe(0);
    expect(taken).toEqual([]);
    t.clock.at = new Date(t.clock.at.getTime() + 31_000);
    expect(await dispatch()).toBe(2);
    expect(taken.map(({ id }) => id)).toEqual(await seqs());
    expect(await deliveries(robot.id, ['sent'])).toHaveLength(2);
  });

  it('are signed with both secrets for a day after a change', async () => {
    const robot = await ofPartner();
    const next = await t.call(w.admin, 'technical.rotateWebhookSecret', { params: { id: robot.id }, body: {} });
    expect(next.data.secret).toMatch(/^pbw_[\w-]{32}$/);
    expect(next.data.oldValidUntil).not.toBeNull();
    const test = async () => {
      const { data } = await t.call(w.admin, 'technical.testWebhook', { params: { id: robot.id }, body: {} });
      await dispatch();
      const event = taken.at(-1)!;
      expect([event.id, event.type]).toEqual([data.eventId, 'webhook.test']);
      return event;
    };
    const both = await test();
    for (const secret of [robot.secret, next.data.secret]) {
      const at = t.clock.at.getTime();
      expect(await verifyWebhook({ ...both, secret, now: at })).toMatchObject({ type: 'webhook.test' });
    }
    t.clock.at = new Date(start.getTime() + 25 * 3_600_000);
    const alone = await test();
    const now = t.clock.at.getTime();
    expect(await verifyWebhook({ ...alone, secret: next.data.secret, now })).toMatchObject({ type: 'webhook.test' });
    await expect(verifyWebhook({ ...alone, secret: robot.secret, now })).rejects.toThrow();
  });

  it('are not kept for those who cannot be told: no secret, no address, suspended', async () => {
    const { data } = await t.call(w.admin, 'technical.register', {
      body: { name: 'Без секрета', login: 'bez-sekreta', scopes: rights, ownerPartnerId: w.partnerId, webhookUrl: url },
    });
    expect((await t.call(w.admin, 'technical.testWebhook', { params: { id: data.id }, body: {} })).fields).toEqual({
      webhookUrl: ['Сначала укажите адрес и создайте секрет вебхука'],
    });
    const robot = await ofPartner();
    const form = { name: 'Касса', scopes: rights, ownerPartnerId: w.partnerId };
    const card = await t.call(w.admin, 'technical.get', { params: { id: robot.id } });
    const cleared = await t.call(w.admin, 'technical.update', {
      params: { id: robot.id },
      body: { ...form, webhookUrl: null, version: card.data.version },
    });
    expect(cleared.data.webhookUrl).toBeNull();
    await sell(w.member);
    const kept = await sql<{ n: number }>`select count(*)::int as n from webhook_deliveries`.execute(database.db);
    expect(kept.rows).toEqual([{ n: 0 }]);
  });

  it('go to no address with a password in it, and in production to no closed one', async () => {
    const ask = (webhookUrl: string) =>
      t.call(w.admin, 'technical.register', {
        body: { name: 'Касса', login: `adres-${randomUUID().slice(0, 8)}`, scopes: rights, webhookUrl },
      });
    expect((await ask('https://user:secret@example.ru/')).fields).toHaveProperty('webhookUrl');
    expect((await ask('ftp://example.ru/')).fields).toHaveProperty('webhookUrl');
    t.services.config.isProduction = true;
    for (const bad of ['http://example.ru/', 'https://127.0.0.1/', 'https://[fd00::1]/', 'https://169.254.169.254/']) {
      expect((await ask(bad)).fields, bad).toHaveProperty('webhookUrl');
    }
    expect((await ask('https://hook.example.ru/')).status).toBe(200);
    const robot = await ofPartner().catch(() => undefined);
    expect(robot).toBeUndefined();
    t.services.config.isProduction = false;
  });

  it('reach the others while one does not answer, and the next ones too', async () => {
    let givenUp = 0;
    const silent = createServer((request) => void request.socket.once('close', () => (givenUp += 1)));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    await register({ ownerPartnerId: w.partnerId, webhookUrl: `http://127.0.0.1:${port}/` });
    await ofPartner();
    const stop = startWebhooks(t.services, () => undefined);
    try {
      await sell(w.member);
      await eventually(() => expect(taken).toHaveLength(1));
      await sell(w.member);
      await eventually(() => expect(taken).toHaveLength(2));
      // Nobody waited for the silent one: its first sending is still on its way.
      expect(givenUp).toBe(0);
    } finally {
      silent.closeAllConnections();
      silent.close();
      await stop();
    }
  });

  it('go by themselves while the process lives, and stop with it', async () => {
    await ofPartner();
    const failures: unknown[] = [];
    const stop = startWebhooks(t.services, (error) => failures.push(error));
    await sell(w.member);
    await eventually(() => expect(taken).toHaveLength(1));
    await stop();
    await sell(w.member);
    expect([taken.length, failures]).toEqual([1, []]);
    expect(await dispatch()).toBe(1);
  });
});
