import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { createProbe } from '../db/probe.ts';
import { allJobs } from '../modules/jobs.ts';
import { createWorld, type World } from '../modules/sales/testing/world.ts';
import { checksOf } from './health/checks.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createUser, type Person, testPassword } from '../test/people.ts';
import { createAsker } from './metrics/ask.ts';
import { createMetrics } from './metrics/metrics.ts';
import { type Inside, openMetricsPort } from './serve.ts';
import { questionsOf, startMetrics, watchJobs, watchTransports } from './start.ts';

const token = 'scrape-me-if-you-can';
const authorization = `Bearer ${token}`;
const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

let server: TestApp;
let world: World;
let inside: Inside & { close: () => Promise<void> };
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  server = await createTestApp({
    // Audit entries take the time of the database, so that the clock of this server is the machine's.
    now: new Date().toISOString(),
    config: { telemetry: readConfig({ METRICS_TOKEN: token }).telemetry },
    async inside(services, { pool, url }) {
      const probe = createProbe(url);
      const clock = { aheadMs: () => 40, toleratedMs: 5000 };
      inside = await startMetrics({ services, pool, url, probe, clock, jobs: allJobs });
      watchTransports(services, inside);
      closers.push(inside.close, probe.close);
      return inside;
    },
  });
  world = await createWorld(server.services.db);
});
afterAll(async () => {
  for (const close of closers) await close();
  await server.close();
});

const scrape = async (): Promise<string> => {
  const answer = await server.app.inject({ url: '/metrics', headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};
/** The numbers of a metric, by its labels as they are written. */
const valuesOf = (text: string, name: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
      labels,
      Number(value),
    ]),
  );
const signedIn = async ({ id, sessionId }: { id: string; sessionId: string }): Promise<Person> =>
  ({
    id,
    sessionId,
    token: await server.services.tokens.issueAccess({ userId: id, sessionId }, server.clock.at),
  }) as Person;
/** Numbers are asked for again when the last answer is no longer fresh; a new asker has none. */
async function askAfresh(since: Date): Promise<string> {
  const { pool, db } = server.database;
  const metrics = await createMetrics({ pool, clockAheadMs: () => 0, version: 'test' });
  const folder = server.services.config.dataDir;
  const asker = await createAsker({
    metrics,
    questions: questionsOf(folder, inside.health, since),
    open: () => ({ db, close: async () => undefined }),
    jobNames: allJobs.map(({ name }) => name),
    now: server.services.now,
  });
  await asker.refresh();
  return metrics.registry.metrics();
}

describe('who may ask', () => {
  it.each([
    ['nobody', {}],
    ['a wrong token', { authorization: 'Bearer scrape-me-if-you-dare' }],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('refuses %s and gives no part of the health', async (_, given) => {
    const metrics = await server.app.inject({ url: '/metrics', headers: given });
    expect([metrics.statusCode, metrics.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect((await server.app.inject({ url: '/health/ready', headers: given })).json()).toEqual({ status: 'ok' });
  });

  it('lists the parts with the token', async () => {
    const answer = await server.app.inject({ url: '/health/ready', headers: { authorization } });
    const { status, parts } = answer.json<{
      status: string;
      parts: { name: string; state: string; since: string }[];
    }>();
    expect([answer.statusCode, status]).toEqual([200, 'ok']);
    expect(parts.map(({ name, state }) => `${name} ${state}`)).toEqual(
      ['database', 'queue', 'storage', 'mail', 'clock', 'migrations'].map((name) => `${name} ok`),
    );
    expect(parts.every(({ since }) => !Number.isNaN(Date.parse(since)))).toBe(true);
  });

  it('is off without a port and a token', () => {
    expect(readConfig({}).telemetry).toEqual({ metrics: undefined, tracing: undefined });
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
  });

  it('answers on a port of its own without a token, and nothing else there', async () => {
    const port = await openMetricsPort({ host: '127.0.0.1', port: 0 }, inside, async () => false);
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port.port}${path}`, { method });
    try {
      expect(await (await ask('/metrics')).text()).toContain('pribavka_database_up 1');
      const ready = await ask('/health/ready');
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', parts: expect.arrayContaining([expect.objectContaining({ name: 'queue' })]) },
      ]);
      expect([(await ask('/health/live')).status, (await ask('/api/docs')).status]).toEqual([200, 404]);
      expect((await ask('/metrics', 'POST')).status).toBe(405);
    } finally {
      await port.close();
    }
  });
});

describe('requests', () => {
  it('are counted by template and class, however many addresses there are', async () => {
    const member = await signedIn(world.member);
    for (let count = 0; count < 12; count += 1) {
      await server.call('sales.get', { as: member, params: { id: randomUUID() } });
      await server.app.inject({ url: `/api/v1/nowhere/${randomUUID()}?phone=79160000${100 + count}` });
    }
    const text = await scrape();
    const counted = valuesOf(text, 'pribavka_http_requests_total');
    expect(counted['method="GET",route="/api/v1/private/sales/sales/:id",status="4xx"']).toBe(12);
    expect(counted['method="GET",route="/api/*",status="4xx"']).toBe(12);
    expect(valuesOf(text, 'pribavka_http_request_duration_seconds_count')).toMatchObject({
      'method="GET",route="/api/v1/private/sales/sales/:id"': 12,
    });
    // Health and scrapes would only drown the rest.
    expect(Object.keys(counted).filter((labels) => /health|metrics/.test(labels))).toEqual([]);
  });

  it('leave no id, phone or address in the text, and few series', async () => {
    const text = await scrape();
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    // Prometheus writes these two itself and would rename ours.
    expect(text).not.toMatch(/[{,](?:job|instance)=/);
    const labels = [...text.matchAll(/\{(.*)\}/g)].map(([, all = '']) => all);
    expect(labels.filter((all) => /\d{6,}|@/.test(all))).toEqual([]);
    expect(text.split('\n').length).toBeLessThan(2500);
  });
});

describe('what the database knows', () => {
  it('counts sales, decisions, points, sign-ins and registrations once', async () => {
    const since = new Date(server.clock.at.getTime() - 1000);
    const member = await signedIn(world.member);
    const moderator = await signedIn(world.moderator);
    const body = { saleDate: '2026-11-18', items: [{ productId: world.lamp.id, quantity: 1 }], submit: true };
    const sale = await server.call('sales.create', { as: member, body });
    expect(sale.status, JSON.stringify(sale)).toBe(200);
    const { id } = sale.data;
    await server.call('sales.lock', { as: moderator, params: { id } });
    const { data } = await server.call('sales.get', { as: moderator, params: { id } });
    const items = data.items.map((item) => ({ id: item.id, decision: 'approve' as const }));
    const decided = await server.call('sales.moderate', {
      as: moderator,
      params: { id },
      body: { items, version: data.version },
    });
    expect(decided.status).toBe(200);
    const { email } = await createUser(server.services, {
      email: 'lichinka@example.ru',
      phone: '79041700417',
      roleCode: 'member',
    });
    await sql`update users set registered_at = ${server.clock.at} where email = ${email}`.execute(server.services.db);
    for (const password of [testPassword, 'Ne-tot-parol1!'])
      await server.call('auth.login', { body: { login: email!, password } });
    server.clock.add(60_000);
    const text = await askAfresh(since);
    expect(valuesOf(text, 'pribavka_sales_registered_total')).toEqual({ 'source="portal"': 1 });
    expect(valuesOf(text, 'pribavka_sales_decided_total')).toEqual({ 'result="confirmed"': 1 });
    expect(valuesOf(text, 'pribavka_points_total')).toMatchObject({ 'operation="sale_accrual"': 40 });
    expect(valuesOf(text, 'pribavka_postings_total')).toMatchObject({ 'operation="sale_accrual"': 1 });
    expect(valuesOf(text, 'pribavka_sign_ins_total')).toEqual({ 'result="ok"': 1, 'result="denied"': 1 });
    expect(valuesOf(text, 'pribavka_registrations_total')).toEqual({ '': 1 });
  });

  it('says how deep and old the queue, the outbox and the webhooks are', async () => {
    const { db } = server.services;
    await server.boss.send('outbox.deliver', {});
    await sql`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'outbox.deliver'`.execute(
      db,
    );
    const at = new Date(server.clock.at.getTime() - 400_000);
    // The sign-ins before may have left a notice of their own.
    const texts = 'channel="sms",state="queued"';
    const before = valuesOf(await askAfresh(server.clock.at), 'pribavka_outbox_messages')[texts] ?? 0;
    await sql`insert into outbox_messages (id, channel, template, payload_sealed, status, created_at)
      values (${randomUUID()}, 'sms', 'phone-code', '\\x00', 'queued', ${at}),
        (${randomUUID()}, 'email', 'news', '\\x00', 'failed', ${at})`.execute(db);
    await sql`select ledger_reconcile(${at})`.execute(db);
    const text = await askAfresh(server.clock.at);
    const job = 'queue="outbox.deliver"';
    expect(valuesOf(text, 'pribavka_jobs_waiting')[job]).toBeGreaterThanOrEqual(1);
    expect(valuesOf(text, 'pribavka_job_age_seconds')[job]).toBeGreaterThanOrEqual(90);
    expect(Object.keys(valuesOf(text, 'pribavka_jobs_waiting'))).toHaveLength(allJobs.length);
    expect(valuesOf(text, 'pribavka_outbox_messages')).toMatchObject({
      [texts]: before + 1,
      'channel="email",state="failed"': 1,
    });
    expect(valuesOf(text, 'pribavka_outbox_oldest_seconds')['channel="sms"']).toBeCloseTo(400, 0);
    expect(valuesOf(text, 'pribavka_webhooks')).toEqual({ 'state="queued"': 0, 'state="put_aside"': 0 });
    expect(valuesOf(text, 'pribavka_processes')).toMatchObject({ 'state="running"': 0 });
    expect(valuesOf(text, 'pribavka_ledger_reconciled_seconds')['']).toBeCloseTo(400, 0);
    expect(valuesOf(text, 'pribavka_ledger_differences')).toEqual({ '': 0 });
  });

  it('counts no proof that a short night has left unfinished', async () => {
    const at = new Date(server.clock.at.getTime() - 60_000);
    await sql`insert into ledger_reconciliations (id, at, wallets, postings, is_finished)
      values (${randomUUID()}, ${at}, 0, 0, false)`.execute(server.services.db);
    const text = await askAfresh(server.clock.at);
    expect(valuesOf(text, 'pribavka_ledger_reconciled_seconds')['']).toBeCloseTo(400, 0);
  });

  it('counts runs of jobs and what was sent', async () => {
    const job = { name: 'count.me', handle: () => Promise.reject(new Error('no')) };
    const [counted] = watchJobs([job], server.services, inside);
    await expect(counted!.handle({} as never, {})).rejects.toThrow('no');
    await server.services.transports.sms.send({ to: '79160000000', text: 'код 123456' });
    const text = await scrape();
    expect(valuesOf(text, 'pribavka_job_runs_total')).toEqual({ 'queue="count.me",result="failed"': 1 });
    expect(valuesOf(text, 'pribavka_messages_total')).toEqual({ 'channel="sms",result="sent"': 1 });
  });
});

it('a database that answers and takes no writes is a part that fails', async () => {
  const { db, close } = openDatabase({ url: server.database.url, max: 1 });
  const { database } = checksOf({ db, isDatabaseUp: () => Promise.resolve(true) } as never);
  expect(await database!()).toEqual({ ok: true });
  await sql`set default_transaction_read_only = on`.execute(db);
  expect(await database!()).toEqual({ ok: false, detail: 'takes no writes' });
  await close();
});

describe('a database that is not there', () => {
  const withDatabase = async (open: Parameters<typeof createAsker>[0]['open']) => {
    const metrics = await createMetrics({ pool: server.database.pool, clockAheadMs: () => 0, version: 'test' });
    const questions = questionsOf(server.services.config.dataDir, inside.health, server.clock.at);
    const times = { waitMs: 300, freshMs: 0 };
    const asker = await createAsker({ metrics, questions, open, jobNames: [], now: server.services.now, times });
    return { asker, text: () => metrics.registry.metrics() };
  };

  it('is a number, not a failed scrape, and its gauges are absent', async () => {
    const gone = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nowhere', max: 1, waitMs: 500 });
    const { asker, text } = await withDatabase(() => gone);
    await asker.refresh();
    const scraped = await text();
    expect(valuesOf(scraped, 'pribavka_database_up')).toEqual({ '': 0 });
    expect(valuesOf(scraped, 'pribavka_sales_waiting')).toEqual({});
    expect(valuesOf(scraped, 'pribavka_pool_waiting')).toEqual({ '': 0 });
    await asker.close();
  });

  it('is not what a hung disk is taken for, and no other part is kept as it was', async () => {
    let state: 'ok' | 'failing' = 'ok';
    let hang: Promise<never> | undefined;
    const gauge = (name: string) => ({ name, help: name, type: 'gauge' as const });
    const metrics = await createMetrics({ pool: server.database.pool, clockAheadMs: () => 0, version: 'test' });
    const asker = await createAsker({
      metrics,
      questions: [
        {
          isOfProcess: true,
          metrics: [gauge('disk')],
          ask: async () => (await hang) ?? [{ name: 'disk', value: 7 }],
        },
        {
          isOfProcess: true,
          metrics: [gauge('mail')],
          ask: async () => [{ name: 'mail', value: Number(state === 'ok') }],
        },
        { metrics: [gauge('rows')], ask: async () => [{ name: 'rows', value: 1 }] },
      ],
      open: () => ({ db: server.database.db, close: async () => undefined }),
      jobNames: [],
      now: server.services.now,
      times: { waitMs: 100, freshMs: 0 },
    });
    const seen = async () => {
      await asker.refresh();
      const text = await metrics.registry.metrics();
      return ['pribavka_database_up', 'disk', 'mail'].map((name) => valuesOf(text, name)['']);
    };
    expect(await seen()).toEqual([1, 7, 1]);
    hang = new Promise(() => undefined);
    expect(await seen()).toEqual([1, undefined, 1]);
    state = 'failing';
    expect(await seen()).toEqual([1, undefined, 0]);
  });

  it('holds a scrape up no longer than its bound', async () => {
    const { db } = server.database;
    await db.transaction().execute(async (tx) => {
      await sql`lock table sales in access exclusive mode`.execute(tx);
      const { asker, text } = await withDatabase(() => ({ db, close: async () => undefined }));
      // The table is let go when this is over: without a bound it would never be.
      await asker.refresh();
      expect(valuesOf(await text(), 'pribavka_database_up')).toEqual({ '': 0 });
    });
  });
});

describe('deploy/monitoring', () => {
  const rules = read('deploy/monitoring/alerts.yml');
  const dashboard = read('deploy/monitoring/dashboard.json');
  const runbook = read('docs/runbook.md');

  it('names only metrics that there are', async () => {
    const known = new Set((await scrape()).match(/^# TYPE \S+/gm)!.map((line) => line.slice('# TYPE '.length)));
    const named = new Set(
      [...`${rules}${dashboard}`.matchAll(/\b(?:pribavka|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(?:bucket|sum|count)$/, ''),
      ),
    );
    expect(named.size).toBeGreaterThan(25);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
  if (!hasPromtool) console.warn('Alert rules are not run: this machine has no promtool (Debian: prometheus).');
  it.skipIf(!hasPromtool)('has rules that Prometheus takes and that fire as they should', () => {
    const cwd = new URL('deploy/monitoring/', root);
    for (const args of [
      ['check', 'rules', 'alerts.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ]) {
      const { status, stdout, stderr } = spawnSync('promtool', args, { cwd, encoding: 'utf8' });
      expect(status, `${stdout}${stderr}`).toBe(0);
    }
  });

  it('sends every alert to a page of the runbook, and has an alert for every page', () => {
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
    const links = [...rules.matchAll(/docs\/runbook\.md#(\S+?)"?$/gm)].map(([, anchor]) => anchor!);
    const pages = [...runbook.matchAll(/^## (Pribavka\w+)$/gm)].map(([, name]) => name!);
    expect(alerts.length).toBeGreaterThan(12);
    expect(links).toEqual(alerts.map((name) => name.toLowerCase()));
    expect(pages.toSorted()).toEqual(alerts.toSorted());
  });
});
