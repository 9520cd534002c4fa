import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { headers } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import type { RouteKey } from '@pribavka/api';
import fastify, { type FastifyInstance } from 'fastify';

import { readConfig } from '../../../config.ts';
import type { MasterKeys } from '../../../crypto/index.ts';
import type { Database } from '../../../db/open.ts';
import { bindManifest, type HandlerTable } from '../../../http/binder.ts';
import type { Services } from '../../../http/context.ts';
import type { Body, Output, Params, Query } from '../../../http/contract.ts';
import { sendFailure } from '../../../http/failures.ts';
import { createBoss, createJobContext, drainJobs, startQueues } from '../../../jobs/boss.ts';
import type { JobContext } from '../../../jobs/context.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { allJobs } from '../../jobs.ts';
import { createServices } from '../../../services.ts';

export type Person = { id: string; sessionId: string };

export type Reply<K extends RouteKey> = {
  status: number;
  data: Output<K>;
  code: string | undefined;
  messages: string[];
  fields: Record<string, string[]>;
  /** Of a conflict: what holds now. */
  current: unknown;
};

export type Call<K extends RouteKey> = {
  params?: Params<K>;
  query?: Query<K>;
  body?: Body<K>;
  /** A fresh one unless given. */
  key?: string;
  /** Fingerprint; the person's own unless said. */
  device?: string;
};

export type TestApp = {
  services: Services;
  app: FastifyInstance;
  /** The clock of the app; a test moves it explicitly. */
  clock: { at: Date };
  call: <K extends RouteKey>(who: Person, route: K, input?: Call<K>) => Promise<Reply<K>>;
  /** The same call with the answer as bytes. */
  raw: <K extends RouteKey>(who: Person, route: K, input?: Call<K>) => Promise<{ status: number; bytes: Buffer }>;
  upload: <K extends RouteKey>(
    who: Person,
    route: K,
    file: { name: string; mime: string; bytes: Buffer },
    input?: Call<K>,
  ) => Promise<Reply<K>>;
  runJobs: (jobs: readonly Job[]) => Promise<number>;
  /** What the handler of a job gets. */
  context: (job: Pick<Job, 'name'>) => JobContext;
  /** Does what the clock would start. */
  runClock: (job: Job) => Promise<void>;
  close: () => Promise<void>;
};

const fieldsOf = (errors: unknown): Record<string, string[]> =>
  Object.assign({}, ...(Array.isArray(errors) ? errors.filter((e) => typeof e === 'object') : []));

function address(route: Route, input: { params?: unknown; query?: unknown }): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = Object.entries((input.query as Record<string, unknown> | undefined) ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return `/api${path}${query.length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`;
}

/** The real binder, guard and database under the given handlers; other routes of the manifest are absent. */
export async function createTestApp(
  database: Database,
  handlers: HandlerTable,
  jobs: readonly Job[] = [],
  keys: MasterKeys = { current: 'test', keys: new Map([['test', randomBytes(32)]]), index: randomBytes(32) },
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-app-'));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    RATE_LIMIT_FACTOR: '0',
  });
  const clock = { at: new Date('2026-11-20T09:00:00.000Z') };
  const services = createServices({ config, keys, db: database.db, now: () => clock.at });
  const boss = createBoss({ url: database.url, passive: true, onError: () => undefined });
  await startQueues(boss, [...new Set([...allJobs, ...jobs])]);
  const app = fastify({ logger: { level: 'error' }, genReqId: () => randomUUID() });
  app.setErrorHandler(sendFailure);
  app.decorateRequest('auth', null as never);
  await app.register(rateLimit, { global: false });
  await app.register(multipart, { throwFileSizeLimit: true });
  bindManifest(app, { services, boss }, handlers);
  await app.ready();

  const send = async (
    who: Person,
    key: RouteKey,
    input: { params?: unknown; query?: unknown; body?: unknown; key?: string | undefined; device?: string | undefined },
    body?: { payload: Buffer; type: string },
  ) => {
    const route: Route = routes[key];
    const token = await services.tokens.issueAccess({ userId: who.id, sessionId: who.sessionId }, clock.at);
    return app.inject({
      method: route.method,
      url: address(route, input),
      headers: {
        authorization: `Bearer ${token}`,
        [headers.idempotencyKey]: input.key ?? randomUUID(),
        [headers.fingerprint]: input.device ?? `device-${who.id}`,
        ...(body ? { 'content-type': body.type } : {}),
      },
      ...(body ? { payload: body.payload } : route.method === 'GET' ? {} : { payload: input.body ?? {} }),
    });
  };
  const read = <K extends RouteKey>(answer: { statusCode: number; body: string }): Reply<K> => {
    const json = JSON.parse(answer.body) as Record<string, unknown>;
    return {
      status: answer.statusCode,
      data: json['data'] as Output<K>,
      code: json['code'] as string | undefined,
      messages: (json['messages'] as string[] | undefined) ?? [],
      fields: fieldsOf(json['errors']),
      current: json['current'],
    };
  };
  const context = (job: Pick<Job, 'name'>): JobContext => createJobContext(services, boss, job.name);
  return {
    services,
    app,
    clock,
    call: async (who, route, input = {}) => read(await send(who, route, input)),
    raw: async (who, route, input = {}) => {
      const answer = await send(who, route, input);
      return { status: answer.statusCode, bytes: answer.rawPayload };
    },
    upload: async (who, route, file, input = {}) => {
      const boundary = randomUUID();
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.mime}\r\n\r\n`;
      const fields = Object.entries((input.body as Record<string, unknown> | undefined) ?? {})
        .map(
          ([name, value]) =>
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
        )
        .join('');
      const payload = Buffer.concat([Buffer.from(fields + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
      const type = `multipart/form-data; boundary=${boundary}`;
      return read(await send(who, route, input, { payload, type }));
    },
    runJobs: (list) => drainJobs(services, boss, list),
    context,
    runClock: (job) => job.handle(context(job), {}),
    close: async () => {
      await app.close();
      await boss.stop({ graceful: false });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
