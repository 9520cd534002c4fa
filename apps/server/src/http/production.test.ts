import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Route, routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

let server: TestApp;
let folder: string;
let member: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-production-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>portal</title>');
  server = await createTestApp({
    config: { isProduction: true, demo: false, apiDocs: false, rateLimitFactor: 1 },
    apps: [{ folder, prefix: '/' }],
  });
  member = await server.loginAs('member');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const year = /^max-age=31536000; includeSubDomains$/;

describe('in production', () => {
  it.each(['/api/v1/public/users/dictionary', '/api/nowhere', '/health/live', '/', '/sales'])(
    '%s: the browser is told to come by HTTPS only',
    async (url) => {
      const { headers } = await server.app.inject({ url });
      expect(headers['strict-transport-security']).toMatch(year);
    },
  );

  it('there is no mailbox of letters and no source map', async () => {
    for (const url of ['/dev/mailbox', '/dev/mailbox.json', '/assets/a.js.map']) {
      const { statusCode, body } = await server.app.inject({ url });
      expect(statusCode === 404 || body.includes('<title>portal</title>'), url).toBe(true);
    }
  });
});

it('the pages about the API are closed unless somebody opens them', async () => {
  const closed = ['/api/docs', '/api/openapi.json', '/api/docs/swagger-ui.css'];
  const answers = await Promise.all(closed.map((url) => server.app.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

/** Every route says how much it takes from one address, and takes no more. */
describe('the limits by address', () => {
  const limited = (Object.entries(routes) as [string, Route][]).filter(([, route]) => route.limits?.throttle);

  it('guard every call that guesses, sends or looks up without a session', () => {
    const open = (Object.entries(routes) as [string, Route][]).filter(
      ([, route]) => route.access === 'public' && route.kind === 'command' && !route.limits?.throttle,
    );
    expect(open.map(([key]) => key)).toEqual([]);
    expect(limited.length).toBeGreaterThan(10);
  });

  it('count before it is known who asks: a flood without a session, or with a forged one, is stopped too', async () => {
    const statuses: number[] = [];
    let limit = Number.POSITIVE_INFINITY;
    for (let i = 0; i <= limit; i += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/private/sales/sales/list',
        remoteAddress: '10.7.7.7',
        headers: i % 2 === 0 ? {} : { authorization: 'Bearer forged' },
        payload: {},
      });
      limit = Math.min(limit, Number(answer.headers['x-ratelimit-limit'] ?? 2000));
      statuses.push(answer.statusCode);
    }
    expect(limit).toBe(1200);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });

  it.each(limited)('%s: says its limit and stops at it', async (_, { method, path, access }) => {
    const headers = access === 'public' ? {} : { authorization: `Bearer ${member.token}` };
    const send = () =>
      server.app.inject({
        method,
        url: `/api${path}`,
        headers,
        remoteAddress: '10.9.9.9',
        ...(method === 'GET' ? {} : { payload: {} }),
      });
    const first = await send();
    const limit = Number(first.headers['x-ratelimit-limit']);
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(300);
    let last = first;
    for (let i = 0; i < limit; i += 1) last = await send();
    expect([last.statusCode, last.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
