import type { RouteKey } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTestApp, type TestApp } from '../test/app.ts';
import { corpus } from '../test/hostile/corpus.ts';
import type { HostileFile } from '../test/hostile/types.ts';
import { createSender, isTaken, mimesOf, uploads } from '../test/hostile/uploads.ts';

// A hundred megabytes are packed and a hundred thousand cells are made: seconds when the machine is free.
vi.setConfig({ testTimeout: 180_000 });

let server: TestApp;
let sender: Awaited<ReturnType<typeof createSender>>;
beforeAll(async () => {
  server = await createTestApp();
  sender = await createSender(server);
});
afterAll(() => server.close());

/** What is not as it should be about the answer to a file; nothing when all is. */
async function complaint(key: RouteKey, file: HostileFile): Promise<string | undefined> {
  const { status, code, messages } = await sender.send(key, file);
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
