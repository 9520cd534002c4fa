import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFiles } from '../../core/files/files.ts';
import { createJobContext } from '../../jobs/boss.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { rotateKeys } from './jobs.ts';
import { reencryptFiles } from './commands/reencrypt-files.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const jobContext = () => createJobContext(server.services, server.boss, rotateKeys.name);
const files = () => createFiles(server.services.db, server.services.store, server.services.now);
const contentOf = (name: string): string => `${name};79041700417`;

async function save(name: string): Promise<{ id: string; storageKey: string }> {
  const bytes = Buffer.from(contentOf(name));
  const { id } = await files().save({ name, mime: 'text/csv', bytes, ownerId: null, purpose: 'process' });
  const { storageKey } = await server.services.db
    .selectFrom('files')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, storageKey };
}
const change = (id: string, values: { keyId?: null; deletedAt?: Date }) =>
  server.services.db.updateTable('files').set(values).where('id', '=', id).execute();
const pathOf = (storageKey: string): string => join(server.services.config.dataDir, 'files', storageKey);
const keysOfFiles = async (): Promise<(string | null)[]> => {
  const rows = await server.services.db.selectFrom('files').select('keyId').distinct().execute();
  return rows.map(({ keyId }) => keyId);
};

it('after a change of keys and the job the old key is needed for no file', async () => {
  const sealed = await save('first.csv');
  const plain = await save('plain.csv');
  // From before files were sealed.
  writeFileSync(pathOf(plain.storageKey), contentOf('plain.csv'));
  await change(plain.id, { keyId: null });
  // Deleted, and its bytes swept a month later.
  const gone = await save('gone.csv');
  await server.services.store.remove(gone.storageKey);
  await change(gone.id, { deletedAt: new Date() });
  const readBoth = async () => [
    (await files().readAll(sealed.id)).toString(),
    (await files().readAll(plain.id)).toString(),
  ];
  const contents = ['first.csv', 'plain.csv'].map(contentOf);
  expect(await readBoth()).toEqual(contents);

  const { keys, index } = server.keys;
  const fresh = ['second', randomBytes(32)] as const;
  await server.restart({ current: 'second', keys: new Map([fresh, ...keys]), index });
  expect(await readBoth()).toEqual(contents);
  expect(await keysOfFiles()).not.toContain('second');
  await rotateKeys.handle(jobContext(), {});
  expect(await keysOfFiles()).toEqual(['second']);
  expect(await reencryptFiles(jobContext())).toBe(0);

  await server.restart({ current: 'second', keys: new Map([fresh]), index });
  expect(await readBoth()).toEqual(contents);
  for (const { storageKey } of [sealed, plain]) {
    expect(readFileSync(pathOf(storageKey), 'latin1')).not.toContain('79041700417');
  }
});

it('a file whose bytes cannot be opened stops nobody else, and is tried again', async () => {
  const broken = await save('broken.csv');
  const whole = await save('whole.csv');
  writeFileSync(pathOf(broken.storageKey), readFileSync(pathOf(whole.storageKey)));
  await change(broken.id, { keyId: null });
  await change(whole.id, { keyId: null });
  await expect(reencryptFiles(jobContext())).rejects.toThrow(broken.id);
  const rows = await server.services.db
    .selectFrom('files')
    .select(['id', 'keyId'])
    .where('id', 'in', [broken.id, whole.id])
    .execute();
  expect(new Map(rows.map(({ id, keyId }) => [id, keyId]))).toEqual(
    new Map([
      [broken.id, null],
      [whole.id, 'second'],
    ]),
  );
  expect((await files().readAll(whole.id)).toString()).toBe(contentOf('whole.csv'));
});
