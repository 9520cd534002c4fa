import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { cleanUp } from './jobs.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const run = () => cleanUp.handle(createJobContext(server.services, server.boss, cleanUp.name), {});
const exists = async (key: string): Promise<boolean> => {
  for await (const found of server.services.store.list(new Date(8.64e15))) if (found === key) return true;
  return false;
};

it('removes bytes no row knows, and only them', async () => {
  const { store, config } = server.services;
  const person = await server.loginAs('member');
  const orphan = await store.put(Buffer.from('orphan'));
  const kept = await store.put(Buffer.from('kept'));
  const young = await store.put(Buffer.from('young'));
  await server.database.pool.query(
    `insert into files (id, owner_id, purpose, name, mime, size, sha256, storage_key)
     values (gen_random_uuid(), $1, 'receipt', 'x.csv', 'text/csv', 4, '\\x00', $2)`,
    [person.id, kept],
  );
  const old = new Date(server.clock.at.getTime() - 2 * 86_400_000);
  for (const key of [orphan, kept]) utimesSync(join(config.dataDir, 'files', key), old, old);
  utimesSync(join(config.dataDir, 'files', young), server.clock.at, server.clock.at);
  const parts = ['0a1b2c3d', '4e5f6071'].map((end) => join(config.dataDir, 'files', `${young}.${end}.part`));
  for (const part of parts) writeFileSync(part, 'cut');
  utimesSync(parts[0] ?? '', old, old);
  utimesSync(parts[1] ?? '', server.clock.at, server.clock.at);
  await run();
  expect(parts.map((part) => existsSync(part))).toEqual([false, true]);
  expect([await exists(orphan), await exists(kept), await exists(young)]).toEqual([false, true, true]);
});

it('forgets keys, attempts and codes in their time', async () => {
  await server.call('auth.recovery', { body: { email: 'someone@example.ru' } });
  const count = async (): Promise<number> =>
    (
      await server.database.pool.query(
        'select (select count(*) from login_attempts) + (select count(*) from verification_codes) as n',
      )
    ).rows[0].n as number;
  await run();
  expect(await count()).toBeGreaterThan(0);
  server.clock.add(40 * 86_400_000);
  await run();
  expect(await count()).toBe(0);
});
