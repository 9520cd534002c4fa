import { type RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { fileTypes, isPicture } from '../core/files/types.ts';
import { newId } from '../ids.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { type Node, validOf } from '../test/fuzz/arbitrary.ts';
import { bytesOf, corpus } from '../test/hostile/corpus.ts';
import { marks, polyglots } from '../test/hostile/polyglots.ts';
import type { HostileFile } from '../test/hostile/types.ts';
import type { Person } from '../test/people.ts';
import { callRoute } from '../test/requests.ts';

// A hundred megabytes are packed and a hundred thousand cells are made: seconds when the machine is free.
vi.setConfig({ testTimeout: 180_000 });

let server: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  server = await createTestApp();
  for (const role of ['admin', 'member']) people.set(role, await server.loginAs(role));
});
afterAll(() => server.close());

const uploads = (Object.entries(routes) as [RouteKey, Route][]).filter(([, route]) => route.multipart);
const personOf = ({ audience }: Route): Person => people.get(audience === 'member' ? 'member' : 'admin')!;
const mimesOf = ({ limits }: Route): readonly string[] => limits?.mimes ?? Object.keys(fileTypes);
const isTaken = (route: Route, { mime }: HostileFile): boolean => mime !== undefined && mimesOf(route).includes(mime);

/** A type is recognised by its beginning: where it is not taken, no more of it needs to be sent. */
const beginning = 64 * 1024;

/** What must be said besides the file. */
const queries: Partial<Record<RouteKey, object>> = { 'imports.columns': { kind: 'partner_mass_upload' } };

async function send(key: RouteKey, file: HostileFile) {
  const route: Route = routes[key];
  const { body } = schemas[key] as { body?: Node };
  const bytes = await bytesOf(file);
  const answer = await callRoute(server.app, key, {
    token: personOf(route).token,
    params: (route.path.includes('{') ? { id: newId() } : undefined) as never,
    body: (body && fc.sample(validOf(body, { ids: [newId()] }), { seed: 1, numRuns: 1 })[0]) as never,
    query: queries[key] as never,
    file: {
      name: 'a.bin',
      mime: file.mime ?? 'image/png',
      bytes: isTaken(route, file) ? bytes : bytes.subarray(0, beginning),
    },
  });
  return answer;
}

/** What is not as it should be about the answer to a file; nothing when all is. */
async function complaint(key: RouteKey, file: HostileFile): Promise<string | undefined> {
  const { status, code, messages } = await send(key, file);
  const expected = isTaken(routes[key], file) ? file.code : 'FILE_TYPE';
  const isFine = expected === undefined ? status < 500 : code === expected && status === 400;
  const isSaid = status < 400 || messages.every((text) => /^[А-ЯЁ]/.test(text) && !text.includes('{'));
  return isFine && isSaid ? undefined : `${file.name}: ${status} ${code}, not ${expected}: ${messages.join()}`;
}

it('there are routes for files, and for every type they take there are files that do harm', () => {
  expect(uploads.length).toBeGreaterThan(15);
  const known = new Set<string | undefined>(corpus.map(({ mime }) => mime));
  const missing = uploads.flatMap(([key, route]) =>
    mimesOf(route)
      .filter((mime) => !known.has(mime))
      .map((mime) => `${key}: ${mime}`),
  );
  expect(missing).toEqual([]);
});

describe.each(uploads)('%s', (key) => {
  it('answers each harmful file with a refusal that names what is wrong', async () => {
    const wrong: (string | undefined)[] = [];
    for (let at = 0; at < corpus.length; at += 3) {
      wrong.push(...(await Promise.all(corpus.slice(at, at + 3).map((file) => complaint(key, file)))));
    }
    expect(wrong.filter(Boolean)).toEqual([]);
  });
});

const shown = uploads.filter(([, route]) => mimesOf(route).some(isPicture));

describe.each(shown)('%s', (key, route) => {
  const taken = polyglots.filter(({ mime }) => mime && mimesOf(route).includes(mime));

  it.each(taken.map((file) => [file.name, file] as const))(
    'gives back nothing but the picture: %s',
    async (_, file) => {
      const { status, data, messages } = await send(key, file);
      expect(status, messages.join()).toBe(200);
      const sent = await bytesOf(file);
      const url = (data as { url?: string; avatarUrl?: string }).url ?? (data as { avatarUrl: string }).avatarUrl;
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${personOf(route).token}` } });
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
    const { data } = await send('sales.uploadFile', file);
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
