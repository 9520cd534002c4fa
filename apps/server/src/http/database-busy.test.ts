import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createProbe } from '../db/probe.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import type { Person } from '../test/people.ts';
import { toProblem } from './failures.ts';

let server: TestApp;
let folder: string;
let person: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-busy-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>portal</title>');
  server = await createTestApp({
    apps: [{ folder, prefix: '/' }],
    database: { max: 3, lockTimeoutMs: 1500, waitMs: 400 },
    config: { logLevel: 'silent' },
  });
  person = await server.loginAs('member');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const profile = () =>
  server.app.inject({
    url: '/api/v1/private/users/users/profile',
    headers: { authorization: `Bearer ${person.token}` },
  });

/** Somebody holds a whole table, as a change of the schema by hand does. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const holder = new Client({ connectionString: server.database.url });
  await holder.connect();
  try {
    await holder.query('begin; lock table users in access exclusive mode');
    await work();
  } finally {
    await holder.end();
  }
}

describe('a table somebody holds', () => {
  it('is 503 to those who need it, whether they wait for it or for a connection; the node stays in the balancer', async () => {
    await whileLocked(async () => {
      const held = Array.from({ length: 3 }, () =>
        server.database.pool.query('select 1 from users').catch(() => undefined),
      );
      const waiting = Array.from({ length: 8 }, profile);
      // Meanwhile, with every connection of the pool taken.
      await eventually(() => expect(server.database.pool.waitingCount).toBeGreaterThan(0));
      for (const url of ['/health/ready', '/health/live', '/', '/sales']) {
        expect((await server.app.inject({ url })).statusCode, url).toBe(200);
      }
      const answers = await Promise.all(waiting);
      await Promise.all(held);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 503));
      for (const answer of answers) {
        expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', errors: [] });
        expect(answer.headers['retry-after']).toBe('5');
      }
    });
    expect((await profile()).statusCode).toBe(200);
  });

  it('gives both reasons, which only the log distinguishes', async () => {
    const causes: string[] = [];
    const note = (error: unknown) => {
      const failure = toProblem(error);
      causes.push(`${failure.code}: ${(failure.options.cause as Error).message}`);
    };
    await whileLocked(async () => {
      const ask = () => server.database.pool.query('select 1 from users limit 1').catch(note);
      await Promise.all(Array.from({ length: 5 }, ask));
    });
    expect(new Set(causes)).toEqual(
      new Set([
        'UNAVAILABLE: timeout exceeded when trying to connect',
        'UNAVAILABLE: canceling statement due to lock timeout',
      ]),
    );
  });
});

it('a database that takes no writes, or is not the one we trust, is 503 as well', async () => {
  const client = new Client({ connectionString: server.database.url });
  await client.connect();
  try {
    await client.query('begin read only');
    const refused = await client.query('delete from codes_of_nobody').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: '42P01' });
    await client.query('rollback; begin read only');
    const readOnly = await client.query('delete from outbox_messages').catch((error: unknown) => error);
    expect(readOnly).toMatchObject({ code: '25006' });
    expect(toProblem(readOnly).code).toBe('UNAVAILABLE');
    // What cannot be read is our mistake, not the state of the database.
    expect(toProblem(refused).code).toBe('INTERNAL');
  } finally {
    await client.end();
  }
  const expired = Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
  expect(toProblem(expired).code).toBe('UNAVAILABLE');
  const closed = new URL(server.database.url);
  closed.password = 'another';
  const stranger = new Client({ connectionString: closed.href });
  const refusal = await stranger.connect().catch((error: unknown) => error);
  expect(toProblem(refusal).code).toBe('UNAVAILABLE');
});

it('a probe says no of a database that is not there, and asks once for all who ask together', async () => {
  const probe = createProbe('postgres://nobody@127.0.0.1:1/nothing');
  expect(await Promise.all([probe.isUp(), probe.isUp()])).toEqual([false, false]);
  expect(probe.isUp()).toBe(probe.isUp());
  await probe.close();
});
