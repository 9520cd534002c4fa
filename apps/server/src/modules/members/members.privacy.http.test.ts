import { afterAll, beforeAll, expect, it } from 'vitest';

import { personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { publishVersion } from '../../test/documents.ts';
import { createUser, type Person, testPassword } from '../../test/people.ts';

let server: TestApp;
let admin: Person;
let moderator: Person;
const companies: string[] = [];
beforeAll(async () => {
  server = await createTestApp();
  [admin, moderator] = [await server.loginAs('admin'), await server.loginAs('moderator')];
  for (const inn of ['0000000017', '0000000024']) {
    const { rows } = await server.database.pool.query(
      `insert into partners (id, name, legal_name, inn) values (gen_random_uuid(), $1, $1, $1) returning id`,
      [inn],
    );
    companies.push(rows[0].id);
  }
});
afterAll(() => server.close());

const card = (as: Person, id: string) => server.call('members.get', { as, params: { id } });
const linkOf = (text: string | undefined) => /code=([^\s.]+)/.exec(text ?? '')?.[1];

it('a partner learns nothing of people of others, though they share a device and a card', async () => {
  const [mine, other] = [
    await server.loginAs('member', { partnerId: companies[0] }),
    await server.loginAs('member', { partnerId: companies[1], lastName: 'Чужой' }),
  ];
  await server.database.pool.query(`update users set last_fingerprint = 'one' where id = any($1)`, [
    [mine.id, other.id],
  ]);
  // One card for both, too.
  await server.database.pool.query(
    `insert into payout_cards (id, member_id, token, mask, brand, bidx, created_at)
     select gen_random_uuid(), id, id::text, '220499••••••0005', 'mir', '\\x01', now() from unnest($1::uuid[]) as id`,
    [[mine.id, other.id]],
  );
  const partner = await server.loginAs('partner', { partnerId: companies[0] });
  expect((await card(admin, mine.id)).data.duplicates).toMatchObject([
    { id: other.id, by: 'card' },
    { id: other.id, by: 'device' },
  ]);
  expect((await card(partner, mine.id)).data.duplicates).toEqual([]);
});

it('an address a moderator has given takes nobody’s account', async () => {
  const member = await server.loginAs('member');
  const stolen = 'moderator-own@mail.example';
  const changed = await server.call('members.update', {
    as: moderator,
    params: { id: member.id },
    body: { version: 1, email: stolen },
  });
  expect(changed.data).toMatchObject({ email: stolen, isEmailVerified: false });
  // The owner is notified at the contacts known before the change.
  expect((await server.mail(member.email!))[0]?.template).toBe('member-email-changed');
  expect((await server.mail(member.phone!))[0]?.template).toBe('member-email-changed');
  await server.call('auth.recovery', { body: { email: stolen } });
  expect(await server.mail(stolen)).toEqual([]);
  const [message] = await server.mail(member.phone!);
  expect(message?.template).toBe('recovery');
  // By his phone the member gets in, and his own word makes the address his.
  const code = linkOf(message?.text);
  expect((await server.call('auth.changePassword', { body: { code: code!, password: 'Zelenyj8#chaj' } })).status).toBe(
    200,
  );
  const entered = await server.call('auth.login', { body: { login: member.phone!, password: 'Zelenyj8#chaj' } });
  const token = entered.tokens?.access;
  await server.call('users.sendEmailCode', { token });
  const [letter] = await server.mail(stolen);
  expect((await server.call('users.confirmEmailCode', { token, body: { code: letter!.code! } })).status).toBe(200);
  await server.call('auth.recovery', { body: { email: stolen } });
  expect((await server.mail(stolen))[0]?.template).toBe('recovery');
});

it('the evidence of a consent is for the programme’s own people', async () => {
  const member = await server.loginAs('member', { partnerId: companies[0] });
  await publishVersion(server.database.pool, 'mailing_info');
  await server.call('consents.update', {
    as: member,
    body: { kind: 'mailing_info', accepted: true },
    headers: { 'x-fingerprint': 'device-7', 'user-agent': 'Browser/1' },
  });
  const evidence = { channel: 'portal', ip: '127.0.0.1', fingerprint: 'device-7', userAgent: 'Browser/1' };
  expect((await card(admin, member.id)).data.consents).toMatchObject([{ kind: 'mailing_info', evidence }]);
  const partner = await server.loginAs('partner', { partnerId: companies[0] });
  expect((await card(partner, member.id)).data.consents).toMatchObject([{ kind: 'mailing_info', evidence: null }]);
});

it('a demand for a new consent outlives later versions that demand none', async () => {
  const { pool } = server.database;
  const member = await server.loginAs('member');
  const outdated = async () =>
    (await server.call('consents.list', { as: member })).data.find(({ kind }) => kind === 'policy')?.outdated;
  const accept = () => server.call('consents.update', { as: member, body: { kind: 'policy', accepted: true } });
  await publishVersion(pool, 'policy');
  await accept();
  await publishVersion(pool, 'policy');
  expect(await outdated()).toBe(false);
  await publishVersion(pool, 'policy', true);
  await publishVersion(pool, 'policy');
  expect(await outdated()).toBe(true);
  await accept();
  expect(await outdated()).toBe(false);
});

it('the administrator is told how many members a new consent would be asked of', async () => {
  await publishVersion(server.database.pool, 'mailing_info');
  const count = async () =>
    (await server.call('documents.reconsent', { as: admin, query: { kind: 'mailing_info' } })).data.members;
  const before = await count();
  const [one, other] = [await server.loginAs('member'), await server.loginAs('member')];
  const agree = (as: typeof one, accepted: boolean) =>
    server.call('consents.update', { as, body: { kind: 'mailing_info', accepted } });
  await agree(one, true);
  await agree(other, true);
  await agree(admin, true);
  expect(await count()).toBe(before + 2);
  // Who has taken the consent back is not asked again.
  await agree(other, false);
  expect(await count()).toBe(before + 1);
  expect((await server.call('documents.reconsent', { as: moderator, query: { kind: 'policy' } })).status).toBe(403);
});

const passport = (n: number) => ({
  lastName: 'Тестова',
  firstName: 'Мария',
  birthDate: '1990-05-06',
  passportSeries: '0010',
  passportNumber: String(200_000 + n),
  passportIssuedBy: 'ОВД',
  passportIssuedAt: '2012-05-06',
  departmentCode: '690-001',
  inn: personInn(5000 + n),
  snils: snils(5000 + n),
});

it('a member is forgotten on request: no name, contact or document is left, sales and operations are', async () => {
  const created = await createUser(server.services, { lastName: 'Забываева', firstName: 'Зоя' });
  const signed = await server.call('auth.login', { body: { login: created.phone!, password: testPassword } });
  const token = signed.tokens?.access;
  await server.call('users.createPassport', { token, body: passport(1) });
  await server.call('cards.create', { token, body: { number: '2204990000000010' } });
  const erase = (body: { version: number; reasonText: string }, as = admin) =>
    server.call('members.erase', { as, params: { id: created.id }, body });
  const { version } = (await card(admin, created.id)).data;
  const body = { version, reasonText: 'По заявлению от 20.11.2026' };
  expect((await erase(body, moderator)).status).toBe(403);
  expect((await erase({ ...body, version: 99 })).code).toBe('VERSION_CONFLICT');
  expect((await erase({ ...body, reasonText: ' ' })).fields).toHaveProperty('reasonText');
  expect((await erase(body)).data).toEqual({ ok: true });
  expect((await server.call('users.profile', { token })).status).toBe(401);
  expect((await server.call('auth.login', { body: { login: created.phone!, password: testPassword } })).code).toBe(
    'AUTH_BAD_CREDENTIALS',
  );
  const shown = await card(admin, created.id);
  expect(shown.data).toMatchObject({ fullName: 'Удалённый участник', phone: null, email: null, status: 'deleted' });
  expect(shown.data.passport).toMatchObject({ status: 'empty', passport: null, inn: null, snils: null });
  const left = await server.database.pool.query(
    `select (select count(*)::int from users where id = $1 and (search_name like '%забываева%' or phone is not null)) +
      (select count(*)::int from tax_profiles where user_id = $1) +
      (select count(*)::int from payout_cards where member_id = $1 and removed_at is null) as n,
      (select count(*)::int from wallets where member_id = $1) as wallets`,
    [created.id],
  );
  expect(left.rows).toEqual([{ n: 0, wallets: 1 }]);
  // The phone number and the documents can be registered again.
  const next = await server.loginAs('member', { phone: created.phone });
  expect((await server.call('users.createPassport', { as: next, body: passport(1) })).status).toBe(200);
  expect((await erase({ version: 99, reasonText: 'Ещё раз' })).status).toBe(404);
});

it('nobody is forgotten while money is on its way to him', async () => {
  const member = await server.loginAs('member');
  const { rows } = await server.database.pool.query('select version from users where id = $1', [member.id]);
  await server.database.pool.query(
    `insert into payout_cards (id, member_id, token, mask, brand, bidx, created_at)
      values (gen_random_uuid(), $1, 'token-of-erase', '220499••••••0011', 'mir', '\\x01', now())`,
    [member.id],
  );
  await server.database.pool.query(
    `insert into withdrawals (id, member_id, idem, req_hash, card_id, card_mask, points, rate_kopecks, gross_kopecks,
        tax_mode, tax_base_kopecks, tax_kopecks, net_kopecks, settings_version, status, requested_at)
      select gen_random_uuid(), $1, 'key-of-erase', '\\x01', c.id, c.mask, 500, 100, 50000, 'none', 0, 0, 50000, 1,
        'on_review', now()
      from payout_cards c where c.member_id = $1`,
    [member.id],
  );
  const answer = await server.call('members.erase', {
    as: admin,
    params: { id: member.id },
    body: { version: rows[0].version, reasonText: 'По заявлению' },
  });
  expect(answer.code).toBe('MEMBER_HAS_PAYOUTS');
});

it('each look of another at a scan of a passport is one line of the journal', async () => {
  const member = await server.loginAs('member', { lastName: 'Сканова', firstName: 'Инна' });
  const bytes = Buffer.from('%PDF-1.7\n1');
  const sent = await server.call('users.uploadPassportScan', {
    as: member,
    file: { name: 'Разворот.pdf', mime: 'application/pdf', bytes },
  });
  const look = (as: Person) => server.call('files.get', { as, params: { id: sent.data.id } });
  const recorded = async () =>
    (
      await server.database.pool.query(
        `select action, entity_type, entity_id, entity_label, actor_id, route_key from audit_entries
          where entity_id = $1 and action = 'read_personal' order by at`,
        [member.id],
      )
    ).rows;
  expect((await look(member)).status).toBe(200);
  expect(await recorded()).toEqual([]);
  expect([(await look(moderator)).status, (await look(moderator)).status]).toEqual([200, 200]);
  const line = {
    action: 'read_personal',
    entity_type: 'passport',
    entity_id: member.id,
    entity_label: 'Сканова Инна',
    actor_id: moderator.id,
    route_key: 'files.get',
  };
  expect(await recorded()).toEqual([line, line]);
});
