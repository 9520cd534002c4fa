import { randomBytes } from 'node:crypto';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { MasterKeys } from '../crypto/index.ts';
import { createJobContext } from '../jobs/boss.ts';
import { rotateKeys } from '../modules/keys/index.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { KeysError, verifyKeys } from './key-prints.ts';

let server: TestApp;
beforeEach(async () => {
  server = await createTestApp();
});
afterEach(() => server.close());

const bytes = () => randomBytes(32);
const keysOf = (names: Record<string, Buffer>, ...indexes: Buffer[]): MasterKeys => ({
  current: Object.keys(names)[0]!,
  keys: new Map(Object.entries(names)),
  index: indexes[0]!,
  olderIndexes: indexes.slice(1),
});
/** A start with these keys and what it does at once: the job over all that is sealed. */
const start = (keys: MasterKeys) => verifyKeys(server.database.db, keys);
const rotate = async (keys: MasterKeys) => {
  await server.restart(keys);
  await rotateKeys.handle(createJobContext(server.services, server.boss, rotateKeys.name), {});
};

const [one, two, first, second] = [bytes(), bytes(), bytes(), bytes()];
const old = keysOf({ a: one }, first);

it('starts again and again with the keys of the first start', async () => {
  await start(old);
  await start(old);
  await Promise.all([start(old), start(old)]);
});

it.each([
  ['another key under the same name', keysOf({ a: two }, first), /SECRET_KEYS: ключ «a» не тот/],
  ['another key under another name', keysOf({ b: two }, first), /SECRET_KEYS: нет ключа «a»/],
  ['another index key', keysOf({ a: one }, second), /INDEX_KEY: нет ключа, по которому ищут данные/],
  ['a wrong key next to the right one', keysOf({ c: two, a: two }, first), /SECRET_KEYS: ключ «a» не тот/],
])('refuses %s in one sentence', async (_, keys, sentence) => {
  await start(old);
  const failed = start(keys);
  await expect(failed).rejects.toThrow(KeysError);
  await expect(failed).rejects.toThrow(sentence);
  await expect(failed).rejects.toThrow(
    /^Ключи не от этой базы\. .+ Верните ключи, с которыми она работала\. Сервер не запущен\.$/,
  );
  // What was refused has left nothing: the right keys go on.
  await start(old);
});

it('refuses wrong keys over a database that has worked before prints were kept', async () => {
  await rotate(old);
  await expect(start(keysOf({ a: two }, first))).rejects.toThrow(/её данные ими не открываются/);
  await expect(start(keysOf({ a: one }, second))).rejects.toThrow(/её данные ими не открываются/);
  await start(old);
});

it('a change in two phases: the new key second, then first, then alone', async () => {
  await start(old);
  await rotate(old);
  await start(keysOf({ a: one, b: two }, first, second));
  // Not every node has it yet.
  await start(old);
  const both = keysOf({ b: two, a: one }, second, first);
  await start(both);
  // From here on values are sealed with it.
  await expect(start(old)).rejects.toThrow(/нет ключа «b»|INDEX_KEY/);
  // And the old one holds those from before until the job has run.
  await expect(start(keysOf({ b: two }, second, first))).rejects.toThrow(/нет ключа «a»/);
  await expect(start(keysOf({ b: two, a: one }, second))).rejects.toThrow(/INDEX_KEY/);
  await rotate(both);
  await start(keysOf({ b: two }, second));
  // A way back is a change like any other.
  await start(keysOf({ a: one, b: two }, first, second));
});
