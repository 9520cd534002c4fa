import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createJobContext, drainJobs } from '../jobs/boss.ts';
import { allJobs } from '../modules/jobs.ts';
import { addSystem, createWorld, type World } from '../modules/sales/testing/world.ts';
import { newWebhookSecret, webhookContext } from '../modules/technical/index.ts';
import { createDispatcher } from '../modules/technical/webhooks/dispatch.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createTestDatabase } from '../test/database.ts';
import { createUser, type Person } from '../test/people.ts';
import { startTracing, type Tracing } from './tracing/tracing.ts';
import { watchJobs, watchTransports } from './start.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const secret = {
  password: 'Kanarejka1!zhyoltaya',
  phone: '79041700417',
  email: 'kanarejka@example.ru',
  text: 'Не приходит код на 79041700417',
};
const incoming = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${incoming.traceId}-${incoming.spanId}-01`;

let server: TestApp;
let tracing: Tracing;
let world: World;
let collector: Server;
let receiver: Server;
let log = '';
let sent = '';
const spans: SentSpan[] = [];
const webhookParents: unknown[] = [];

const listen = (handle: (body: string, headers: NodeJS.Dict<string | string[]>) => void): Promise<Server> =>
  new Promise((resolve) => {
    const made = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        handle(body, request.headers);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    made.listen(0, '127.0.0.1', () => resolve(made));
  });
const urlOf = (made: Server): string => `http://127.0.0.1:${(made.address() as AddressInfo).port}`;

const named = (name: string): SentSpan[] => spans.filter((span) => span.name === name);
const attribute = (span: SentSpan | undefined, key: string) =>
  span?.attributes.find((one) => one.key === key)?.value.stringValue;
const childrenOf = (span: SentSpan | undefined): SentSpan[] =>
  spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);

async function live(): Promise<void> {
  const { services, boss } = server;
  await createUser(services, { phone: secret.phone, email: secret.email, password: secret.password });
  await server.call('auth.login', { body: { login: secret.phone, password: secret.password } });
  await server.call('auth.login', { body: { login: secret.email, password: `${secret.password}?` } });
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/public/auth/recovery_password',
    headers: { traceparent },
    payload: { email: secret.email },
  });
  const watched = watchJobs(allJobs, services, undefined);
  // The job of the request writes the letter, a second one sends it.
  for (let round = 0; round < 2; round += 1) await drainJobs(services, boss, watched);
  const { id, sessionId } = world.member;
  const token = await services.tokens.issueAccess({ userId: id, sessionId }, server.clock.at);
  const as = { id, sessionId, token } as Person;
  const items = [{ productId: world.lamp.id, quantity: 1 }];
  const sale = await server.call('sales.create', {
    as,
    body: { saleDate: '2026-11-18', items, submit: true },
  });
  expect(sale.status).toBe(200);
  await server.call('support.create', { as, body: { category: 'technical', subject: 'Вопрос', text: secret.text } });
  // A failure whose message holds what must not leave.
  const { passwords } = services;
  const { check } = passwords;
  passwords.check = () => Promise.reject(new Error(`boom ${secret.password}`));
  await server.call('auth.login', { body: { login: secret.phone, password: secret.password } });
  passwords.check = check;
  const failing = { name: 'fail.loudly', handle: () => Promise.reject(new Error(secret.email)) };
  const [job] = watchJobs([failing], services, undefined);
  await expect(job!.handle(createJobContext(services, boss, failing.name), {})).rejects.toThrow(secret.email);
  const dispatcher = createDispatcher(services, (error) => expect(error).toBeUndefined());
  await dispatcher.begin();
  expect(await dispatcher.settled()).toBeGreaterThan(0);
}

beforeAll(async () => {
  collector = await listen((body) => {
    sent += body;
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
  });
  receiver = await listen((_, headers) => webhookParents.push(headers['traceparent']));
  tracing = await startTracing(
    {
      url: `${urlOf(collector)}/v1/traces`,
      serviceName: 'pribavka-test',
      sampler: 'parentbased_always_on',
      ratio: 1,
      trustsCallers: true,
    },
    '1.2.3',
  );
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const on = await createTestDatabase({ onStatement: tracing.statement });
  server = await createTestApp({ on, tracing, logTo, config: { logLevel: 'info' } as never });
  watchTransports(server.services, undefined);
  world = await createWorld(on.db);
  const system = await addSystem(on.db, ['sales.salesListAdmin:read', 'transactionPage.transactionListAdmin:read'], {
    partnerId: world.partnerId,
  });
  const sealed = server.services.vault.seal(newWebhookSecret(), webhookContext(system.id));
  await sql`update technical_users set webhook_url = ${`${urlOf(receiver)}/hook`}, webhook_secret_sealed = ${sealed}, owner_partner_id = ${world.partnerId}
    where user_id = ${system.id}`.execute(on.db);
  await live();
  await tracing.close();
});
afterAll(async () => {
  await server.close();
  for (const made of [collector, receiver]) made.close();
});

describe('a trace', () => {
  it('goes on from the caller through the request, its SQL and the job to the letter', () => {
    const [request] = named('POST /api/v1/public/auth/recovery_password');
    expect([request?.traceId, request?.parentSpanId]).toEqual([incoming.traceId, incoming.spanId]);
    expect(childrenOf(request).some((span) => attribute(span, 'db.query.text')?.includes('$1'))).toBe(true);
    const job = named('process outbox.deliver').find(({ traceId }) => traceId === incoming.traceId);
    expect(job).toBeDefined();
    const letter = childrenOf(job).find(({ name }) => name === 'send email');
    expect(attribute(letter, 'pribavka.channel')).toBe('email');
  });

  it('holds the statements of its own request only, the guard and the transaction included', () => {
    const [request] = named('POST /api/v1/private/sales/sales');
    const statements = childrenOf(request).map((span) => attribute(span, 'db.query.text') ?? '');
    expect(statements.some((text) => text.includes('from unnest((select $1::uuid[])'))).toBe(true);
    expect(statements.some((text) => text.includes('sale_register_batch($1::jsonb'))).toBe(true);
    expect(attribute(request, 'http.route')).toBe('/api/v1/private/sales/sales');
  });

  it('is given to the receiver of a webhook', () => {
    const given = webhookParents.map((parent) => String(parent).split('-')[2]);
    expect(given.length).toBeGreaterThan(0);
    expect(named('POST webhook').map(({ spanId }) => spanId)).toEqual(expect.arrayContaining(given));
  });

  it('says what failed by its kind', () => {
    const failed = spans.filter(({ status }) => status.code === 2).map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining(['POST /api/v1/public/auth/login', 'process fail.loudly']));
    expect(attribute(named('process fail.loudly')[0], 'error.type')).toBe('Error');
  });

  it('stands in the lines of its log', () => {
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { reqId?: string; trace_id?: string; msg: string });
    const ofCaller = lines.filter((line) => line.trace_id === incoming.traceId).map(({ msg }) => msg);
    expect(ofCaller).toEqual(['incoming request', 'request completed']);
    const failed = lines.find(({ msg }) => msg === 'request failed');
    expect(named('POST /api/v1/public/auth/login').map(({ traceId }) => traceId)).toContain(failed?.trace_id);
  });
});

it('a stranger neither chooses a trace nor has it recorded, unless callers are trusted', async () => {
  const request = () => ({ method: 'GET', url: '/', headers: { traceparent } }) as unknown as IncomingMessage;
  for (const trustsCallers of [false, true]) {
    const usual = { url: 'http://127.0.0.1:1', serviceName: 'x', sampler: 'parentbased_always_off' as const, ratio: 0 };
    const made = await startTracing({ ...usual, trustsCallers }, '1');
    expect(made.requestFields(request())['trace_id'] === incoming.traceId).toBe(trustsCallers);
    await made.close();
  }
});

it('neither metrics nor traces are loaded by a server that has them off', () => {
  const folder = join(import.meta.dirname, '..');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  // Static imports of values: those are loaded with the file, types and `import()` are not.
  const importsOf = (path: string): string[] =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/^import (?!type\b)(?:[^;']*? from )?'([^']+)'/gm)].map(
      ([, name]) => (name!.startsWith('.') ? join(path, '..', name!) : name!),
    );
  const imports = new Map(paths.map((path) => [path, importsOf(path)]));
  const reached = new Set<string>();
  const follow = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    imports.get(path)?.forEach(follow);
  };
  follow('main.ts');
  expect(reached).toContain('fastify');
  expect(reached).toContain('telemetry/start.ts');
  expect([...reached].filter((name) => /^(?:@opentelemetry\/|prom-client)/.test(name))).toEqual([]);
});

describe('personal data', () => {
  it('stands nowhere in what was sent', () => {
    expect(spans.length).toBeGreaterThan(40);
    expect(sent).toContain('pribavka-test');
    for (const text of Object.values(secret)) expect(sent).not.toContain(text);
    for (const text of [secret.phone, secret.email, world.member.id]) expect(sent).not.toContain(text);
  });

  it('cannot stand there: attributes are the known ones', () => {
    const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual([
      'db.operation.name',
      'db.query.text',
      'db.system.name',
      'error.type',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'messaging.destination.name',
      'messaging.system',
      'pribavka.channel',
      'pribavka.event',
    ]);
  });
});
