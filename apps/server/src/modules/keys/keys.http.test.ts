import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../ids.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { card, personInn, snils } from '../../seed/numbers.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { type Person, signIn } from '../../test/people.ts';
import { acceptCode, startEnrolment } from '../second-factor/repository/factors.ts';
import { fromBase32, hotp, stepAt } from '../second-factor/domain/totp.ts';
import { rotateKeys } from './jobs.ts';
import { reencryptAll } from './commands/reencrypt.ts';
import { sealedColumns } from './domain/sealed-columns.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const jobContext = () => createJobContext(server.services, server.boss, rotateKeys.name);
const again = async (person: Person): Promise<Person> => ({ ...person, ...(await signIn(server.services, person.id)) });
const passport = (n: number) => ({
  lastName: 'Ключева',
  firstName: 'Мария',
  birthDate: '1990-05-06',
  passportSeries: '0010',
  passportNumber: String(100_000 + n),
  passportIssuedBy: 'УМВД России по Тверской области',
  passportIssuedAt: '2010-05-06',
  departmentCode: '690-001',
  inn: personInn(n),
  snils: snils(n),
});

/** Key ids that stand in every sealed value. */
async function keysInUse(): Promise<string[]> {
  const parts = sealedColumns.map(
    ({ table, column }) =>
      sql`select convert_from(substring(${sql.ref(column)} from 3 for get_byte(${sql.ref(column)}, 1)), 'latin1') as id
        from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ id: string }>`select distinct id from (${sql.join(parts, sql` union all `)}) t`.execute(
    server.services.db,
  );
  return rows.map(({ id }) => id).sort();
}

const next = (name: string) => {
  const { keys, index } = server.keys;
  const fresh = randomBytes(32);
  const both = {
    current: name,
    keys: new Map([[name, fresh], ...keys]),
    index: randomBytes(32),
    olderIndexes: [index],
  };
  return { both, alone: { current: name, keys: new Map([[name, fresh]]), index: both.index } };
};

it('knows every sealed column of the database', async () => {
  const { rows } = await sql<{ name: string }>`select table_name || '.' || column_name as name
    from information_schema.columns where table_schema = 'public' and column_name ~ '(^|_)sealed$'
    and data_type = 'bytea'`.execute(server.services.db);
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

it('after two changes of every key and the job the old keys are needed for nothing', async () => {
  let person = await server.loginAs('member');
  const other = await server.loginAs('member');
  const admin = await server.loginAs('admin');
  const number = card(42);
  const key = newId();
  await server.call('users.createPassport', { as: person, body: passport(42) });
  const made = await server.call('cards.create', { as: person, body: { number }, key });
  expect(made.status, made.messages.join()).toBe(200);
  const { secret } = await startEnrolment(server.services, server.services.db, { id: person.id, account: 'x' });
  await server.call('auth.recovery', { body: { email: person.email! } });
  const [letter] = await server.mail(person.email!);
  const robot = await server.call('technical.register', {
    as: admin,
    body: { name: 'Касса', login: 'kassa-1', scopes: [], webhookUrl: 'https://shop.example.ru/hook' },
  });
  expect(robot.status, robot.messages.join()).toBe(200);

  /** Everything that was written under any earlier key is read and found. */
  const checkAll = async (when: string, keysAreYoung = true): Promise<void> => {
    person = await again(person);
    const reader = await again(admin);
    const full = await server.call('members.passport', { as: reader, params: { id: person.id } });
    expect(full.data, when).toMatchObject({ inn: personInn(42), passportNumber: '100042' });
    for (const search of [personInn(42), snils(42)]) {
      const found = await server.call('members.list', { as: reader, body: { search } });
      expect(
        found.data.items.map(({ id }) => id),
        `${when}: ${search}`,
      ).toEqual([person.id]);
    }
    const stranger = await again(other);
    const taken = await server.call('users.createPassport', {
      as: stranger,
      body: { ...passport(43), inn: personInn(42) },
    });
    expect(Object.keys(taken.fields), when).toEqual(['inn']);
    const twice = await server.call('cards.create', { as: person, body: { number } });
    expect(twice.code, when).toBe('CARD_EXISTS');
    const repeat = await server.call('cards.create', { as: person, body: { number }, key });
    // A body is known again by its keyed hash alone: the earlier index key stays for the day the answers are kept.
    if (keysAreYoung) expect(repeat.data, when).toEqual(made.data);
    expect(
      (await server.mail(person.email!)).map(({ text }) => text),
      when,
    ).toContain(letter?.text);
  };
  const run = async () => rotateKeys.handle(jobContext(), {});

  await run();
  await checkAll('before');
  for (const name of ['second', 'third']) {
    const { both, alone } = next(name);
    const refresh = (await again(person)).refresh;
    await server.restart(both);
    expect((await keysInUse()).length, name).toBeGreaterThan(0);
    expect(await keysInUse(), name).not.toEqual([name]);
    const renewed = await server.call('auth.refresh', { headers: { 'x-refresh-token': refresh } });
    expect(renewed.status, name).toBe(200);
    await checkAll(`${name}: both keys, before the job`, name === 'second');
    await run();
    expect(await keysInUse(), name).toEqual([name]);
    expect(await reencryptAll(jobContext()), name).toBe(0);
    await checkAll(`${name}: both keys, after the job`, name === 'second');
    await server.restart(alone);
    await checkAll(`${name}: the new key alone`, false);
  }

  const code = hotp(fromBase32(secret), stepAt(server.clock.at));
  expect(await acceptCode(server.services, server.services.db, person.id, code, { pending: true })).toBe('ok');
});

it('a link of a letter and a code sent before the change still fit', async () => {
  const [person, forgetful] = [await server.loginAs('member'), await server.loginAs('member')];
  await server.call('auth.recovery', { body: { email: forgetful.email! } });
  const [letter] = await server.mail(forgetful.email!);
  await server.call('users.updateEmail', { as: person, body: { email: 'posle@example.ru' } });
  const [message] = await server.mail('posle@example.ru');
  await server.restart(next('fourth').both);
  const confirm = await server.call('users.confirmEmailCode', { as: person, body: { code: message!.code! } });
  expect(confirm.status, confirm.messages.join()).toBe(200);
  const code = new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
  const changed = await server.call('auth.changePassword', { body: { code, password: 'Zelenyj8#chaj' } });
  expect(changed.status, changed.messages.join()).toBe(200);
});

it('a value that does not open is told by name, and keeps no other from the new key', async () => {
  const people = [await server.loginAs('member'), await server.loginAs('member'), await server.loginAs('member')];
  const [damaged, short, whole] = people as [Person, Person, Person];
  for (const [index, person] of people.entries()) {
    const sent = await server.call('users.createPassport', { as: person, body: passport(60 + index) });
    expect(sent.status, sent.messages.join()).toBe(200);
  }
  const read = async ({ id }: Person): Promise<Buffer> => {
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from tax_profiles where user_id = ${id}`.execute(
      server.services.db,
    );
    return rows[0]!.sealed;
  };
  const write = (person: Person, value: Buffer) =>
    sql`update tax_profiles set sealed = ${value} where user_id = ${person.id}`.execute(server.services.db);
  const before = [await read(damaged), await read(short)] as const;
  await write(damaged, Buffer.concat([before[0].subarray(0, -1), Buffer.from([before[0].at(-1)! ^ 1])]));
  await write(short, before[1].subarray(0, 1));

  await server.restart(next('damage').both);
  const failed = rotateKeys.handle(jobContext(), {});
  await expect(failed).rejects.toThrow(/Passports: 2 do not open.*tax_profiles\.sealed: 2 do not open/);
  for (const { id } of [damaged, short]) await expect(failed).rejects.toThrow(id);
  expect((await read(whole)).subarray(2, 8).toString('latin1')).toBe('damage');
  const found = await server.call('members.list', {
    as: await server.loginAs('admin'),
    body: { search: personInn(62) },
  });
  expect(found.data.items.map(({ id }) => id)).toEqual([whole.id]);

  await write(damaged, before[0]);
  await write(short, before[1]);
  await rotateKeys.handle(jobContext(), {});
  expect(await keysInUse()).toEqual(['damage']);
});

it('a value nobody can open stops the job instead of being lost', async () => {
  const { alone } = next('fifth');
  await server.restart(alone);
  await expect(rotateKeys.handle(jobContext(), {})).rejects.toThrow('No key');
});
