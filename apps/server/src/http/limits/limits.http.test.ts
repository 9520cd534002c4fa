import { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildApp } from '../../app.ts';
import { createMetrics, type Metrics } from '../../telemetry/metrics/metrics.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';

let server: TestApp;
/** Processes over the same database: what each counts is its own. However busy the machine is, they wait for each other. */
let one: FastifyInstance;
let two: FastifyInstance;
let metrics: Metrics;
let log = '';
const logTo = new Writable({
  write(chunk, _, done) {
    log += String(chunk);
    done();
  },
});
beforeAll(async () => {
  server = await createTestApp({
    config: { rateLimitFactor: 0.25, logLevel: 'info' },
    logTo,
    async inside(_, { pool }) {
      metrics = await createMetrics({ pool, clockAheadMs: () => 0, version: 'test' });
      return { metrics, asker: { refresh: async () => undefined }, health: { parts: async () => [] } };
    },
  });
  const { services, boss } = server;
  const probe = { isUp: async () => true };
  const open = () => buildApp({ services, boss, probe, apps: [], logTo, limitsPatienceMs: 25_000 });
  [one, two] = await Promise.all([open(), open()]);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await server.close();
});

const send = (app: FastifyInstance, url: string, remoteAddress: string) =>
  app.inject({ method: 'POST', url, remoteAddress, payload: {} });
const signIn = '/api/v1/public/auth/login';
const refresh = '/api/v1/public/auth/refresh';
const list = '/api/v1/private/sales/sales/list';

/** How many of so many requests, by turns to both processes, were let through. */
async function passed(url: string, address: string, requests: number, atOnce: number): Promise<number> {
  let through = 0;
  for (let sent = 0; sent < requests; sent += atOnce) {
    const answers = await Promise.all(
      Array.from({ length: atOnce }, (_, n) => send(n % 2 === 0 ? one : two, url, address)),
    );
    through += answers.filter(({ statusCode }) => statusCode !== 429).length;
  }
  return through;
}
const rows = async () => await server.services.db.selectFrom('addressCounts').selectAll().execute();

describe('two processes', () => {
  it('share one limit of sign-ins to the last try', async () => {
    expect(await passed(signIn, '10.1.0.1', 40, 20)).toBe(15);
    const answer = await send(two, signIn, '10.1.0.1');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '15', 'x-ratelimit-remaining': '0' });
    // The clock stands at the beginning of a minute.
    expect([answer.headers['retry-after'], answer.headers['x-ratelimit-reset']]).toEqual(['60', '60']);
    expect((await send(two, signIn, '10.1.0.2')).statusCode).not.toBe(429);
  });

  it('share the others up to a portion', async () => {
    const through = await passed(list, '10.1.0.3', 400, 50);
    expect(through).toBeGreaterThanOrEqual(300);
    expect(through).toBeLessThanOrEqual(300 + 300 / 50);
  });

  it('open again with the next window', async () => {
    server.clock.add(60_000);
    expect((await send(two, signIn, '10.1.0.1')).headers['x-ratelimit-remaining']).toBe('14');
  });

  it('leave no address in the table, and a row for all windows', async () => {
    const counted = await rows();
    const signIns = counted.filter(({ scope }) => scope === 'auth.login');
    expect(signIns.map(({ requests }) => requests)).toEqual([1, 1]);
    expect(counted.every(({ keyHash }) => keyHash.length === 32)).toBe(true);
    expect(JSON.stringify(counted)).not.toContain('10.1.0');
  });

  it('ask nobody about an ordinary number of requests', async () => {
    const before = (await rows()).length;
    expect((await send(one, list, '10.1.0.4')).headers['x-ratelimit-remaining']).toBe('299');
    expect(await rows()).toHaveLength(before);
  });
});

it('goes on by its own count while the table is held, and says so once in the log and in the metrics', async () => {
  const isAlone = async () => /^pribavka_limits_alone (\d)$/m.exec(await metrics.registry.metrics())?.[1];
  expect(await isAlone()).toBe('0');
  const holder = new Client({ connectionString: server.database.url });
  await holder.connect();
  log = '';
  try {
    await holder.query('begin');
    await holder.query('lock table address_counts in access exclusive mode');
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(server.app, refresh, '10.1.0.5')));
    for (let n = 0; n < 10; n += 1) await send(server.app, refresh, '10.1.0.5');
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(answers.every(({ headers }) => headers['x-ratelimit-limit'] === '75')).toBe(true);
    expect(log.match(/counted by this process alone/g)).toHaveLength(1);
    expect(await isAlone()).toBe('1');
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  // One more a second asks again, and the answer brings along what was counted alone.
  await expect
    .poll(
      async () => {
        await send(server.app, refresh, '10.1.0.5');
        return log.includes('counted by all processes again');
      },
      { timeout: 10_000, interval: 1000 },
    )
    .toBe(true);
  expect(await isAlone()).toBe('0');
  const remaining = async () => Number((await send(two, refresh, '10.1.0.5')).headers['x-ratelimit-remaining']);
  await send(server.app, refresh, '10.1.0.5');
  expect(await remaining()).toBeLessThan(75 - 60);
});
