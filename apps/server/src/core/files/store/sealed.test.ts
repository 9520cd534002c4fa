import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { createFileCipher, createKeyRing } from '../../../crypto/index.ts';
import { createDiskBlobs } from './disk.ts';
import { createFileStore } from './sealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'pribavka-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = new Map(['first', 'second'].map((id) => [id, randomBytes(32)] as const));
const storeUnder = (current: string) =>
  createFileStore(
    createDiskBlobs(folder, () => Promise.resolve('one')),
    createFileCipher(createKeyRing({ current, keys, index: randomBytes(32) })),
  );
const store = storeUnder('first');
const textOf = async (storageKey: string, from = store, keyId: string | null = 'first'): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of from.read({ storageKey, keyId })) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};
const onDisk = (key: string): string => readFileSync(join(folder, key)).toString('latin1');

it('keeps what it was given, and nothing of it in the open', async () => {
  const key = await store.put(Buffer.from('Анна;79041700417'));
  const { storageKey, size, keyId } = await store.putStream(
    (async function* () {
      yield Buffer.from('Анна;');
      yield Buffer.from('79041700417');
    })(),
  );
  for (const name of [key, storageKey]) {
    expect(await textOf(name)).toBe('Анна;79041700417');
    expect(onDisk(name)).not.toContain('79041700417');
  }
  expect([size, keyId]).toEqual([Buffer.byteLength('Анна;79041700417'), 'first']);
});

it('gives no file for another', async () => {
  const [one, two] = [await store.put(Buffer.from('one')), await store.put(Buffer.from('two'))];
  writeFileSync(join(folder, one), readFileSync(join(folder, two)));
  await expect(textOf(one)).rejects.toThrow();
});

it('takes a file in the open for one from before the sealing, never for one that was sealed', async () => {
  const key = await store.put(Buffer.from('sealed'));
  writeFileSync(join(folder, key), 'in the open');
  expect(await textOf(key, store, null)).toBe('in the open');
  await expect(textOf(key)).rejects.toThrow('Not the file that was sealed');
  await expect(store.reencrypt({ storageKey: key, keyId: 'first' })).rejects.toThrow('Not the file that was sealed');
  expect(onDisk(key)).toBe('in the open');
  await store.reencrypt({ storageKey: key, keyId: null });
  expect(await textOf(key)).toBe('in the open');
});

it('fails the reader of a file that is not there, and nobody else', async () => {
  const key = await store.put(Buffer.from('gone'));
  const early = store.read({ storageKey: key, keyId: 'first' });
  await store.remove(key);
  await expect(textOf(key)).rejects.toThrow('ENOENT');
  early.resume();
  await expect(new Promise((_, no) => void early.once('error', no))).rejects.toThrow('ENOENT');
});

it('puts a file under the present key in its place', async () => {
  const key = await store.put(Buffer.from('kept'));
  const before = onDisk(key);
  const folderOf = join(folder, key.slice(0, 2));
  const files = readdirSync(folderOf);
  await storeUnder('second').reencrypt({ storageKey: key, keyId: 'first' });
  expect(onDisk(key)).toContain('second');
  expect(onDisk(key)).not.toBe(before);
  expect(await textOf(key, storeUnder('second'), 'second')).toBe('kept');
  expect(readdirSync(folderOf)).toEqual(files);
});

it('leaves nothing of a file that did not come whole', async () => {
  const count = () => readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part')).length;
  const broken = (async function* () {
    yield randomBytes(100_000);
    throw new Error('cut');
  })();
  await expect(store.putStream(broken)).rejects.toThrow('cut');
  expect(count()).toBe(0);
});
