import type { RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newId } from '../ids.ts';
import { handlers } from '../modules/index.ts';
import { secondFactorStage } from '../modules/second-factor/testing/stage.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { publishRequired } from '../test/documents.ts';
import { freshPhone, testPassword } from '../test/people.ts';
import type { Answer } from '../test/requests.ts';
import { isTransactionManaged } from './handlers.ts';

type Send = () => Promise<Answer<unknown>>;

let server: TestApp;
let stage: ReturnType<typeof secondFactorStage>;
let storeId: string;
let consents: Awaited<ReturnType<typeof publishRequired>>;
const query = async <T extends object>(text: string, values?: unknown[]): Promise<T[]> =>
  (await server.database.pool.query<T>(text, values)).rows;

beforeAll(async () => {
  server = await createTestApp({ config: { logLevel: 'silent' } });
  stage = secondFactorStage(server);
  storeId = newId();
  const partnerId = newId();
  await query(
    "insert into partners (id, name, legal_name, inn, status) values ($1, 'Т', 'Т', '0012345678', 'active')",
    [partnerId],
  );
  await query(
    `insert into stores (id, partner_id, name, code, address, city, region, status)
     values ($1, $2, 'На Ленина', 'T1', 'ул. Ленина, 1', 'Тверь', 'Тверская область', 'active')`,
    [storeId, partnerId],
  );
  consents = await publishRequired(server.database.pool);
  // Both refuse only while a row of `faults` asks for it; a sequence stays where it is when a transaction is undone.
  await query(`create table faults (kind text)`);
  await query(`create sequence fault`);
  await query(`create function refuse_trace() returns trigger language plpgsql as $$ begin
    if exists (select from faults where kind = 'trace') then raise exception 'no room in the journal'; end if;
    return new; end $$`);
  await query(
    `create trigger refuse_trace before insert on audit_entries for each row execute function refuse_trace()`,
  );
  // At the commit of a transaction: the statement that ends it is a later one than the one that began it. What counts
  // attempts is a statement by itself, which nothing repeats.
  await query(`create function deadlock_once() returns trigger language plpgsql as $$ begin
    if exists (select from faults where kind = 'deadlock') and statement_timestamp() > now() and nextval('fault') = 1
    then raise exception 'deadlock' using errcode = '40P01'; end if;
    return null; end $$`);
  const tables = await query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('faults', 'login_attempts', 'sign_in_challenges')`,
  );
  for (const { name } of tables) {
    await query(`create constraint trigger deadlock_once after insert or update or delete on ${name}
      deferrable initially deferred for each row execute function deadlock_once()`);
  }
});
afterAll(() => server.close());

async function withFault<T>(kind: 'trace' | 'deadlock', work: () => Promise<T>): Promise<T> {
  await query("select setval('fault', 1, false)");
  await query('insert into faults values ($1)', [kind]);
  try {
    return await work();
  } finally {
    await query('delete from faults');
  }
}

/** Counters of attempts stay whatever becomes of the command: a guess is counted before it is judged. */
const counters = new Set(['faults', 'login_attempts', 'address_counts']);

/** All that is stored, a print of each table. */
async function everything(): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const prints: Record<string, string> = {};
  for (const name of [...tables.map((table) => table.name), 'pgboss.job'].filter((table) => !counters.has(table))) {
    const [row] = await query<{ print: string }>(
      `select coalesce(md5(string_agg(r::text, '' order by r::text)), '') as print
       from (select to_jsonb(t) - 'attempts_left' as r from ${name} t) x`,
    );
    prints[name] = row!.print;
  }
  return prints;
}

const traces = async (): Promise<number> =>
  (await query<{ n: number }>('select count(*)::int as n from audit_entries'))[0]!.n;

const linkTo = async (email: string): Promise<string> => {
  const [letter] = await server.mail(email);
  return new URL(/https?:\S+/.exec(letter?.text ?? '')![0]).searchParams.get('code')!;
};

/** Each prepares somebody and answers the command that is sent three times: refused, hindered, done. */
interface Case {
  name: string;
  route: RouteKey;
  prepare: () => Promise<Send>;
  traces?: number;
}

const cases: readonly Case[] = [
  {
    name: 'a registration',
    route: 'auth.register',
    prepare: async () => {
      const phone = freshPhone();
      const names = { lastName: 'Новая', firstName: 'Анна', middleName: '' };
      const body = {
        role: 'member' as const,
        storeId,
        phone,
        email: `${phone}@example.ru`,
        password: testPassword,
        consents,
      };
      return () => server.call('auth.register', { body: { ...names, ...body } });
    },
  },
  {
    name: 'a sign-in',
    route: 'auth.login',
    prepare: async () => {
      const person = await server.loginAs('moderator');
      return () => stage.login(person);
    },
  },
  {
    name: 'a sign-in that waits for its second step',
    route: 'auth.login',
    prepare: async () => {
      const { person } = await stage.enrolled('moderator');
      return () => stage.login(person);
    },
  },
  {
    name: 'a sign-in of somebody blocked',
    route: 'auth.login',
    prepare: async () => {
      const person = await server.loginAs('moderator', { status: 'blocked', statusReason: 'Уволен' });
      return () => stage.login(person);
    },
  },
  {
    name: 'a second step by a code',
    route: 'auth.secondStep',
    prepare: async () => {
      const { person, secret } = await stage.enrolled('moderator');
      const { data } = await stage.login(person);
      return () => stage.step(data.challenge, stage.codeOf(secret));
    },
  },
  {
    name: 'a second step by a recovery code',
    route: 'auth.secondStep',
    prepare: async () => {
      const { person, codes } = await stage.enrolled('moderator');
      const { data } = await stage.login(person);
      return () => stage.step(data.challenge, codes[0]!);
    },
  },
  {
    name: 'a second step set up at the sign-in',
    route: 'auth.confirmEnrol',
    traces: 2,
    prepare: async () => {
      const person = await server.loginAs('admin');
      await query('update security_settings set admin_second_factor = true');
      const { challenge } = (await stage.login(person)).data;
      await query('update security_settings set admin_second_factor = false');
      const { data } = await server.call('auth.enrol', { body: { challenge: challenge! } });
      const body = { challenge: challenge!, code: stage.codeOf(data.secret) };
      return () => server.call('auth.confirmEnrol', { body });
    },
  },
  {
    name: 'a second step switched on',
    route: 'secondFactor.confirm',
    prepare: async () => {
      const as = await server.loginAs('member');
      const { data } = await server.call('secondFactor.enrol', { as });
      return () => server.call('secondFactor.confirm', { as, body: { code: stage.codeOf(data.secret) } });
    },
  },
  {
    name: 'new recovery codes',
    route: 'secondFactor.renewCodes',
    prepare: async () => {
      const { person: as } = await stage.enrolled('member');
      return () => server.call('secondFactor.renewCodes', { as });
    },
  },
  {
    name: 'a password changed by the present one',
    route: 'auth.resetPassword',
    prepare: async () => {
      const as = await server.loginAs('member');
      const body = { oldPassword: testPassword, password: 'Drugoj8!parol' };
      return () => server.call('auth.resetPassword', { as, body });
    },
  },
  {
    name: 'a password set by a link',
    route: 'auth.changePassword',
    prepare: async () => {
      const { email } = await server.loginAs('member');
      await server.call('auth.recovery', { body: { email: email! } });
      const body = { code: await linkTo(email!), password: 'Drugoj8!parol' };
      return () => server.call('auth.changePassword', { body });
    },
  },
  {
    name: 'a picture of a profile',
    route: 'users.uploadAvatar',
    prepare: async () => {
      const as = await server.loginAs('member');
      const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#0b6b4f' } });
      const file = { name: 'me.png', mime: 'image/png', bytes: await picture.png().toBuffer() };
      return () => server.call('users.uploadAvatar', { as, file });
    },
  },
  {
    name: 'a request of a guest to support',
    route: 'support.createAsGuest',
    prepare: async () => {
      const body = { name: 'Ольга', category: 'registration', subject: 'Код', text: 'Помогите', email: 'o@example.ru' };
      return () => server.call('support.createAsGuest', { body, headers: { 'x-fingerprint': newId() } });
    },
  },
  {
    name: 'an ordinary command',
    route: 'roles.create',
    prepare: async () => {
      const as = await server.loginAs('admin');
      const body = { code: 'probe', name: 'Проба', dataScope: 'own' as const, items: [] };
      return () => server.call('roles.create', { as, body });
    },
  },
];

describe('an act and its trace', () => {
  it.each(cases)('of $name are both there or neither, once', async ({ prepare, traces: expected = 1 }) => {
    const send = await prepare();
    const before = await everything();
    const refused = await withFault('trace', send);
    expect([refused.status, await everything()]).toEqual([500, before]);
    const left = await traces();
    const hindered = await withFault('deadlock', async () => {
      const answer = await send();
      const [{ tried } = { tried: 0 }] = await query<{ tried: number }>(
        'select case when is_called then last_value::int else 0 end as tried from fault',
      );
      return { answer, tried };
    });
    expect(hindered.answer.status, hindered.answer.messages.join()).toBe(200);
    expect(hindered.tried, 'the work was repeated').toBeGreaterThan(1);
    expect(await traces()).toBe(left + expected);
  });

  it('is asked of every command that opens its own transaction and leaves one', () => {
    const own = (Object.entries(routes) as [RouteKey, Route][]).filter(
      ([key, { kind, audit }]) => kind === 'command' && audit !== undefined && isTransactionManaged(handlers[key]),
    );
    expect(own.map(([key]) => key).filter((key) => !cases.some(({ route }) => route === key))).toEqual([]);
  });
});

/** Each prepares somebody and answers the call that is refused. */
const refusals: readonly { name: string; code: string; prepare: () => Promise<Send> }[] = [
  {
    name: 'a wrong password',
    code: 'AUTH_BAD_CREDENTIALS',
    prepare: async () => {
      const { email } = await server.loginAs('member');
      return () => server.call('auth.login', { body: { login: email!, password: 'Nevernyj1!' } });
    },
  },
  {
    name: 'a wrong code of the second step',
    code: 'CODE_WRONG',
    prepare: async () => {
      const { person, secret } = await stage.enrolled('moderator');
      const { data } = await stage.login(person);
      return () => stage.step(data.challenge, stage.wrongCode(secret));
    },
  },
  {
    name: 'a token used twice',
    code: 'REFRESH_REPLAYED',
    prepare: async () => {
      const { refresh } = await server.loginAs('member');
      const send = () => server.call('auth.refresh', { headers: { 'x-refresh-token': refresh } });
      await send();
      server.clock.add(31_000);
      return send;
    },
  },
  {
    name: 'a command somebody has no right to',
    code: 'FORBIDDEN',
    prepare: async () => {
      const as = await server.loginAs('member');
      const body = { code: 'probe2', name: 'Проба', dataScope: 'own' as const, items: [] };
      return () => server.call('roles.create', { as, body });
    },
  },
];

it.each(refusals)('the trace of $name stays, once', async ({ prepare, code }) => {
  const send = await prepare();
  const left = await traces();
  expect((await withFault('deadlock', send)).code).toBe(code);
  expect(await traces()).toBe(left + 1);
});
