import { readFileSync } from 'node:fs';

import { headers, type Output } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { failureBody } from './failures.ts';
import { rateLimited } from './limits/rate-limits.ts';
import type { Problem } from './problem.ts';

/* The envelopes that packages/api/docs/wire.md shows are those of the server. */
const page = readFileSync(new URL('../../../../packages/api/docs/wire.md', import.meta.url), 'utf8');

/** The JSON under a heading of the page. */
function shown(heading: string): unknown {
  const section = page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? 'null');
}

const requestId = '0191f8a0-5b2c-7d10-9e4f-3a6b8c2d1e05';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

const send = async (method: 'GET' | 'PUT', payload?: Output<'security.settings'>): Promise<unknown> => {
  const answer = await server.app.inject({
    method,
    url: `/api${routes['security.settings'].path}`,
    headers: { [headers.authorization]: `Bearer ${admin.token}`, [headers.requestId]: requestId },
    ...(payload ? { payload } : {}),
  });
  return answer.json();
};

describe('the page of the wire shows', () => {
  it('a success', async () => {
    expect(await send('GET')).toEqual(shown('A success'));
  });

  it('a conflict', async () => {
    expect(await send('PUT', { adminSecondFactor: true, version: 7 })).toEqual(shown('A conflict'));
  });

  it('a limit of requests', () => {
    const limit = rateLimited(undefined, { ttl: 7000 }) as Problem;
    expect(JSON.parse(JSON.stringify(failureBody(limit, requestId)))).toEqual(shown('Too many requests'));
  });
});
