import { Readable } from 'node:stream';

import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { createFiles } from '../../core/files/files.ts';
import type { BlobStore } from '../../core/files/store/blobs.ts';
import { createInstallation, openBlobs } from '../../core/files/store/open.ts';
import { createFileCipher, createKeyRing } from '../../crypto/index.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { type FaultyProxy, startFaultyProxy } from '../../test/proxy.ts';
import { startTestS3, type TestS3 } from '../../test/s3.ts';
import { moveFiles } from './commands/move.ts';

let s3: TestS3;
let proxy: FaultyProxy;
let server: TestApp;
let member: Person;
let receipt: Buffer;
beforeAll(async () => {
  s3 = await startTestS3();
  proxy = await startFaultyProxy(s3.port);
  server = await createTestApp({ config: { storage: s3.configOf({ endpoint: proxy.url }) } });
  member = await server.loginAs('member');
  const blank = sharp({ create: { width: 60, height: 90, channels: 3, background: '#0b6b4f' } });
  receipt = await blank.jpeg().toBuffer();
});
afterEach(() => {
  proxy.fault = 'none';
});
afterAll(async () => {
  await server.close();
  await proxy.stop();
  await s3.stop();
});

const send = (bytes = receipt) =>
  server.call('sales.uploadFile', { as: member, file: { name: 'чек.jpg', mime: 'image/jpeg', bytes } });
const open = (id: string) => server.call('files.get', { as: member, params: { id }, query: {} });
const rows = async () =>
  server.services.db.selectFrom('files').selectAll().where('ownerId', '=', member.id).orderBy('id').execute();
/** Storage keys in the bucket, asked from the server of S3 itself. */
const keysInBucket = async (): Promise<string[]> => {
  const root = `shop/${await createInstallation(server.services.db)()}/`;
  const keys = await s3.keys();
  expect(keys.filter((key) => !key.startsWith(root))).toEqual([]);
  return keys.map((key) => key.slice(root.length));
};
async function rawBytes(blobs: BlobStore, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of blobs.read(key)) parts.push(part);
  return Buffer.concat(parts);
}

it('a receipt goes into the bucket sealed and comes back as a picture', async () => {
  const sent = await send();
  expect(sent.status).toBe(200);
  const shown = await open(sent.data.id);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 60, height: 90 });
  const [row] = await rows();
  const lying = await rawBytes(server.services.store.blobs, row!.storageKey);
  expect(lying.subarray(0, 5).toString('latin1')).toBe('\0PRB1');
  expect(lying.includes(receipt.subarray(-100))).toBe(false);
  expect(await keysInBucket()).toEqual([row!.storageKey]);
});

it('an object that is not in the bucket is a 404 in the envelope', async () => {
  const { data } = await send();
  const { storageKey } = (await rows()).at(-1)!;
  await server.services.store.remove(storageKey);
  const shown = await open(data.id);
  expect([shown.status, shown.code]).toEqual([404, 'NOT_FOUND']);
});

it('a store that fails is a 503 that says when to come again, without a row; then the same upload goes through', async () => {
  const { data } = await send();
  const before = (await rows()).length;
  proxy.fault = 'failing';
  for (const answer of [await send(), await open(data.id)]) {
    expect([answer.status, answer.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers).not.toHaveProperty('content-disposition');
    expect(JSON.stringify(answer.messages)).not.toContain('S3');
  }
  expect(await rows()).toHaveLength(before);
  proxy.fault = 'none';
  expect((await send()).status).toBe(200);
  expect((await open(data.id)).status).toBe(200);
  expect(await rows()).toHaveLength(before + 1);
});

it('an upload the store answered for and nobody heard of is one file', async () => {
  const before = { rows: (await rows()).length, keys: (await keysInBucket()).length };
  proxy.fault = 'lost answer';
  expect((await send()).status).toBe(200);
  expect(await rows()).toHaveLength(before.rows + 1);
  expect(await keysInBucket()).toHaveLength(before.keys + 1);
});

it('an upload whose transaction is repeated is one file', async () => {
  const before = { rows: (await rows()).length, keys: (await keysInBucket()).length };
  await server.database.pool.query(`create sequence tries;
    create function collide_once() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'collided' using errcode = '40001'; end if;
      return new;
    end $$;
    create trigger collide_once after insert on files for each row execute function collide_once()`);
  const sent = await send();
  const { rows: tries } = await server.database.pool.query<{ n: string }>('select last_value as n from tries');
  await server.database.pool.query('drop function collide_once cascade; drop sequence tries');
  expect([sent.status, Number(tries[0]!.n)]).toEqual([200, 2]);
  expect((await open(sent.data.id)).status).toBe(200);
  expect(await rows()).toHaveLength(before.rows + 1);
  expect(await keysInBucket()).toHaveLength(before.keys + 1);
});

it('a refused upload leaves nothing in the bucket', async () => {
  const before = await keysInBucket();
  const admin = await server.loginAs('admin');
  const file = { name: 'x.csv', mime: 'text/csv', bytes: Buffer.from('a;b\n1;2\n') };
  const answer = await server.call('partners.massUpload', { as: admin, query: {}, file });
  expect(answer.status).toBe(400);
  expect(await keysInBucket()).toEqual(before);
});

it('all files move to the other store, each is proved, and again nothing is copied', async () => {
  const { db, now, config, store } = server.services;
  const disk = openBlobs(config, { kind: 'disk' }, createInstallation(db));
  await disk.prepare();
  const files = createFiles(db, store, now);
  const table = { mime: 'text/csv', ownerId: member.id, purpose: 'process' } as const;
  const large = await files.save({ ...table, name: 'l.csv', bytes: Buffer.alloc(6 * 1024 * 1024, 'а;б\n') });
  const deleted = await files.save({ ...table, name: 'd.csv', bytes: Buffer.from('a;b') });
  const wrong = await files.save({ ...table, name: 'w.csv', bytes: Buffer.from('c;d') });
  await files.remove(deleted.id);
  const all = await rows();
  const keyOf = (id: string): string => all.find((row) => row.id === id)!.storageKey;
  await store.remove(keyOf(deleted.id));
  await db.updateTable('files').set({ size: 1 }).where('id', '=', wrong.id).execute();
  const there = new Set(await keysInBucket());
  const lost = all.filter(({ id, storageKey }) => id !== deleted.id && !there.has(storageKey)).map(({ id }) => id);
  expect(lost).toHaveLength(1);

  const cipher = createFileCipher(createKeyRing(server.keys));
  const move = { db, cipher, from: store.blobs, to: disk };
  const sound = all.length - 3;
  const result = { files: all.length, missing: lost, failed: [] };
  expect(await moveFiles({ ...move, dryRun: true })).toMatchObject({ ...result, copied: sound + 1, present: 0 });
  expect(await disk.stat(keyOf(large.id))).toBeUndefined();
  const failed = [{ id: wrong.id, reason: 'not the content its row names' }];
  expect(await moveFiles({ ...move, dryRun: false })).toMatchObject({ ...result, copied: sound, present: 0, failed });
  const copy = await rawBytes(disk, keyOf(large.id));
  expect(copy.equals(await rawBytes(store.blobs, keyOf(large.id)))).toBe(true);

  // Cut off in the middle: one is not there yet, one is there and is not what it should be.
  await disk.remove(keyOf(large.id));
  await disk.write(keyOf(all[0]!.id), Readable.from([Buffer.from('other bytes')]));
  const again = await moveFiles({ ...move, dryRun: false });
  expect(again).toMatchObject({ ...result, copied: 2, present: sound - 2, failed });
  expect((await rawBytes(disk, keyOf(all[0]!.id))).subarray(0, 5).toString('latin1')).toBe('\0PRB1');
});
