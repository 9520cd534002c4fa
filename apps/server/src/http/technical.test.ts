import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import { createJobContext } from '../jobs/boss.ts';
import { housekeepingJobs } from '../modules/housekeeping/index.ts';
import type { Person } from '../test/people.ts';
import { isAllowedAddress } from './technical.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

let made = 0;
const scopes = ['sales.salesListAdmin:read' as const];
const register = async (form: { allowedIps?: string[]; rateLimitPerMinute?: number; expiresAt?: string } = {}) => {
  made += 1;
  const body = { name: 'Касса', login: `kassa-${made}`, scopes, ...form };
  const { data } = await server.call('technical.register', { as: admin, body });
  return { ...data, version: data.version };
};
const login = (name: string, secret: string, ip = '127.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/public/auth/login',
    remoteAddress: ip,
    payload: { login: name, password: secret },
  });
const tokenOf = async (name: string, secret: string) => String((await login(name, secret)).headers['x-session-token']);
const list = (token: string, ip = '127.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/private/sales/admin/sales/list',
    remoteAddress: ip,
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });

it('stops a system at its own limit of requests a minute, even at forty at once', async () => {
  const robot = await register({ rateLimitPerMinute: 5 });
  const token = await tokenOf(robot.login, robot.secret);
  const answers = await Promise.all(Array.from({ length: 40 }, () => list(token)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
  const refused = answers.find((answer) => answer.statusCode !== 200);
  expect([refused?.statusCode, refused?.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
  const other = await register();
  expect((await list(await tokenOf(other.login, other.secret))).statusCode).toBe(200);
  server.clock.add(60_000);
  expect((await list(token)).statusCode).toBe(200);
});

it('writes refusals into the journal: an address every time, a spent limit once a minute', async () => {
  const robot = await register({ rateLimitPerMinute: 3, allowedIps: ['127.0.0.1'] });
  const token = await tokenOf(robot.login, robot.secret);
  const denials = async () =>
    server.services.db
      .selectFrom('auditEntries')
      .select(['code', 'routeKey', 'result', 'actorKind', 'ip'])
      .where('actorId', '=', robot.id)
      .where('result', '=', 'denied')
      .orderBy('id')
      .execute();
  await list(token, '10.2.0.1');
  await login(robot.login, robot.secret, '10.2.0.2');
  for (let i = 0; i < 9; i += 1) await list(token);
  const refused = { result: 'denied', actorKind: 'technical' };
  expect(await denials()).toEqual([
    { ...refused, code: 'TECHNICAL_ADDRESS', routeKey: 'sales.adminList', ip: '10.2.0.1' },
    { ...refused, code: 'TECHNICAL_ADDRESS', routeKey: 'auth.login', ip: '10.2.0.2' },
    { ...refused, code: 'RATE_LIMITED', routeKey: 'sales.adminList', ip: '127.0.0.1' },
  ]);
  server.clock.add(60_000);
  for (let i = 0; i < 9; i += 1) await list(token);
  expect(await denials()).toHaveLength(4);
  const errors = async () =>
    (await server.call('technical.get', { as: admin, params: { id: robot.id } })).data.errorsLast24Hours;
  await eventually(async () => expect(await errors()).toBe(4));
});

it('keeps every call of a system for 30 days: what it was, how it ended, and under which number', async () => {
  const robot = await register();
  const other = await register();
  const token = await tokenOf(robot.login, robot.secret);
  const answered = await list(token);
  const refused = await server.app.inject({
    method: 'POST',
    url: '/api/v1/private/role/roles/list',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  expect([answered.statusCode, refused.statusCode]).toEqual([200, 403]);
  const calls = async (body: Record<string, unknown> = {}, id = robot.id) =>
    (await server.call('technical.calls', { as: admin, params: { id }, body })).data.items;
  await eventually(async () => expect(await calls()).toHaveLength(3));
  const [worst] = await calls({ filters: { isFailed: true } });
  expect(worst).toMatchObject({
    route: 'roles.list',
    method: 'POST',
    path: '/v1/private/role/roles/list',
    httpStatus: 403,
    code: 'FORBIDDEN',
    requestId: refused.headers['x-request-id'],
    ip: '127.0.0.1',
  });
  expect(worst?.name).toMatch(/[а-яё]/);
  const found = await calls({ search: String(answered.headers['x-request-id']) });
  expect(found.map(({ route, httpStatus, code }) => [route, httpStatus, code])).toEqual([
    ['sales.adminList', 200, null],
  ]);
  expect((await calls({ search: 'admin/sales' })).map(({ route }) => route)).toEqual(['sales.adminList']);
  expect((await calls({ filters: { isFailed: false } })).map(({ route }) => route).sort()).toEqual([
    'auth.login',
    'sales.adminList',
  ]);
  expect(await calls({}, other.id)).toEqual([]);
  expect(JSON.stringify(await calls())).not.toContain(robot.secret);
  // Next to a thousand people a system is rare: their calls leave no line.
  const { rows } = await server.database.pool.query<{ n: number }>(
    'select count(*)::int as n from technical_calls where user_id = $1',
    [admin.id],
  );
  expect(rows[0]?.n).toBe(0);
});

it('shows when a system was last here', async () => {
  const robot = await register();
  expect(robot.lastUsedAt).toBeNull();
  await list(await tokenOf(robot.login, robot.secret));
  const card = await server.call('technical.get', { as: admin, params: { id: robot.id } });
  expect(card.data.lastUsedAt).not.toBeNull();
});

it('lets a system in from its addresses only, at the sign-in and at every call', async () => {
  const robot = await register({ allowedIps: ['10.1.0.0/16', '127.0.0.1', '2001:db8::/32'] });
  expect((await login(robot.login, robot.secret, '10.1.2.3')).statusCode).toBe(200);
  const strange = await login(robot.login, robot.secret, '10.2.0.1');
  expect([strange.statusCode, strange.json().code]).toEqual([403, 'TECHNICAL_ADDRESS']);
  expect(strange.headers['x-session-token']).toBeUndefined();
  // A wrong secret from a wrong address reveals nothing of the addresses.
  expect((await login(robot.login, 'pbk_wrong', '10.2.0.1')).json().code).toBe('AUTH_BAD_CREDENTIALS');
  const token = await tokenOf(robot.login, robot.secret);
  expect((await list(token, '10.1.255.1')).statusCode).toBe(200);
  expect((await list(token, '10.2.0.1')).json().code).toBe('TECHNICAL_ADDRESS');
});

it('says to a suspended system that it is, once its secret is right; a revoked one is nobody', async () => {
  const robot = await register();
  const become = (status: string) =>
    server.database.pool.query('update technical_users set status = $2 where user_id = $1', [robot.id, status]);
  await become('suspended');
  expect((await login(robot.login, robot.secret)).json().code).toBe('TECHNICAL_SUSPENDED');
  expect((await login(robot.login, 'pbk_wrong')).json().code).toBe('AUTH_BAD_CREDENTIALS');
  await become('revoked');
  expect((await login(robot.login, robot.secret)).json().code).toBe('AUTH_BAD_CREDENTIALS');
});

it('prolongs a session of a system from its addresses only, and while it is let in', async () => {
  const robot = await register({ allowedIps: ['127.0.0.1'] });
  let refresh = String((await login(robot.login, robot.secret)).headers['x-refresh-token']);
  const prolong = async (ip: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/public/auth/refresh',
      remoteAddress: ip,
      headers: { 'x-refresh-token': refresh },
      payload: {},
    });
    refresh = String(answer.headers['x-refresh-token'] ?? refresh);
    return answer;
  };
  const strange = await prolong('10.2.0.1');
  expect([strange.json().code, strange.headers['x-session-token']]).toEqual(['TECHNICAL_ADDRESS', undefined]);
  expect((await prolong('127.0.0.1')).statusCode).toBe(200);
  await server.database.pool.query(`update technical_users set status = 'suspended' where user_id = $1`, [robot.id]);
  expect((await prolong('127.0.0.1')).json().code).toBe('TECHNICAL_SUSPENDED');
});

it('opens with the old secret for a day after a change and not a minute longer', async () => {
  const robot = await register();
  const rotated = await server.call('technical.rotateSecret', { as: admin, params: { id: robot.id }, body: {} });
  const statuses = async () => [
    (await login(robot.login, robot.secret)).statusCode,
    (await login(robot.login, rotated.data.secret)).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200]);
  server.clock.add(24 * 3_600_000 - 1000);
  expect(await statuses()).toEqual([200, 200]);
  server.clock.add(2000);
  expect(await statuses()).toEqual([400, 200]);
  admin = await server.loginAs('admin');
});

it('changed twice in a row, opens with each old secret until its own end; one that has leaked ends them all', async () => {
  const robot = await register();
  const rotate = async (graceHours?: number) => {
    // By somebody who has just proved who he is, however far the clock has moved.
    admin = await server.loginAs('admin');
    return server.call('technical.rotateSecret', { as: admin, params: { id: robot.id }, body: { graceHours } });
  };
  const hour = 3_600_000;
  const second = (await rotate()).data.secret;
  server.clock.add(hour);
  const third = (await rotate()).data.secret;
  // One after another: the good one, the last, forgets the failures before it, and five of them would make a pause.
  const statuses = async () => {
    const found: number[] = [];
    for (const secret of [robot.secret, second, third]) found.push((await login(robot.login, secret)).statusCode);
    return found;
  };
  server.clock.add(23 * hour - 1000);
  expect(await statuses()).toEqual([200, 200, 200]);
  server.clock.add(1000);
  expect(await statuses()).toEqual([400, 200, 200]);
  server.clock.add(hour - 1000);
  expect(await statuses()).toEqual([400, 200, 200]);
  server.clock.add(1000);
  expect(await statuses()).toEqual([400, 400, 200]);
  admin = await server.loginAs('admin');
  const fourth = (await rotate()).data.secret;
  const last = (await rotate(0)).data.secret;
  for (const secret of [robot.secret, second, third, fourth])
    expect((await login(robot.login, secret)).statusCode).toBe(400);
  expect((await login(robot.login, last)).statusCode).toBe(200);
});

it('revoked, opens with no secret, in the grace of a change too, and its sessions end', async () => {
  const robot = await register();
  const rotated = await server.call('technical.rotateSecret', { as: admin, params: { id: robot.id }, body: {} });
  const token = await tokenOf(robot.login, robot.secret);
  expect((await list(token)).statusCode).toBe(200);
  const { data } = await server.call('technical.get', { as: admin, params: { id: robot.id } });
  const revoked = await server.call('technical.update', {
    as: admin,
    params: { id: robot.id },
    body: { name: 'Касса', scopes, status: 'revoked', version: data.version },
  });
  expect(revoked.status, revoked.messages.join()).toBe(200);
  for (const secret of [robot.secret, rotated.data.secret])
    expect((await login(robot.login, secret)).statusCode).toBe(400);
  expect((await list(token)).statusCode).not.toBe(200);
});

it('closes at the date it was given for', async () => {
  const robot = await register({ expiresAt: '2026-12-01 00:00:00.000' });
  const token = await tokenOf(robot.login, robot.secret);
  expect((await list(token)).statusCode).toBe(200);
  server.clock.at = new Date('2026-12-02T00:00:00.000Z');
  const late = await login(robot.login, robot.secret);
  expect([late.statusCode, late.json().code]).toEqual([403, 'TECHNICAL_SUSPENDED']);
});

it('forgets calls after 30 days and counts the errors of 24 hours', async () => {
  admin = await server.loginAs('admin');
  const robot = await register();
  const token = await tokenOf(robot.login, robot.secret);
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/private/role/roles/list',
    headers: { authorization: `Bearer ${token}` },
    payload: { note: 'не для журнала' },
  });
  const lines = async () => {
    const { rows } = await server.database.pool.query<Record<string, unknown>>(
      'select * from technical_calls where user_id = $1 order by id',
      [robot.id],
    );
    return rows;
  };
  const sweep = async () => {
    for (const job of housekeepingJobs.filter(({ name }) => name === 'housekeeping.tidy-up')) {
      await job.handle(createJobContext(server.services, server.boss, job.name), undefined as never);
    }
  };
  const errors = async () =>
    (await server.call('technical.get', { as: admin, params: { id: robot.id } })).data.errorsLast24Hours;
  await eventually(async () => expect(await lines()).toHaveLength(2));
  const [, refused] = await lines();
  expect(Object.keys(refused!).toSorted()).toEqual([
    'at',
    'code',
    'duration_ms',
    'http_status',
    'id',
    'ip',
    'request_id',
    'route',
    'user_id',
  ]);
  expect(JSON.stringify(await lines())).not.toContain('не для журнала');
  expect(await errors()).toBe(1);
  const day = 24 * 3_600_000;
  server.clock.add(day + 1000);
  admin = await server.loginAs('admin');
  expect(await errors()).toBe(0);
  server.clock.add(29 * day - 2000);
  await sweep();
  expect(await lines()).toHaveLength(2);
  server.clock.add(2000);
  await sweep();
  expect(await lines()).toEqual([]);
  admin = await server.loginAs('admin');
});

it.each([
  ['10.0.0.1', ['10.0.0.1'], true],
  ['10.0.0.2', ['10.0.0.1'], false],
  ['::ffff:10.0.0.1', ['10.0.0.0/8'], true],
  ['2001:db8::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['8.8.8.8', [], true],
  ['8.8.8.8', ['not an address'], false],
])('%s against %j is %s', (ip, allowed, expected) => {
  expect(isAllowedAddress(ip, allowed)).toBe(expected);
});
