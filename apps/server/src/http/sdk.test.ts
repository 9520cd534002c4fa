import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { createApi, createSession, isProblem, memoryStore } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { testPassword } from '../test/people.ts';

let server: TestApp;
let baseURL: string;
beforeAll(async () => {
  server = await createTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  baseURL = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

it('the client works from Node against the real server: signs in, reads, refreshes, fails by name', async () => {
  const person = await server.loginAs('member');
  const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL });
  const signed = await api.call('auth.login', { body: { login: person.email!, password: testPassword } });
  expect(signed).toMatchObject({ roleCode: 'member', secondStep: null });
  expect((await api.call('users.profile')).user.id).toBe(person.id);
  server.clock.add(11 * 60_000);
  expect((await api.call('users.profile')).user.id).toBe(person.id);
  const refused: unknown = await api.call('logs.list', { body: {} }).catch((error: unknown) => error);
  expect(isProblem(refused) && [refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
});

const dist = join(import.meta.dirname, '../../../../packages/api/dist/index.js');

// The build is made before this suite by the whole check; alone there may be none.
it.skipIf(!existsSync(dist))('the built package is imported by plain Node and calls the server', async () => {
  const person = await server.loginAs('member');
  const script = `
    import { createApi, createSession, memoryStore } from '@pribavka/api';
    import { routes } from '@pribavka/api/routes';
    const api = createApi({ routes, session: createSession({ store: memoryStore() }), baseURL: process.env.BASE });
    await api.call('auth.login', { body: { login: process.env.LOGIN, password: process.env.PASSWORD } });
    console.log((await api.call('users.profile')).user.id);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { PATH: process.env['PATH'] ?? '', BASE: baseURL, LOGIN: person.email!, PASSWORD: testPassword },
  });
  expect(stdout.trim()).toBe(person.id);
});
