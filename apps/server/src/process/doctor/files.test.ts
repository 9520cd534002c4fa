import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import { serverUrl } from '../../test/database.ts';
import { createServices } from '../../services.ts';
import { openDatabase } from '../../db/open.ts';
import { fileChecks } from './files.ts';

let server: TestApp;
let dataDir: string;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pribavka-doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function look(url: string): Promise<string | undefined> {
  const database = openDatabase({ url, max: 1 });
  try {
    const config = { ...server.services.config, dataDir };
    const { store } = createServices({ config, keys: server.keys, db: database.db, now: () => new Date() });
    return await fileChecks(config, store)
      .find(({ title }) => title === 'хранилище файлов')
      ?.look();
  } finally {
    await database.close();
  }
}
function claim(installation: string): void {
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'installation'), `${installation}\n`);
}
const own = async (): Promise<string> =>
  (await server.database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

it('passes a folder of nobody and that of its own database, and claims neither', async () => {
  expect(await look(server.database.url)).toBe('файл записан, прочитан и удалён');
  expect(readdirSync(join(dataDir, 'files'))).not.toContain('installation');
  rmSync(join(dataDir, 'files'), { recursive: true });
  claim(await own());
  expect(await look(server.database.url)).toBe('файл записан, прочитан и удалён');
});

it('refuses files of another installation as the start does, and writes nothing there', async () => {
  claim('another');
  await expect(look(server.database.url)).rejects.toMatchObject({
    message: 'папка файлов принадлежит другой установке: её база другая',
    remedy: expect.stringContaining(join(dataDir, 'files', 'installation')),
  });
  await expect(look(serverUrl())).rejects.toThrow('здесь база пуста');
  expect(readdirSync(join(dataDir, 'files'))).toEqual(['installation']);
});

it('says that without its database nobody knows whose the folder is', async () => {
  claim(await own());
  expect(await look('postgres://nobody@127.0.0.1:1/nothing')).toMatch(/удалён; чья папка, без базы не узнать$/);
});
