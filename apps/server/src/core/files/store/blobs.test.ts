import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { type FaultyProxy, startFaultyProxy } from '../../../test/proxy.ts';
import { startTestS3, type TestS3 } from '../../../test/s3.ts';
import { type BlobStore, MissingFileError, shards, StoreUnavailableError } from './blobs.ts';
import { createDiskBlobs } from './disk.ts';
import { s3Bounds } from './s3-client.ts';
import { createS3Blobs } from './s3.ts';

const folder = mkdtempSync(join(tmpdir(), 'pribavka-blobs-'));
const patient = { ...s3Bounds, attempts: 2 };
const impatient = { connectMs: 300, idleMs: 300, answerMs: 3000, attempts: 2 };
let s3: TestS3;
let proxy: FaultyProxy;
beforeAll(async () => {
  s3 = await startTestS3();
  proxy = await startFaultyProxy(s3.port);
});
afterEach(() => {
  proxy.fault = 'none';
});
afterAll(async () => {
  await proxy.stop();
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

// Each in a shard of its own: what is listed with it is of the same test.
const left = shards.values();
const newKey = (): string => `${left.next().value}/${randomBytes(23).toString('hex')}`;
async function* piecesOf(bytes: Buffer, size = 100_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function collect(store: BlobStore, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of store.read(key)) parts.push(part);
  return Buffer.concat(parts);
}
async function keysIn(store: BlobStore, key: string, shelf?: 'files' | 'aside'): Promise<string[]> {
  const keys: string[] = [];
  for await (const blob of store.list(key.slice(0, 2), shelf)) keys.push(blob.key);
  return keys;
}
const installed = (id: string) => () => Promise.resolve(id);
const mib = 1024 * 1024;

describe.each([
  ['the disk', () => createDiskBlobs(join(folder, 'files'), installed('one'))],
  ['S3', () => createS3Blobs(s3.config, installed('one'))],
  [
    'S3 through a proxy, without a prefix',
    () => createS3Blobs(s3.configOf({ endpoint: proxy.url, prefix: '' }), installed('one')),
  ],
])('a store on %s', (_name, open) => {
  let store: BlobStore;
  beforeAll(async () => {
    store = open();
    await store.prepare();
  });

  it.each([
    ['nothing', 0],
    ['a receipt', 300_000],
    ['a file of several parts', 11 * mib + 1],
  ])('gives back %s as it was', async (_what, length) => {
    const [key, bytes] = [newKey(), randomBytes(length)];
    // A store keeps whole seconds.
    const begun = Math.floor(Date.now() / 1000) * 1000;
    await store.write(key, piecesOf(bytes));
    const ended = Date.now();
    expect((await collect(store, key)).equals(bytes)).toBe(true);
    const found = await store.stat(key);
    expect(found).toMatchObject({ key, size: length });
    expect(found!.changedAt.getTime()).toBeGreaterThanOrEqual(begun);
    expect(found!.changedAt.getTime()).toBeLessThanOrEqual(ended);
  });

  it('takes the same key again for the newer bytes, as a repeat after a lost answer', async () => {
    const key = newKey();
    await store.write(key, piecesOf(Buffer.from('first')));
    await store.write(key, piecesOf(Buffer.from('second')));
    expect((await collect(store, key)).toString()).toBe('second');
    expect(await keysIn(store, key)).toEqual([key]);
  });

  it('leaves nothing of what did not come whole, and fails as its source did', async () => {
    const broken = async function* (length: number) {
      yield randomBytes(length);
      throw new RangeError('cut');
    };
    for (const length of [1000, 6 * mib]) {
      const key = newKey();
      await expect(store.write(key, broken(length))).rejects.toThrow(RangeError);
      expect(await store.stat(key)).toBeUndefined();
      expect(await keysIn(store, key)).toEqual([]);
    }
  });

  it('says of what is not there that it is missing', async () => {
    const key = newKey();
    await expect(collect(store, key)).rejects.toThrow(MissingFileError);
    expect(await store.stat(key)).toBeUndefined();
    await store.remove(key);
    await expect(store.move(key, 'aside')).rejects.toThrow(MissingFileError);
  });

  it('puts aside and brings back, and deletes from either shelf', async () => {
    const key = newKey();
    await store.write(key, piecesOf(Buffer.from('bytes')));
    await store.move(key, 'aside');
    expect([await keysIn(store, key), await keysIn(store, key, 'aside')]).toEqual([[], [key]]);
    await expect(collect(store, key)).rejects.toThrow(MissingFileError);
    await store.move(key, 'files');
    expect((await collect(store, key)).toString()).toBe('bytes');
    await store.move(key, 'aside');
    await store.remove(key, 'aside');
    expect([await keysIn(store, key), await keysIn(store, key, 'aside')]).toEqual([[], []]);
  });

  it('refuses a name that is no key', async () => {
    const names = ['../secrets.json', 'ab/../../x', `ab/${'0'.repeat(45)}/`, 'installation'];
    for (const name of names) await expect(store.write(name, piecesOf(Buffer.from('x')))).rejects.toThrow('Not a key');
  });
});

describe('two installations', () => {
  it('do not share a folder of the disk', async () => {
    const place = join(folder, 'shared');
    await createDiskBlobs(place, installed('one')).prepare();
    await createDiskBlobs(place, installed('one')).prepare();
    const other = createDiskBlobs(place, installed('two'));
    await expect(other.prepare()).rejects.toThrow(/принадлежит другой установке/);
    expect(await other.owner()).toBe('another');
    expect(readFileSync(join(place, 'installation'), 'utf8')).toBe('one\n');
  });

  it('find the id in the marker as soon as there is one: several start over a new folder together', async () => {
    const found = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const place = join(folder, `new${n}`);
      const state = { areReady: false };
      const starts = [1, 2, 3].map(() => createDiskBlobs(place, installed('one')).prepare());
      const started = Promise.all(starts).finally(() => (state.areReady = true));
      while (!state.areReady) {
        if (existsSync(join(place, 'installation'))) found.add(readFileSync(join(place, 'installation'), 'utf8'));
        await setImmediate();
      }
      await started;
      expect(readdirSync(place)).toEqual(['installation']);
    }
    expect([...found]).toEqual(['one\n']);
  });

  it('mark a folder of a share on which a file has one name only', async () => {
    const place = join(folder, 'share');
    const link = vi.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('no links here'), { code: 'EPERM' }));
    syncBuiltinESMExports();
    try {
      await createDiskBlobs(place, installed('one')).prepare();
      await expect(createDiskBlobs(place, installed('two')).prepare()).rejects.toThrow(/принадлежит другой установке/);
      expect(link).toHaveBeenCalledTimes(1);
    } finally {
      link.mockRestore();
      syncBuiltinESMExports();
    }
    expect(readdirSync(place)).toEqual(['installation']);
  });

  it('see nothing of each other in one bucket', async () => {
    const [one, two] = ['one', 'two'].map((id) => createS3Blobs(s3.config, installed(id))) as [BlobStore, BlobStore];
    const key = newKey();
    await one.write(key, piecesOf(Buffer.from('mine')));
    expect(await keysIn(two, key)).toEqual([]);
    await two.remove(key);
    await expect(collect(two, key)).rejects.toThrow(MissingFileError);
    expect((await collect(one, key)).toString()).toBe('mine');
  });
});

describe('a store in trouble', () => {
  const overProxy = (bounds = patient) => createS3Blobs(s3.configOf({ endpoint: proxy.url }), installed('one'), bounds);

  it.each(['silent', 'failing'] as const)(
    'that is %s is unavailable in bounded time, for every call',
    async (fault) => {
      const store = overProxy(impatient);
      const key = newKey();
      await store.write(key, piecesOf(Buffer.from('here')));
      proxy.fault = fault;
      const calls = [
        store.write(newKey(), piecesOf(Buffer.from('x'))),
        collect(store, key),
        store.stat(key),
        store.remove(key),
        store.move(key, 'aside'),
        keysIn(store, key),
      ];
      for (const call of await Promise.allSettled(calls)) {
        expect(call).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) as unknown });
      }
      // A store that is away when a process starts does not hold the start.
      await store.prepare();
      proxy.fault = 'none';
      expect((await collect(store, key)).toString()).toBe('here');
    },
  );

  it.each([
    ['lost answer', 1000],
    ['lost answer', 6 * mib],
    ['lost end', 6 * mib],
  ] as const)('whose answer was lost (%s, %i bytes) is asked again, to the same end', async (fault, length) => {
    const store = overProxy();
    const [key, bytes] = [newKey(), randomBytes(length)];
    proxy.fault = fault;
    await store.write(key, piecesOf(bytes));
    expect(proxy.fault).toBe('none');
    expect(await keysIn(store, key)).toEqual([key]);
    expect((await collect(store, key)).equals(bytes)).toBe(true);
  });

  it('whose answer breaks off in the middle is asked for the rest', async () => {
    const store = overProxy();
    const [key, bytes] = [newKey(), randomBytes(400_000)];
    await store.write(key, piecesOf(bytes));
    proxy.fault = 'half an answer';
    expect((await collect(store, key)).equals(bytes)).toBe(true);
    expect(proxy.fault).toBe('none');
  });

  it('that gives other bytes than were written is not believed', async () => {
    const store = createS3Blobs(s3.config, installed('one'));
    const key = newKey();
    // The sum it was written with is kept with the object: this one is of no bytes of these.
    const address = `${s3.config.endpoint}/${s3.config.bucket}/${s3.config.prefix}one/${key}`;
    const headers = { 'x-amz-checksum-crc32': 'AAAAAA==' };
    expect((await fetch(address, { method: 'PUT', headers, body: 'changed on its way' })).status).toBe(200);
    await expect(collect(store, key)).rejects.toThrow(StoreUnavailableError);
  });

  it('without its bucket stops the start and is unavailable, not empty', async () => {
    const store = createS3Blobs(s3.configOf({ bucket: 'nobody' }), installed('one'));
    await expect(store.prepare()).rejects.toThrow('Корзина nobody недоступна: её нет');
    await expect(collect(store, newKey())).rejects.toThrow(StoreUnavailableError);
    await expect(store.write(newKey(), piecesOf(Buffer.from('x')))).rejects.toThrow(StoreUnavailableError);
  });

  it('on the disk that cannot be written is unavailable', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const store = createDiskBlobs(file, installed('one'));
    await expect(store.write(newKey(), piecesOf(Buffer.from('x')))).rejects.toThrow(StoreUnavailableError);
  });
});
