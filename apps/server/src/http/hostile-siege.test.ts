import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { routes } from '@pribavka/api/routes';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { demoAccounts, demoPassword } from '../seed/index.ts';
import { readerBounds } from '../core/tables/bounds.ts';
import { bytesOf, corpus } from '../test/hostile/corpus.ts';
import { besiege, sendFile, tokenOf } from '../test/hostile/siege.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { giveDatabase } from '../test/process/data-folder.ts';

// A process of its own with a database of its own: seconds when the machine is free, more when it is not.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let server: ServerProcess;
let base: string;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-siege-'));
  await giveDatabase(folder);
  server = startMain({
    DATA_DIR: folder,
    PORT: '0',
    DEMO_SEED: 'empty',
    RATE_LIMIT_FACTOR: '0',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
  });
  base = await server.ready();
  token = await tokenOf(base, demoAccounts.empty[0]!.login, demoPassword);
  await bytesOf(corpus[0]!).then((bytes) => send(bytes, corpus[0]!.mime!));
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const send = (bytes: Buffer, mime: string) =>
  sendFile(`${base}/api${routes['partners.massUpload'].path}`, token, bytes, mime, { dryRun: 'true' });

// Two readers at once take 30 to 80 MiB, all twenty would take ten times that.
const mebibytes = 128 * readerBounds.atOnce;

it.each([
  'one cell at XFD20000',
  'twenty megabytes of spaces',
  'more common texts than a book needs',
  'CSV: eight megabytes of lines of two letters',
])('twenty at once are refused while the process answers and stays small: %s', async (name) => {
  const file = corpus.find((one) => one.name === name)!;
  const bytes = await bytesOf(file);
  const siege = await besiege(base, server.child.pid!, () => Array.from({ length: 20 }, () => send(bytes, file.mime!)));
  const refusals = new Set(siege.answers.map(({ status, code }) => `${status} ${code}`));
  // Where the machine is slow, some wait outside for longer than half a minute.
  refusals.delete('503 FILE_BUSY');
  expect(refusals).toEqual(new Set([`400 ${file.code}`]));
  // It was asked again and again while the work went on: one that stands still answers before it and after it.
  expect(siege.signsOfLife).toBeGreaterThan(3);
  expect(siege.growth).toBeLessThan(mebibytes);
});
