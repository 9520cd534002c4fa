import { defaultRoles, parseGrant, type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { waitingRoutes } from '../modules/waiting.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { requestOf } from '../test/requests.ts';

// Expected answers come from the default table of the contract, not from the database the guard reads.
type Table = Record<string, { grants: Partial<Record<string, readonly string[]>> }>;
const table = defaultRoles as Table;
const waiting: readonly string[] = waitingRoutes;
const entries = (Object.entries(routes) as [RouteKey, Route][]).filter(([key]) => !waiting.includes(key));
const roleCodes = Object.keys(table);

let server: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  server = await createTestApp();
  for (const code of roleCodes) {
    const person = await server.loginAs(code);
    people.set(code, person);
    if (code !== 'technical') continue;
    const scopes = Object.entries(table[code]!.grants).flatMap(([group, actions]) =>
      actions!.map((a) => `${group}:${a}`),
    );
    await server.database.pool.query(
      `insert into technical_users (user_id, name, login, secret_hash, secret_prefix, scopes, rate_limit, created_at)
       values ($1, 'Касса', 'kassa', 'x', 'x', $2, 100000, now())`,
      [person.id, JSON.stringify(scopes)],
    );
  }
});
afterAll(() => server.close());

const isAllowed = (route: Route, role: string): boolean => {
  if (route.access === 'public') return true;
  if (route.audience === 'member' && role !== 'member') return false;
  if (route.audience === 'staff' && role === 'member') return false;
  if (route.audience === 'admin' && role !== 'admin') return false;
  if (route.audience === 'technical' && role !== 'technical') return false;
  if (route.access === 'session') return true;
  const { group, action } = parseGrant(route.access);
  return table[role]?.grants[group]?.includes(action) ?? false;
};

/** A request that can do nothing: its body is refused after the guard has let it in. */
const probe = async (key: RouteKey, token: string | undefined) => {
  const params = { id: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', code: 'nobody' };
  const answer = await server.app.inject({
    ...requestOf(key, { token, params: params as never, body: { 'поле-которого-нет': 1 } as never }),
  });
  return answer;
};

describe.each(entries)('%s', (key, route) => {
  it('answers 401 without a session unless public', async () => {
    const { statusCode } = await probe(key, undefined);
    if (route.access === 'public') expect(statusCode).not.toBe(401);
    else expect(statusCode).toBe(401);
  });

  it('lets in exactly the roles of the default table', async () => {
    // Ending the session of the probe itself would spoil the rest of the table.
    if (['auth.logout', 'sessions.endOthers'].includes(key)) return;
    const actual: Record<string, boolean> = {};
    for (const role of roleCodes) {
      const answer = await probe(key, people.get(role)?.token);
      expect(answer.statusCode, `${role}: ${answer.body}`).not.toBe(401);
      expect(answer.statusCode, `${role}: ${answer.body}`).toBeLessThan(500);
      actual[role] = answer.statusCode !== 403;
    }
    expect(actual).toEqual(Object.fromEntries(roleCodes.map((role) => [role, isAllowed(route, role)])));
  });
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

  it('the stored defaults are the ones of the contract', async () => {
    const { rows } = await server.database.pool.query<{ role: string; grants: string[] }>(
      "select role_code as role, array_agg(group_code || ':' || action order by 1) as grants from role_grants group by 1",
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
  });
});
