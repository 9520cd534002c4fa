import { type DefaultRole, defaultRoles, type Grant, groupActions, parseGrant, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { type Person, signIn } from '../test/people.ts';
import { requestOf } from '../test/requests.ts';

/** One line of the matrix: an account, its kind and everything it was given. */
interface Holder {
  name: string;
  role: string;
  grants: ReadonlySet<string>;
}

// Expected answers come from the default table of the contract, not from the database the guard reads.
type Table = Record<string, { grants: Partial<Record<string, readonly string[]>> }>;
const table = defaultRoles as Table;
const grantsOf = (role: string): string[] =>
  Object.entries(table[role]?.grants ?? {}).flatMap(([group, actions]) =>
    (actions ?? []).map((action) => `${group}:${action}`),
  );
const entries = Object.entries(routes) as [RouteKey, Route][];
const roleCodes = Object.keys(table);
const everyGrant = Object.entries(groupActions).flatMap(([group, actions]) =>
  actions.map((action) => `${group}:${action}` as Grant),
);

const defaults: Holder[] = roleCodes.map((role) => ({ name: role, role, grants: new Set(grantsOf(role)) }));
/** A custom role for every single action of the matrix. */
const singles: Holder[] = everyGrant.map((grant, index) => ({
  name: grant,
  role: `single${index}`,
  grants: new Set([grant]),
}));
const holders = [...defaults, ...singles];

let server: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  server = await createTestApp();
  const { pool } = server.database;
  for (const { name, role } of singles) {
    const { group, action } = parseGrant(name as Grant);
    await pool.query("insert into roles (code, name, data_scope) values ($1, $2, 'all')", [role, name]);
    await pool.query('insert into role_grants (role_code, group_code, action) values ($1, $2, $3)', [
      role,
      group,
      action,
    ]);
  }
  for (const { role } of holders) people.set(role, await server.loginAs(role));
  await pool.query(
    `insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit, created_at)
     values ($1, 'Касса', 'kassa', 'x', 'x', $2, 100000, now())`,
    [people.get('technical')!.id, JSON.stringify(grantsOf('technical'))],
  );
}, 120_000);
afterAll(() => server.close());

const kinds: Record<NonNullable<Route['audience']>, (role: string) => boolean> = {
  member: (role) => role === 'member',
  person: (role) => role !== 'technical',
  staff: (role) => role !== 'member',
  office: (role) => role !== 'member' && role !== 'technical',
  admin: (role) => role === 'admin',
  technical: (role) => role === 'technical',
};

/** What the manifest promises; a route it does not describe to the end has no expectation and fails. */
function isAllowed(key: RouteKey, { access, audience }: Route, { role, grants }: Holder): boolean {
  if (access === 'public') return true;
  if (audience !== undefined && !(audience in kinds)) throw new Error(`${key}: no expectation for ${audience}`);
  if (audience && !kinds[audience](role)) return false;
  if (access === 'session') return true;
  if (!everyGrant.includes(access)) throw new Error(`${key}: no expectation for ${access}`);
  return grants.has(access);
}

/** A request that can do nothing: its body is refused after the guard has let it in. */
const probe = async (key: RouteKey, token: string | undefined) => {
  const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
  const params = { id, sessionId: id, code: 'nobody', userExternalId: 'nobody' };
  const answer = await server.app.inject({
    ...requestOf(key, { token, params: params as never, body: { 'поле-которого-нет': 1 } as never }),
  });
  return answer;
};

/** The sign-out ends the session it came with: there everybody needs one of his own. */
const tokenFor = async (key: RouteKey, { role }: Holder): Promise<string> => {
  const person = people.get(role)!;
  return key === 'auth.logout' ? (await signIn(server.services, person.id)).token : person.token;
};

/**
 * Where a right is asked for, everybody tries. A call that asks for none is tried by every default role and by
 * every eighth single action, another eighth at the next call, so that each action meets such calls too.
 */
function askedAt(key: RouteKey, { access }: Route): Holder[] {
  if (access !== 'public' && access !== 'session') return holders;
  const index = entries.findIndex(([other]) => other === key);
  return [...defaults, ...singles.filter((_, single) => single % 8 === index % 8)];
}

describe.each(entries)('%s', (key, route) => {
  it('answers 401 without a session unless public', async () => {
    const { statusCode } = await probe(key, undefined);
    if (route.access === 'public') expect(statusCode).not.toBe(401);
    else expect(statusCode).toBe(401);
  });

  it('lets in exactly the default roles and the single actions the manifest names', async () => {
    const wrong: string[] = [];
    const check = async (holder: Holder): Promise<void> => {
      const { statusCode, body } = await probe(key, await tokenFor(key, holder));
      expect(statusCode, `${holder.name}: ${body}`).not.toBe(401);
      expect(statusCode, `${holder.name}: ${body}`).toBeLessThan(500);
      if ((statusCode !== 403) !== isAllowed(key, route, holder)) wrong.push(`${holder.name}: ${statusCode}`);
    };
    await Promise.all(askedAt(key, route).map(check));
    expect(wrong).toEqual([]);
  });
});

it('the matrix is whole: every action is a line of its own and opens something or waits for its route', () => {
  expect(singles.length).toBe(everyGrant.length);
  expect(new Set(holders.map(({ role }) => role)).size).toBe(holders.length);
  expect(entries.length).toBe(Object.keys(routes).length);
});

describe('changes of rights', () => {
  it('act on the next request of the same token', async () => {
    const person = await server.loginAs('auditor');
    const list = () => server.call('logs.list', { as: person, body: {} });
    expect((await list()).status).toBe(200);
    const grant = "role_code = 'auditor' and group_code = 'logs.logsList' and action = 'read'";
    await server.database.pool.query(`delete from role_grants where ${grant}`);
    expect((await list()).status).toBe(403);
    await server.database.pool.query(
      "insert into role_grants (role_code, group_code, action) values ('auditor', 'logs.logsList', 'read')",
    );
    expect((await list()).status).toBe(200);
  });

  it('a refusal is written to the journal', async () => {
    const person = await server.loginAs('member');
    await server.call('logs.list', { as: person, body: {} });
    const entry = await server.services.db
      .selectFrom('auditEntries')
      .select(['result', 'code', 'routeKey'])
      .where('actorId', '=', person.id)
      .executeTakeFirst();
    expect(entry).toEqual({ result: 'denied', code: 'FORBIDDEN', routeKey: 'logs.list' });
  });

  it('a refusal is told by its right name, what it was about and which call it was', async () => {
    const person = await server.loginAs('member');
    const admin = await server.loginAs('admin');
    const refused = async (route: () => Promise<{ status: number }>) => {
      expect((await route()).status).toBe(403);
      const { data } = await server.call('logs.list', { as: admin, body: { filters: { actorId: person.id } } });
      return (await server.call('logs.get', { as: admin, params: { id: data.items[0]!.id } })).data;
    };
    const list = await refused(() => server.call('partners.list', { as: person, body: {} }));
    expect(list).toMatchObject({ actionName: 'Просмотр', entityTypeName: 'Партнёр', code: 'FORBIDDEN' });
    expect(list.call).toMatchObject({ key: 'partners.list', address: 'POST /v1/private/users/users/partner/list' });
    expect(list.call?.summary).toMatch(/[а-я]/i);
    expect(list.reason).toBe('Недостаточно прав');
    const query = { from: '2026-11-01', to: '2026-11-20' };
    const summary = await refused(() => server.call('summaries.transactions', { as: person, query }));
    expect(summary).toMatchObject({ actionName: 'Просмотр', entityTypeName: 'Сводка' });
    const role = await refused(() => server.call('roles.delete', { as: person, params: { code: 'support' } }));
    expect(role).toMatchObject({ actionName: 'Удаление', entityTypeName: 'Роль', entityId: 'support' });
    const passport = await refused(() => server.call('members.passport', { as: person, params: { id: person.id } }));
    expect(passport).toMatchObject({ actionName: 'Просмотр персональных данных', entityId: person.id });
  });

  it('the stored defaults are the ones of the contract', async () => {
    const { rows } = await server.database.pool.query<{ role: string; grants: string[] }>(
      "select role_code as role, array_agg(group_code || ':' || action order by 1) as grants from role_grants where role_code not like 'single%' group by 1",
    );
    const stored = Object.fromEntries(rows.map(({ role, grants }) => [role, grants.sort()]));
    const expected = Object.fromEntries(
      roleCodes.map((role) => [
        role,
        Object.entries(table[role]!.grants)
          .flatMap(([group, actions]) => actions!.map((a) => `${group}:${a}`))
          .sort(),
      ]),
    );
    expect(stored).toEqual(expected);
    const roles = await server.database.pool.query<DefaultRole & { code: string }>(
      `select code, name, description, is_system as "isSystem", data_scope as "dataScope" from roles
       where code not like 'single%'`,
    );
    const described = Object.entries<DefaultRole>(defaultRoles).map(([code, role]) => {
      const { name, description, isSystem, dataScope } = role;
      return [code, { name, description, isSystem, dataScope }];
    });
    expect(Object.fromEntries(roles.rows.map(({ code, ...role }) => [code, role]))).toEqual(
      Object.fromEntries(described),
    );
  });
});
