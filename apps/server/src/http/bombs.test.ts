import { crc32, deflateSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import sharp from 'sharp';

import { middleOf } from '../core/files/pictures.ts';
import { bounds } from '../core/tables/bounds.ts';
import { writeXlsx } from '../core/tables/xlsx.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const upload = async (bytes: Buffer) =>
  server.call('partners.massUpload', {
    as: admin,
    body: { dryRun: 'true' } as never,
    file: { name: 'partners.xlsx', mime: xlsx, bytes },
  });
const processes = async (): Promise<number> =>
  (await server.database.pool.query('select count(*)::int as n from processes')).rows[0].n as number;

const zip = (parts: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(parts));
const zeros = (size: number): Uint8Array => new Uint8Array(size);
/** Offset of the first entry in the list at the end. */
const listOf = (bytes: Buffer): number => bytes.readUInt32LE(bytes.length - 6);

describe('an archive that unpacks into more than it says', () => {
  const sheet = 'xl/worksheets/sheet1.xml';
  const honest = zip({ 'xl/workbook.xml': zeros(10), [sheet]: zeros(bounds.unpackedBytes + 1) });
  const many = zip({
    'xl/workbook.xml': zeros(10),
    ...Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`xl/media/${i}`, zeros(bounds.unpackedBytes / 10)])),
  });
  const lying = Buffer.from(zip({ 'xl/workbook.xml': zeros(bounds.unpackedBytes + 1) }));
  lying.writeUInt32LE(1000, listOf(lying) + 24);
  const boasting = Buffer.from(zip({ 'xl/workbook.xml': zeros(10) }));
  boasting.writeUInt32LE(0xffff_fff0, listOf(boasting) + 24);
  const astray = Buffer.from(zip({ 'xl/workbook.xml': zeros(10) }));
  astray.writeUInt32LE(0xffff_fff0, listOf(astray) + 42);
  // Two entries over one body: the list is longer than the file.
  const crowd = zip(Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`xl/workbook.xml${i}`, zeros(1)])));

  it.each([
    ['in one entry', honest, 'FILE_UNPACKED'],
    ['in many entries', many, 'FILE_UNPACKED'],
    ['and lies about its size', lying, 'FILE_BROKEN'],
    ['and claims four gigabytes', boasting, 'FILE_UNPACKED'],
    ['and points outside itself', astray, 'FILE_BROKEN'],
    ['of more entries than a sheet has', crowd, 'FILE_ENTRIES'],
    ['and is cut short', honest.subarray(0, 2000), 'FILE_BROKEN'],
  ])('is refused before it is read: %s', async (_, bytes, code) => {
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const before = await processes();
    const answer = await upload(Buffer.from(bytes));
    expect([answer.status, answer.code]).toEqual([400, code]);
    expect(await processes()).toBe(before);
  });

  it('and an ordinary sheet goes through', async () => {
    const parts: Buffer[] = [];
    for await (const part of writeXlsx('Партнёры', ['Название'], [['Лавка']])) parts.push(part);
    const answer = await upload(Buffer.concat(parts));
    expect([answer.status, answer.code]).toEqual([400, 'IMPORT_HEADER']);
  });
});

/** A picture of a few bytes that claims this many pixels. */
function picture(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((width + 1) * height, 10_000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a picture of nine hundred million pixels', () => {
  const bomb = { name: 'x.png', mime: 'image/png', bytes: picture(30_000, 30_000) };

  it.each(['users.uploadAvatar', 'sales.uploadFile', 'users.uploadPassportScan'] as const)(
    '%s: is refused by its size before it is drawn',
    async (key) => {
      const member = await server.loginAs('member');
      const answer = await server.call(key, { as: member, file: bomb });
      expect([answer.status, answer.code]).toEqual([400, 'FILE_PIXELS']);
      const { rows } = await server.database.pool.query('select 1 from files where owner_id = $1', [member.id]);
      expect(rows).toEqual([]);
    },
  );

  it('a thread twenty thousand points long is made an avatar of its middle, and is not grown first', async () => {
    expect(middleOf({ width: 20_000, height: 10 })).toEqual({ width: 30, height: 10, left: 9985, top: 0 });
    expect(middleOf({ width: 10, height: 20_000 })).toEqual({ width: 10, height: 30, left: 0, top: 9985 });
    expect(middleOf({ width: 900, height: 600 })).toEqual({ width: 900, height: 600, left: 0, top: 0 });
    const member = await server.loginAs('member');
    const thread = await sharp({ create: { width: 20_000, height: 10, channels: 3, background: '#0b6b4f' } })
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, data, messages } = await server.call('users.uploadAvatar', {
      as: member,
      file: { name: 'x.jpg', mime: 'image/jpeg', bytes: thread },
    });
    expect(status, messages.join()).toBe(200);
    const id = data.avatarUrl.split('/').at(-1)!;
    const shown = await server.call('files.get', { as: member, params: { id } });
    expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  it('and a small one of the same making is taken', async () => {
    const member = await server.loginAs('member');
    const file = { ...bomb, bytes: picture(64, 64) };
    expect((await server.call('users.uploadAvatar', { as: member, file })).status).toBe(200);
  });
});

describe('a picture that was cut on its way', () => {
  const whole = sharp({ create: { width: 300, height: 200, channels: 3, background: '#123456' } });
  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 90, sigma: 60 },
      },
    });

  it.each(['users.uploadAvatar', 'sales.uploadFile', 'users.uploadPassportScan'] as const)(
    '%s: is refused at once',
    async (key) => {
      const member = await server.loginAs('member');
      const jpeg = await noise().jpeg().toBuffer();
      const png = await noise().png().toBuffer();
      const torn = Buffer.from(png);
      torn[png.length >> 1]! ^= 0xff;
      for (const [name, bytes] of [
        ['x.jpg', jpeg.subarray(0, jpeg.length - 200)],
        ['x.png', png.subarray(0, png.length - 200)],
        ['x.png', torn],
      ] as const) {
        const answer = await server.call(key, { as: member, file: { name, mime: 'image/png', bytes } });
        expect([answer.status, answer.code]).toEqual([400, 'FILE_BROKEN']);
      }
      const file = { name: 'x.jpg', mime: 'image/jpeg', bytes: jpeg };
      expect((await server.call(key, { as: member, file })).status).toBe(200);
    },
  );

  it('kept from before is shown as it is', async () => {
    const member = await server.loginAs('member');
    const file = { name: 'x.jpg', mime: 'image/jpeg', bytes: await whole.jpeg().toBuffer() };
    const { data } = await server.call('sales.uploadFile', { as: member, file });
    const cut = (await noise().jpeg().toBuffer()).subarray(0, 3000);
    await server.database.pool.query('update files set storage_key = $2 where id = $1', [
      data.id,
      await server.services.store.put(cut),
    ]);
    const shown = await server.call('files.get', { as: member, params: { id: data.id }, query: { size: 'thumb' } });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(shown.bytes.equals(cut)).toBe(true);
  });
});
