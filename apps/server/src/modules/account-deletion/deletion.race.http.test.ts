import { defaultRoles, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { card, personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { publishVersion } from '../../test/documents.ts';
import { eventually } from '../../test/eventually.ts';
import { createUser, freshPhone, type Person, signIn, testPassword } from '../../test/people.ts';
import { createWorld, type World } from '../sales/testing/world.ts';

let t: TestApp;
let w: World;
let admin: Person;
let png: Buffer;

/** What a writer brings; of a deleted account none of these texts may be left. */
const secret = { word: 'Канареечников', address: 'kanareechnikov' };
/** The name of each member here, before the deletion. */
const leaving = 'Уходящая';
const pdf = { name: `${leaving} паспорт.pdf`, mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n1') };

interface Member extends Person {
  number: number;
}
type Sent = Promise<{ status: number; code: string | undefined; messages: string[] }>;
/** Prepares everything up to the request that writes, and gives that request. */
type Writer = (member: Member) => Promise<() => Sent> | (() => Sent);

const codeSentTo = async (to: string): Promise<string> => (await t.mail(to))[0]!.code!;
const passport = ({ number }: Member) => ({
  lastName: secret.word,
  firstName: 'Анна',
  birthDate: '1990-05-06',
  passportSeries: '0010',
  passportNumber: String(300_000 + number),
  passportIssuedBy: 'ОВД',
  passportIssuedAt: '2012-05-06',
  departmentCode: '690-001',
  inn: personInn(8000 + number),
  snils: snils(8000 + number),
});

/** Every command a member may give that leaves something of a person. */
const own: Partial<Record<RouteKey, Writer>> = {
  'users.updateFullName': (as) => () =>
    t.call('users.updateFullName', { as, body: { lastName: secret.word, firstName: 'Анна' } }),
  'users.uploadAvatar': (as) => () =>
    t.call('users.uploadAvatar', { as, file: { name: `${leaving}.png`, mime: 'image/png', bytes: png } }),
  'users.sendPhoneCode': async (as) => {
    await t.database.pool.query('update users set is_phone_verified = false where id = $1', [as.id]);
    const phone = freshPhone();
    return () => t.call('users.sendPhoneCode', { as, query: { phone } });
  },
  'users.confirmPhoneCode': async (as) => {
    await t.database.pool.query('update users set is_phone_verified = false where id = $1', [as.id]);
    await t.call('users.sendPhoneCode', { as, query: { phone: as.phone! } });
    const code = await codeSentTo(as.phone!);
    return () => t.call('users.confirmPhoneCode', { as, body: { code } });
  },
  'users.updatePhone': (as) => () => t.call('users.updatePhone', { as, body: { phone: freshPhone() } }),
  'users.confirmPhoneUpdate': async (as) => {
    const phone = freshPhone();
    await t.call('users.updatePhone', { as, body: { phone } });
    const code = await codeSentTo(phone);
    return () => t.call('users.confirmPhoneUpdate', { as, body: { code } });
  },
  'users.updateEmail': (as) => () =>
    t.call('users.updateEmail', { as, body: { email: `${secret.address}${as.number}@mail.example` } }),
  'users.sendEmailCode': async (as) => {
    await t.database.pool.query('update users set is_email_verified = false where id = $1', [as.id]);
    return () => t.call('users.sendEmailCode', { as });
  },
  'users.confirmEmailCode': async (as) => {
    const email = `${secret.address}${as.number}@mail.example`;
    await t.call('users.updateEmail', { as, body: { email } });
    const code = await codeSentTo(email);
    return () => t.call('users.confirmEmailCode', { as, body: { code } });
  },
  'users.createPassport': (as) => () => t.call('users.createPassport', { as, body: passport(as) }),
  'users.updatePassport': async (as) => {
    await t.call('users.createPassport', { as, body: passport(as) });
    return () => t.call('users.updatePassport', { as, body: { ...passport(as), departmentCode: '690-002' } });
  },
  'users.uploadPassportScan': (as) => () => t.call('users.uploadPassportScan', { as, file: pdf }),
  'users.resubmit': async (as) => {
    await t.database.pool.query(`update users set status = 'rejected' where id = $1`, [as.id]);
    const body = {
      storeId: w.storeId,
      lastName: secret.word,
      firstName: 'Анна',
      middleName: '',
      email: `${secret.address}${as.number}@mail.example`,
    };
    return () => t.call('users.resubmit', { as, body });
  },
  'users.updateTaxStatus': async (as) => {
    await t.call('users.createPassport', { as, body: passport(as) });
    return () => t.call('users.updateTaxStatus', { as, body: { taxStatus: 'self_employed' } });
  },
  'cards.create': (as) => () => t.call('cards.create', { as, body: { number: card(as.number) } }),
  'storeRequests.create': (as) => () =>
    t.call('storeRequests.create', { as, body: { storeId: w.otherStoreId, comment: secret.word } }),
  'secondFactor.enrol': (as) => () => t.call('secondFactor.enrol', { as }),
  'auth.resetPassword': (as) => () =>
    t.call('auth.resetPassword', { as, body: { oldPassword: testPassword, password: 'Snegir2!krasnyj' } }),
  'notifications.updateSettings': async (as) => {
    const { version } = (await t.call('notifications.settings', { as })).data;
    return () => t.call('notifications.updateSettings', { as, body: { version, digest: 'daily' } });
  },
  'notifications.linkMessenger': (as) => () => t.call('notifications.linkMessenger', { as }),
  'sales.create': (as) => () =>
    t.call('sales.create', {
      as,
      body: {
        saleDate: '2026-11-18',
        comment: `Продала ${leaving} Мария`,
        items: [{ productId: w.lamp.id, quantity: 1 }],
        submit: true,
      },
    }),
  'sales.update': async (as) => {
    const items = [{ productId: w.lamp.id, quantity: 1 }];
    const made = await t.call('sales.create', { as, body: { saleDate: '2026-11-18', items, submit: false } });
    const { id, version } = made.data;
    const body = { version, saleDate: '2026-11-18', comment: `Продала ${leaving} Мария`, items, submit: true };
    return () => t.call('sales.update', { as, params: { id }, body });
  },
  'sales.uploadFile': (as) => () => t.call('sales.uploadFile', { as, file: { ...pdf, mime: 'application/pdf' } }),
  'support.create': (as) => () =>
    t.call('support.create', { as, body: { category: 'technical', subject: 'Вопрос', text: `Я ${leaving}` } }),
  'support.addMessage': async (as) => {
    const body = { category: 'technical', subject: 'Вопрос', text: 'Не приходит код' };
    const { data } = await t.call('support.create', { as, body });
    return () => t.call('support.addMessage', { as, params: { id: data.id }, body: { text: `Я ${leaving}` } });
  },
  'support.uploadFile': (as) => () => t.call('support.uploadFile', { as, file: pdf }),
};

/** What others write of a member, and what is done before there is a session. */
const others: Record<string, Writer> = {
  'members.update, an edit': (as) => () =>
    t.call('members.update', { as: admin, params: { id: as.id }, body: { version: 1, lastName: secret.word } }),
  'members.update, an address': async (as) => {
    const { data } = await t.call('members.get', { as: admin, params: { id: as.id } });
    return () =>
      t.call('members.update', {
        as: admin,
        params: { id: as.id },
        body: { version: data.version, email: `${secret.address}${as.number}@mail.example` },
      });
  },
  'members.decidePassport': async (as) => {
    await t.call('users.createPassport', { as, body: passport(as) });
    return () =>
      t.call('members.decidePassport', {
        as: admin,
        params: { id: as.id },
        body: { decision: 'decline', reasonCode: 'other', reasonText: `Не ${leaving}` },
      });
  },
  'auth.login': (as) => () =>
    t.call('auth.login', {
      body: { login: as.phone!, password: testPassword },
      headers: { 'x-fingerprint': 'device-7' },
    }),
  'auth.changePassword': async (as) => {
    await t.call('auth.recovery', { body: { email: as.email! } });
    const code = /code=([^\s.]+)/.exec((await t.mail(as.email!))[0]?.text ?? '')![1]!;
    return () => t.call('auth.changePassword', { body: { code, password: 'Zelenyj8#chaj' } });
  },
  'auth.recovery': (as) => () => t.call('auth.recovery', { body: { email: as.email! } }),
};

let number = 0;
async function newMember(): Promise<Member> {
  number += 1;
  const created = await createUser(t.services, { partnerId: w.partnerId, storeId: w.storeId, lastName: leaving });
  await t.database.pool.query(
    `insert into store_memberships (user_id, store_id, partner_id, valid_from) values ($1, $2, $3, '2025-01-10')`,
    [created.id, w.storeId, w.partnerId],
  );
  await t.database.pool.query(`update users set registered_at = '2025-01-10' where id = $1`, [created.id]);
  return { ...created, ...(await signIn(t.services, created.id)), number };
}

const waiting = async (): Promise<number> =>
  (
    await t.database.pool.query(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows[0].n;

/** Both requests stand before the row of the account, in this order, and are let through together. */
async function inOrder(id: string, first: () => Sent, second: () => Sent): Promise<Awaited<Sent>[]> {
  const door = await t.database.pool.connect();
  try {
    await door.query('begin');
    await door.query('select from users where id = $1 for update', [id]);
    const answers: Sent[] = [];
    let settled = 0;
    for (const send of [first, second]) {
      answers.push(send().finally(() => void (settled += 1)));
      // A request that needs nothing of the account has been answered instead.
      await eventually(async () => expect((await waiting()) + settled).toBeGreaterThanOrEqual(answers.length));
    }
    await door.query('commit');
    return await Promise.all(answers);
  } finally {
    door.release();
  }
}

/** Tables of which a row of the account is data of a person, and the condition that it still counts. */
const personal: Record<string, string> = {
  tax_profiles: 'user_id = $1',
  payout_cards: 'member_id = $1 and removed_at is null',
  files: `owner_id = $1 and purpose in ('passport', 'avatar') and deleted_at is null`,
  former_phones: 'user_id = $1',
  verification_codes: 'user_id = $1',
  messenger_codes: 'user_id = $1',
  messenger_links: 'user_id = $1',
  notice_preferences: 'user_id = $1',
  second_factors: 'user_id = $1',
  recovery_codes: 'user_id = $1',
  sale_lists: 'member_id = $1',
  sessions: 'user_id = $1 and revoked_at is null',
};

/** Rows of any table with a text of a person who is gone: everybody here is, once a case is over. */
async function named(): Promise<string[]> {
  const { pool } = t.database;
  const tables = await pool.query(`select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const found: string[] = [];
  for (const { name } of tables.rows as { name: string }[]) {
    const { rows } = await pool.query(`select r::text as text from ${name} r where r::text ~* $1 limit 1`, [
      [leaving, ...Object.values(secret)].join('|'),
    ]);
    if (rows[0]) found.push(`${name}: ${rows[0].text}`);
  }
  return found;
}

/** Everything of the account that should be gone, named by its place. */
async function left(id: string): Promise<string[]> {
  const { pool } = t.database;
  const found: string[] = [];
  for (const [table, condition] of Object.entries(personal)) {
    const { rows } = await pool.query(`select count(*)::int as n from ${table} where ${condition}`, [id]);
    if (rows[0].n > 0) found.push(table);
  }
  const { rows } = await pool.query(
    `select status, phone, email, last_name, first_name, middle_name, avatar_file_id, password_hash, last_fingerprint,
      position_code, is_phone_verified, is_email_verified, email_given_by from users where id = $1`,
    [id],
  );
  expect(rows[0]).toEqual({
    status: 'deleted',
    phone: null,
    email: null,
    last_name: 'Удалённый участник',
    first_name: '',
    middle_name: '',
    avatar_file_id: null,
    password_hash: null,
    last_fingerprint: null,
    position_code: null,
    is_phone_verified: false,
    is_email_verified: false,
    email_given_by: null,
  });
  return found;
}

beforeAll(async () => {
  t = await createTestApp({
    database: { max: 20 },
    // Nobody asks the bot here.
    config: { telegram: { url: 'http://127.0.0.1:9', token: 'secret', botName: 'pribavka_bot' } },
  });
  w = await createWorld(t.database.db);
  // The people of the world and those of the test count their numbers from the same one.
  await t.database.pool.query('update users set phone = null');
  admin = await t.loginAs('admin');
  await publishVersion(t.database.pool, 'mailing_info');
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
});
afterAll(() => t.close());

async function erasure({ id }: Person): Promise<() => Sent> {
  const { version } = (await t.call('members.get', { as: admin, params: { id } })).data;
  const body = { version, reasonText: 'По заявлению' };
  return () => t.call('members.erase', { as: admin, params: { id }, body });
}

/** By the member; an administrator erases one whose phone is not confirmed. */
async function deletion(as: Person): Promise<() => Sent> {
  const asked = await t.call('users.sendDeletionCode', { as, body: {} });
  if (asked.code === 'DELETION_BLOCKED') return erasure(as);
  expect(asked.status, asked.messages.join()).toBe(200);
  const code = await codeSentTo(as.phone!);
  return () => t.call('users.deleteAccount', { as, body: { code, points: 0 } });
}

async function nothingIsLeft(id: string): Promise<void> {
  expect(await left(id)).toEqual([]);
  expect(await named()).toEqual([]);
}

const cases = Object.entries<Writer>({ ...(own as Record<string, Writer>), ...others });

describe('a deletion together with a writer of personal data leaves none of it', () => {
  it.each(cases)('%s comes second', async (_, writerOf) => {
    const member = await newMember();
    const write = await writerOf(member);
    const answers = await inOrder(member.id, await deletion(member), write);
    expect(answers[0]!.status, answers[0]!.messages.join()).toBe(200);
    expect(answers[1]!.status).toBeLessThan(500);
    await nothingIsLeft(member.id);
  });

  it.each(cases)('%s comes first', async (_, writerOf) => {
    const member = await newMember();
    const write = await writerOf(member);
    const [written, erased] = await inOrder(member.id, write, await deletion(member));
    // A writer that is refused of itself would prove nothing.
    expect(written!.status, JSON.stringify(written)).toBe(200);
    expect(erased!.status).toBeLessThan(500);
    // What has stopped the deletion is looked at again: the account is gone in the end.
    if (erased!.status !== 200) {
      const again = await (await erasure(member))();
      expect(again.status, [erased!.code, ...again.messages].join()).toBe(200);
    }
    await nothingIsLeft(member.id);
  });

  const some = new Set([
    'users.updateFullName',
    'users.createPassport',
    'cards.create',
    'sales.create',
    'support.create',
  ]);
  it.each(cases.filter(([key]) => some.has(key)))('%s comes after an administrator', async (_, writerOf) => {
    const member = await newMember();
    const write = await writerOf(member);
    const answers = await inOrder(member.id, await erasure(member), write);
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
    await nothingIsLeft(member.id);
  });
});

/** Commands of a member that leave nothing of a person, or write only while the account lives and are cleared with it. */
const harmless: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'auth.logout',
  'auth.reauthenticate',
  'sessions.end',
  'sessions.endOthers',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'secondFactor.disable',
  'users.removeAvatar',
  'consents.update',
  'storeRequests.withdraw',
  'users.sendDeletionCode',
  'users.deleteAccount',
  'notifications.markRead',
  'notifications.unlinkMessenger',
  'sales.delete',
  'sales.submit',
  'sales.cancel',
  'sales.dispute',
  'sales.answer',
  'saleLists.upload',
  'saleLists.join',
  'saleLists.correct',
  'saleLists.check',
  'saleLists.send',
  'saleLists.delete',
  'withdrawals.sendCode',
  'withdrawals.create',
  'withdrawals.cancel',
  'cards.update',
  'cards.delete',
  'support.close',
  'support.reopen',
  'processes.cancel',
  'processes.retry',
  'sales.massUpload',
]);
const grants = new Set<string>(
  Object.entries(defaultRoles.member.grants).flatMap(([group, actions]) =>
    (actions as readonly string[]).map((action) => `${group}:${action}`),
  ),
);
const isOfMember = ({ kind, access, audience }: Route): boolean =>
  kind === 'command' &&
  access !== 'public' &&
  (audience === undefined || audience === 'member' || audience === 'person') &&
  (access === 'session' || grants.has(access));

it('every command of a member is raced here or named as one that writes nothing of a person', () => {
  const commands = Object.entries<Route>(routes).flatMap(([key, route]) => (isOfMember(route) ? [key] : []));
  expect(commands.filter((key) => !(key in own) && !harmless.has(key as RouteKey))).toEqual([]);
  expect([...Object.keys(own), ...harmless].filter((key) => !commands.includes(key))).toEqual([]);
});
