import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { isPicture } from '../core/files/types.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { bytesOf } from '../test/hostile/corpus.ts';
import { marks, polyglots } from '../test/hostile/polyglots.ts';
import { createSender, mimesOf, uploads } from '../test/hostile/uploads.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestApp;
let sender: Awaited<ReturnType<typeof createSender>>;
beforeAll(async () => {
  server = await createTestApp();
  sender = await createSender(server);
});
afterAll(() => server.close());

const shown = uploads.filter(([, route]) => mimesOf(route).some(isPicture));

describe.each(shown)('%s', (key, route) => {
  const taken = polyglots.filter(({ mime }) => mime && mimesOf(route).includes(mime));

  it.each(taken.map((file) => [file.name, file] as const))(
    'gives back nothing but the picture: %s',
    async (_, file) => {
      const { status, data, messages } = await sender.send(key, file);
      expect(status, messages.join()).toBe(200);
      const sent = await bytesOf(file);
      const url = (data as { url?: string; avatarUrl?: string }).url ?? (data as { avatarUrl: string }).avatarUrl;
      const answer = await server.app.inject({
        url,
        headers: { authorization: `Bearer ${sender.personOf(route).token}` },
      });
      expect(answer.statusCode).toBe(200);
      const bytes = answer.rawPayload;
      expect(bytes.equals(sent)).toBe(false);
      for (const mark of marks) expect(bytes.includes(mark), mark).toBe(false);
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp]).toEqual([undefined, undefined]);
      expect(metadata.width).toBeGreaterThan(0);
    },
  );
});

describe('a receipt', () => {
  it('is kept to the byte, sealed, and shown drawn again', async () => {
    const file = polyglots[0]!;
    const { data } = await sender.send('sales.uploadFile', file);
    const { id } = data as { id: string };
    const { rows } = await server.database.pool.query<{ storage_key: string; key_id: string | null }>(
      'select storage_key, key_id from files where id = $1',
      [id],
    );
    expect(rows[0]!.key_id).not.toBeNull();
    const kept: Buffer[] = [];
    const stream = server.services.store.read({ storageKey: rows[0]!.storage_key, keyId: rows[0]!.key_id });
    for await (const part of stream) kept.push(part as Buffer);
    expect(Buffer.concat(kept).equals(await bytesOf(file))).toBe(true);
  });
});
