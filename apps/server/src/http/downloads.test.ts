import { brotliDecompressSync } from 'node:zlib';

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFiles } from '../core/files/files.ts';
import { type FileMime, fileTypes, isPicture } from '../core/files/types.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';
import { multipartOf } from '../test/requests.ts';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await createTestApp();
  owner = await server.loginAs('member');
});
afterAll(() => server.close());

const picture = (mime: string): Promise<Buffer> => {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6b4f' } });
  return blank.toFormat(mime.split('/')[1] as 'png').toBuffer();
};
const save = async (mime: string, name: string) =>
  createFiles(server.services.db, server.services.store, server.services.now).save({
    name,
    // Types nobody may upload are stored here on purpose: the answer has to hold without that check.
    mime: mime as FileMime,
    bytes: isPicture(mime) ? await picture(mime) : Buffer.from('content'),
    ownerId: owner.id,
    purpose: 'document',
  });
const download = async (mime: string, name = 'файл.bin') => {
  const { id } = await save(mime, name);
  return server.call('files.get', { as: owner, params: { id } });
};

const active = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'application/javascript'];

// HEIC is taken and never made here.
const types = Object.keys(fileTypes).filter((mime) => mime !== 'image/heic');

describe('a download', () => {
  it.each([...types, ...active])('%s: can run nothing and is guessed as nothing else', async (mime) => {
    const { headers, status, bytes } = await download(mime);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-length': String(bytes.length),
    });
    expect(String(headers['content-type'])).toContain(mime);
  });

  it.each(active)('%s: is never opened in place', async (mime) => {
    expect(String((await download(mime)).headers['content-disposition'])).toMatch(/^attachment;/);
  });

  it.each(['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])(
    '%s: is saved, not shown',
    async (mime) => {
      expect(String((await download(mime)).headers['content-disposition'])).toMatch(/^attachment;/);
    },
  );

  it('carries its name for old programs and in full, and no header can be slipped in with it', async () => {
    const { headers } = await download('application/pdf', 'Договор "№ 1".pdf');
    expect(headers['content-disposition']).toMatch(
      /^(inline|attachment); filename="_+ __ 1_\.pdf"; filename\*=UTF-8''%D0%94/,
    );
    const slipped = await download('application/pdf', 'a.pdf"\r\nset-cookie: x=1');
    expect(slipped.headers['set-cookie']).toBeUndefined();
    expect(String(slipped.headers['content-disposition'])).not.toMatch(/[\r\n]/);
  });
});

describe('the line', () => {
  const headersOf = (who: Person) => ({ authorization: `Bearer ${who.token}`, 'accept-encoding': 'br, gzip' });

  it('carries a long answer packed for who takes it, and a short one or a file as it is', async () => {
    const url = '/api/v1/private/role/user/accesses';
    const packed = await server.app.inject({ url, headers: headersOf(owner) });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding') as unknown,
    });
    const plain = await server.app.inject({ url, headers: { ...headersOf(owner), 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
    const short = await server.app.inject({ url: '/api/v1/private/notifications/unread', headers: headersOf(owner) });
    expect(short.headers['content-encoding']).toBeUndefined();
    const { id } = await save('text/csv', 'продажи.csv');
    const file = await server.app.inject({ url: `/api/v1/private/files/${id}`, headers: headersOf(owner) });
    expect([file.statusCode, file.headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('does not unpack what comes packed: an upload is answered as any other', async () => {
    const { type, payload } = multipartOf({ name: 'a.png', mime: 'image/png', bytes: Buffer.alloc(900_000) });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/v1/private/users/users/avatar`, {
      method: 'POST',
      headers: { ...headersOf(owner), 'content-type': type, 'content-encoding': 'gzip' },
      body: payload,
      signal: AbortSignal.timeout(5000),
    });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'FILE_TYPE' })]);
  });
});
