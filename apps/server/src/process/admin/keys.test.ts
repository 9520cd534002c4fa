import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createFiles } from '../../core/files/files.ts';
import type { MasterKeys } from '../../crypto/index.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { doctorCommand } from '../doctor/doctor.ts';
import { verifyKeys } from '../key-prints.ts';
import { adminCommand } from './admin.ts';

let server: TestApp;
const [one, two, first, second] = [randomBytes(32), randomBytes(32), randomBytes(32), randomBytes(32)];
const keysOf = (names: Record<string, Buffer>, ...indexes: Buffer[]): MasterKeys => ({
  current: Object.keys(names)[0]!,
  keys: new Map(Object.entries(names)),
  index: indexes[0] ?? first,
  olderIndexes: indexes.slice(1),
});
const old = keysOf({ a: one });
const both = keysOf({ b: two, a: one });

beforeEach(async () => {
  server = await createTestApp();
  await server.restart(old);
  await verifyKeys(server.database.db, old);
  const { db, store, now } = server.services;
  const bytes = Buffer.from('a;b');
  await createFiles(db, store, now).save({
    name: 'x.csv',
    mime: 'text/csv',
    bytes,
    ownerId: null,
    purpose: 'document',
  });
});
afterEach(() => server.close());

const configWith = (keys: MasterKeys) => ({ ...server.services.config, databaseUrl: server.database.url, keys });
async function admin(keys: MasterKeys, ...args: string[]): Promise<{ code: number; text: string }> {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const code = await adminCommand(args, { config: () => configWith(keys), say, complain: say });
  return { code, text: said.join('\n') };
}
const start = (keys: MasterKeys) => verifyKeys(server.database.db, keys);

it('remembers the key a command seals with before it does, so that nobody goes on without it', async () => {
  expect((await admin(both, 'keys', 'rotate', '--dry-run')).code).toBe(0);
  await start(old);
  expect((await admin(both, 'keys', 'rotate')).code).toBe(0);
  await expect(start(old)).rejects.toThrow('SECRET_KEYS: нет ключа «b»');
  const lines: string[] = [];
  expect(await doctorCommand(configWith(old), (line) => void lines.push(line))).toBe(1);
  expect(lines.join('\n')).toMatch(/✗ ключи: .+нет ключа «b»/);
  for (const command of [
    ['sessions', 'end', '--all'],
    ['jobs', 'list'],
    ['keys', 'rotate'],
  ]) {
    expect((await admin(old, ...command)).text).toContain('нет ключа «b»');
  }
});

it('refuses another key under the name of one a command has sealed with', async () => {
  expect((await admin(both, 'sessions', 'end', '--all')).code).toBe(0);
  for (const command of [
    ['sessions', 'end', '--all'],
    ['keys', 'rotate', '--dry-run'],
    ['jobs', 'list'],
  ]) {
    const { code, text } = await admin(keysOf({ b: randomBytes(32), a: one }), ...command);
    expect([code, text.includes('ключ «b» не тот')]).toEqual([1, true]);
  }
});

it('frees no earlier key before a server has started with the new one first', async () => {
  const early = await admin(both, 'keys', 'rotate');
  expect(early.text).toContain('Прежние ключи пока не убирайте (Ключ a)');
  await expect(start(keysOf({ b: two }))).rejects.toThrow('нет ключа «a»');
  await start(both);
  const late = await admin(both, 'keys', 'rotate');
  expect(late.text).toContain('Ключ a: можно убрать');
  expect(late.text).not.toContain('не убирайте');
  await start(keysOf({ b: two }));
});

it('says which key is missing and whether the index key is another one', async () => {
  await admin(both, 'keys', 'rotate');
  const missing = await admin(old, 'keys', 'status');
  expect(missing.code).toBe(1);
  expect(missing.text).toContain('SECRET_KEYS: нет ключа «b»');
  expect(missing.text).toContain('Нет ключа b, под ним значений: 2');
  expect(missing.text).toContain('Под прежними ключами ничего нет');

  // Sealed by a version that did not remember it.
  await server.database.pool.query(`delete from key_prints where id = 'b'`);
  expect((await admin(old, 'keys', 'status')).text).toContain('Нет ключа b, под ним значений: 2');

  const other = await admin(keysOf({ b: two, a: one }, second), 'keys', 'status');
  expect(other.code).toBe(1);
  expect(other.text).toContain('INDEX_KEY: нет ключа, по которому ищут данные.');
  expect(other.text).toMatch(/Ключ поиска \S{8}: базе не известен, INDEX_KEY сменили/);
  const changing = await admin(keysOf({ b: two, a: one }, second, first), 'keys', 'status');
  expect([changing.code, changing.text.includes('INDEX_KEY сменили')]).toEqual([0, true]);
});
