import { Writable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { newId } from '../ids.ts';
import { handlers } from '../modules/index.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

const leak = 'canary-of-an-undeclared-column';
let server: TestApp;
let admin: Person;

async function start(isProduction: boolean): Promise<void> {
  const logTo = new Writable({ write: (_line, _encoding, done) => done() });
  server = await createTestApp({ config: { isProduction, demo: false }, logTo });
  admin = await server.loginAs('admin');
}

async function create(key: string | null, code: string) {
  const body = { code, name: 'Проба', dataScope: 'own' as const, items: [] };
  const { status, headers, bytes } = await server.call('roles.create', { as: admin, body, key });
  return { status, type: headers['content-type'], text: bytes.toString() };
}

describe.each([
  { isProduction: true, outcome: 'is sent without it', status: 200 },
  { isProduction: false, outcome: 'is an error at once', status: 500 },
])('an answer with a field the contract does not name $outcome', ({ isProduction, status }) => {
  beforeAll(async () => {
    const real = handlers['roles.create'];
    vi.spyOn(handlers, 'roles.create').mockImplementation(async (ctx) => ({ ...(await real(ctx)), hidden: leak }));
    await start(isProduction);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await server.close();
  });

  it('without a key', async () => {
    const { text, ...answer } = await create(null, 'probe_1');
    expect([answer.status, text.includes(leak)]).toEqual([status, false]);
  });

  it('with a key, and when it is repeated', async () => {
    const key = newId();
    for (const { text, ...answer } of [await create(key, 'probe_2'), await create(key, 'probe_2')])
      expect([answer.status, text.includes(leak)]).toEqual([status, false]);
  });
});

describe('an answer', () => {
  beforeAll(() => start(false));
  afterAll(() => server.close());

  it('is the same text with a key and when it is repeated, of the same shape without one', async () => {
    const key = newId();
    const [kept, repeated, plain] = [
      await create(key, 'probe_1'),
      await create(key, 'probe_1'),
      await create(null, 'probe_2'),
    ];
    expect(repeated).toEqual(kept);
    expect(JSON.parse(kept.text)).toEqual({ data: expect.objectContaining({ code: 'probe_1' }), messages: [] });
    // They were made at different moments.
    const shape = (text: string): string => text.replace(/"updatedAt":"[^"]+"/, '"updatedAt":"…"');
    expect(shape(kept.text.replace('probe_1', 'probe_2'))).toBe(shape(plain.text));
    expect([kept.type, kept.status]).toEqual([plain.type, plain.status]);
  });
});
