import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn } from '../seed/numbers.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createUser } from '../test/people.ts';
import { openWire, type Wire } from '../test/wire.ts';
import { memberRows, passwordRows, signInRows } from './conformance/account-rows.ts';
import { companyRows, officeRows } from './conformance/office-rows.ts';
import { at, type Row, type Seen } from './conformance/row.ts';
import { documentRows, socialRows, withdrawalRows } from './conformance/settings-rows.ts';

// One life in the order of the calls: every row of specification §7 once, over a real port.
const rows: readonly Row[] = [
  ...signInRows,
  ...documentRows,
  ...socialRows,
  ...companyRows,
  ...memberRows,
  ...officeRows,
  ...passwordRows,
  ...withdrawalRows,
];

let server: TestApp;
let wire: Wire;
const seen: Seen = { adminEmail: 'admin@example.ru', partnerInn: companyInn(7001) };
const origin = 'https://portal.example.ru';

beforeAll(async () => {
  server = await createTestApp({ config: { corsOrigins: [origin] } });
  wire = await openWire(server.app);
  await createUser(server.services, { roleCode: 'admin', email: seen['adminEmail'] });
});
afterAll(() => server.close());

const fill = (path: string, values: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

describe('specification §7', () => {
  it('is walked whole: 39 calls of users, 7 of auth, 25 of settings', () => {
    const calls = rows.map((row) => row.call);
    expect(new Set(calls).size).toBe(calls.length);
    const count = (part: string) => calls.filter((call) => call.includes(part)).length;
    const auth = count('/auth/') - count('register/partner') - count('register/manufacturer');
    expect({ auth, settings: count('/settings/'), all: calls.length }).toEqual({ auth: 7, settings: 25, all: 71 });
  });

  it.each(rows)('$call', async (row) => {
    const [method = '', path = ''] = row.call.split(' ');
    const filled = (await row.fill?.(seen, server)) ?? {};
    const answer = await wire({
      method,
      path: fill(path, filled.path),
      query: filled.query,
      body: filled.body,
      file: filled.file,
      headers: { Origin: origin, ...filled.headers },
      token: row.as && seen[`${row.as}Token`],
    });
    expect(answer.status, JSON.stringify(answer.json)).toBe(row.status ?? 200);
    expect(answer.headers.get('X-Request-Id')).toBe(answer.requestId);
    expect(Object.keys(answer.json ?? {})).toEqual(['data', 'messages']);
    expect(row.shows.filter((field) => at(answer.json?.['data'], field) === undefined)).toEqual([]);
    const [access, refresh] = [answer.headers.get('X-Session-Token'), answer.headers.get('X-Refresh-Token')];
    if (row.tokens) {
      expect([access, refresh]).toEqual([expect.stringMatching(/\S{20}/), expect.stringMatching(/\S{20}/)]);
      seen[`${row.tokens}Token`] = access ?? '';
      seen[`${row.tokens}Refresh`] = refresh ?? '';
    }
    row.remember?.(answer.json?.['data'], seen);
  });

  it('lets a page of a listed origin send its headers and read the tokens', async () => {
    const preflight = await wire({
      method: 'OPTIONS',
      path: '/v1/public/auth/refresh',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,x-fingerprint,x-request-id,x-refresh-token,idempotency-key',
      },
    });
    const allowed = (preflight.headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
    for (const name of ['authorization', 'x-fingerprint', 'x-request-id', 'x-refresh-token', 'idempotency-key']) {
      expect(allowed).toContain(name);
    }
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBe('true');
    const answer = await wire({ method: 'GET', path: '/v1/public/users/dictionary', headers: { Origin: origin } });
    const exposed = (answer.headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase();
    expect(exposed.split(/,\s*/).sort()).toEqual([
      'content-disposition',
      'retry-after',
      'x-refresh-token',
      'x-request-id',
      'x-session-token',
    ]);
  });

  it('answers a call without the session with 401 and the envelope of specification §8', async () => {
    const answer = await wire({ method: 'GET', path: '/v1/private/users/users/profile' });
    expect(answer.status).toBe(401);
    expect(answer.json).toEqual({
      messages: [expect.any(String)],
      errors: [],
      code: 'UNAUTHORIZED',
      requestId: answer.requestId,
    });
  });
});
