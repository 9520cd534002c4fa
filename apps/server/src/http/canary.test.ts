import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { card, personInn, snils } from '../seed/numbers.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { withoutChance } from '../test/without-chance.ts';
import { createUser, type Person, signIn } from '../test/people.ts';

/** One person's life; none of these texts may stay anywhere but sealed or where it belongs. */
const secret = {
  password: 'Kanarejka1!zhyoltaya',
  nextPassword: 'Snegir2!krasnyj',
  passportNumber: '904417',
  inn: personInn(904_417),
  snils: snils(904_417),
  card: card(904_417),
  issuedBy: 'Отдел канареек города Твери',
};
const contacts = { phone: '79041700417', email: 'kanarejka@example.ru' };

let server: TestApp;
let log = '';
let person: Person;
let admin: Person;
let processId = '';
const errors: string[] = [];
const tokens: string[] = [];
const codes: string[] = [];

const recordErrors = <T extends { status: number; bytes: Buffer }>(answer: T): T => {
  if (answer.status >= 400) errors.push(answer.bytes.toString());
  return answer;
};
const passport = (over: object = {}) => ({
  lastName: 'Канарейкина',
  firstName: 'Анна',
  birthDate: '1990-05-06',
  passportSeries: '0010',
  passportNumber: secret.passportNumber,
  passportIssuedBy: secret.issuedBy,
  passportIssuedAt: '2010-05-06',
  departmentCode: '690-001',
  inn: secret.inn,
  snils: secret.snils,
  ...over,
});

async function live(): Promise<void> {
  const as = person;
  const code = async (to: string): Promise<string> => {
    const found = (await server.mail(to))[0]?.code ?? '';
    codes.push(found);
    return found;
  };
  const login = recordErrors(
    await server.call('auth.login', { body: { login: contacts.phone, password: secret.password } }),
  );
  tokens.push(login.tokens?.access ?? '', login.tokens?.refresh ?? '');
  recordErrors(await server.call('auth.login', { body: { login: contacts.email, password: secret.nextPassword } }));
  recordErrors(await server.call('users.createPassport', { as, body: passport({ departmentCode: 'нет' }) }));
  recordErrors(await server.call('users.createPassport', { as, body: passport() }));
  recordErrors(await server.call('users.createPassport', { as, body: passport() }));
  recordErrors(await server.call('cards.create', { as, body: { number: secret.card } }));
  recordErrors(
    await server.call('cards.create', { as, body: { number: `${secret.card}0`, phone: contacts.phone } as never }),
  );
  const phone = '79041700418';
  recordErrors(await server.call('users.updatePhone', { as, body: { phone } }));
  recordErrors(await server.call('users.confirmPhoneUpdate', { as, body: { code: await code(phone) } }));
  server.clock.add(90_000);
  recordErrors(await server.call('users.updatePhone', { as, body: { phone: contacts.phone } }));
  recordErrors(await server.call('users.confirmPhoneUpdate', { as, body: { code: await code(contacts.phone) } }));
  recordErrors(await server.call('auth.recovery', { body: { email: contacts.email } }));
  await server.drain();
  recordErrors(await server.call('members.list', { as: admin, body: { search: secret.inn } }));
  recordErrors(await server.call('members.infoByPhone', { as: admin, query: { phone: contacts.phone } }));
  recordErrors(await server.call('members.infoByPhone', { as: admin, query: { phone: '79041700499' } }));
  recordErrors(await server.call('members.passport', { as: admin, params: { id: person.id } }));
  recordErrors(await server.call('members.export', { as: admin, query: { purpose: 'Сверка', format: 'csv' } }));
  await server.drain();
  const asked = { category: 'technical', subject: 'Вопрос', text: 'Не приходит код' };
  recordErrors(await server.call('support.createAsGuest', { body: { ...asked, name: 'Анна', ...contacts } }));
  const request = recordErrors(await server.call('support.create', { as, body: asked }));
  const answer = { params: { id: request.data.id }, body: { text: 'Отправили снова' } };
  recordErrors(await server.call('support.answer', { as: admin, ...answer }));
  recordErrors(await server.call('support.adminList', { as: admin, body: { search: contacts.phone } }));
  recordErrors(await server.call('support.export', { as: admin, query: { search: contacts.email } }));
  recordErrors(
    await server.call('support.createAsGuest', { body: { ...asked, name: 'Анна', ...contacts, category: 'нет' } }),
  );
  // Every cell stands in a column where it is wrong.
  const header = 'ИНН;Название;Юр. лицо;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион';
  const line = `${secret.snils};Гвоздь;;${secret.passportNumber};Анна;${contacts.phone}0;${contacts.phone};;;${secret.card};`;
  const second = `${secret.inn}0;Гвоздь;;${secret.card};Анна;${contacts.email};${secret.inn};;;;`;
  const bytes = Buffer.from([header, line, second].join('\r\n'));
  const file = { name: 'партнёры.csv', mime: 'text/csv', bytes };
  processId = recordErrors(await server.call('partners.massUpload', { as: admin, body: {}, file })).data.processId;
  await server.drain();
  recordErrors(
    await server.call('auth.resetPassword', {
      as,
      body: { oldPassword: secret.password, password: secret.nextPassword },
    }),
  );
  // A failure of the server itself, while all of this is in its hands.
  const { passwords } = server.services;
  const check = passwords.check;
  passwords.check = (_, text) =>
    Promise.reject(Object.assign(new Error('boom'), { detail: `Key (${text})`, password: text }));
  recordErrors(await server.call('auth.login', { body: { login: contacts.phone, password: secret.nextPassword } }));
  passwords.check = check;
}

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const { passwordCost } = readConfig({ PASSWORD_MEMORY_KIB: '64', PASSWORD_PASSES: '1' });
  server = await createTestApp({ logTo, config: { logLevel: 'debug', passwordCost } });
  admin = await server.loginAs('admin');
  const created = await createUser(server.services, { ...contacts, password: secret.password });
  person = { ...created, ...(await signIn(server.services, created.id)) };
  await live();
});
afterAll(() => server.close());

const dump = async (table: string): Promise<string> => {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
    server.services.db,
  );
  return rows.map(({ row }) => row).join('\n');
};
const secrets = () => [...Object.values(secret), ...tokens, ...codes].filter((text) => text.length > 4);

function expectNone(text: string, values: readonly string[]): void {
  const searched = withoutChance(text);
  for (const value of values) expect(searched).not.toContain(value);
}

it('really lived: the passport, the card, the codes and the failure are there', async () => {
  const full = await server.call('members.passport', { as: admin, params: { id: person.id } });
  expect(full.data).toMatchObject({ passportNumber: secret.passportNumber, inn: secret.inn });
  expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)]);
  expect(tokens.every((token) => token.length > 20)).toBe(true);
  expect(errors.length).toBeGreaterThan(4);
  expect(log).toContain('request failed');
  expect((await dump('payout_cards')).length).toBeGreaterThan(0);
  expect(await dump('support_requests')).toContain(contacts.email);
});

it('gives what stood in the wrong cells to those who may open the process', async () => {
  const { data } = await server.call('processes.get', { as: admin, params: { id: processId } });
  const values = data.errors.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining([secret.snils, `${secret.inn}0`, `${contacts.phone}0`]));
  const { row } = (
    await sql<{ row: string }>`select errors::text as row from processes where id = ${processId}`.execute(
      server.services.db,
    )
  ).rows[0] ?? { row: '' };
  expect(row).toContain('Эл. почта');
});

describe('personal data and secrets', () => {
  it('stand in no log line', () => {
    expectNone(log, [...secrets(), ...Object.values(contacts)]);
  });

  it('stand in no error answer', () => {
    expectNone(errors.join('\n'), [...secrets(), ...Object.values(contacts)]);
  });

  it.each([
    'audit_entries',
    'processes',
    'outbox_messages',
    'notifications',
    'verification_codes',
    'idempotency_keys',
    'login_attempts',
    'sessions',
  ])('stand nowhere in the rows of %s', async (table) => {
    const rows = await dump(table);
    expectNone(rows, secrets());
  });

  it.each(['audit_entries', 'processes', 'outbox_messages', 'login_attempts'])(
    'phones and addresses stand nowhere in the rows of %s',
    async (table) => {
      const rows = await dump(table);
      expectNone(rows, Object.values(contacts));
    },
  );

  it('stand in no table at all in the open', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema in ('public') and table_type = 'BASE TABLE'`.execute(server.services.db);
    const all = (await Promise.all(rows.map(({ name }) => dump(name)))).join('\n');
    expect(all).toContain(person.id);
    expectNone(all, secrets());
  });

  it('stand in no file on the disk', async () => {
    const folder = join(server.services.config.dataDir, 'files');
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile());
    const read = { as: admin, params: { id: processId }, query: { kind: 'source' as const } };
    expect((await server.call('processes.file', read)).bytes.toString()).toContain(secret.snils);
    // The table, its wrong rows and the exported lists.
    expect(paths.length).toBeGreaterThan(3);
    const bytes = paths.map((path) => readFileSync(path, 'utf8')).join('\n');
    expectNone(bytes, [...secrets(), ...Object.values(contacts)]);
  });

  it('stand in no job of the queue', async () => {
    const { rows } = await sql<{
      row: string;
    }>`select data::text as row from pgboss.job where data is not null`.execute(server.services.db);
    expect(rows.length).toBeGreaterThan(0);
    const jobs = rows.map(({ row }) => row).join('\n');
    expectNone(jobs, [...secrets(), ...Object.values(contacts)]);
  });
});
