import { rmSync } from 'node:fs';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createFiles } from '../core/files/files.ts';
import type { FileMime } from '../core/files/types.ts';
import { newId } from '../ids.ts';
import { partnersUploadJobs } from '../modules/partners/imports/import.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import type { Person } from '../test/people.ts';

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await server.loginAs('admin');
});
afterAll(() => server.close());

/** A file whose row is there and whose bytes are not: with several processes, they lie with another one. */
async function missing(mime: FileMime, isPublic = false): Promise<string> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b6b4f' } });
  const bytes = mime === 'image/png' ? await blank.png().toBuffer() : Buffer.from('a;b');
  const { db, store, now, config } = server.services;
  const { id } = await createFiles(db, store, now).save({
    name: 'ф.png',
    mime,
    bytes,
    ownerId: admin.id,
    purpose: 'document',
    isPublic,
  });
  rmSync(join(config.dataDir, 'files'), { recursive: true });
  return id;
}

async function processOver(sourceFileId: string, kind: string): Promise<string> {
  const id = newId();
  const whose = {
    id: admin.id,
    kind: 'user',
    roleCode: 'admin',
    dataScope: 'all',
    partnerId: null,
    manufacturerId: null,
  };
  const params = JSON.stringify({ dryRun: false, mime: 'text/csv', whose });
  await server.database.pool.query(
    `insert into processes (id, kind, title, params, source_file_id, result_file_id, started_by, queued_at)
     values ($1, $2, 'Загрузка', $3, $4, $4, $5, now())`,
    [id, kind, params, sourceFileId, admin.id],
  );
  return id;
}

const expectMissing = (answer: {
  status: number;
  code: string | undefined;
  messages: string[];
  headers: Record<string, unknown>;
}) => {
  expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
  expect(answer.messages).toEqual(['Не найдено или у вас нет доступа']);
  expect(String(answer.headers['content-type'])).toContain('application/json');
  expect(answer.headers).not.toHaveProperty('content-disposition');
};

it.each([
  ['a document', 'text/csv', {}],
  ['a picture', 'image/png', {}],
  ['a smaller picture', 'image/png', { size: 'thumb' }],
] as const)('%s that is not on this process is a 404 in the envelope', async (_name, mime, query) => {
  const id = await missing(mime);
  expectMissing(await server.call('files.get', { as: admin, params: { id }, query }));
});

it('a public file and the file of a process as well', async () => {
  const id = await missing('image/png', true);
  const found = await server.call('files.public', { params: { id } });
  expectMissing(found);
  expect(found.headers['cache-control']).toBe('no-store');
  const process = await processOver(id, 'partner_mass_upload');
  const params = { id: process };
  expectMissing(await server.call('processes.file', { as: admin, params, query: { kind: 'result' } }));
});

it('an import whose source is not there fails and says so', async () => {
  const id = await processOver(await missing('text/csv'), 'partner_mass_upload');
  const [job] = partnersUploadJobs;
  await server.boss.send(job!.name, { processId: id });
  await expect(server.drain()).rejects.toThrow();
  const { data } = await server.call('processes.get', { as: admin, params: { id } });
  expect(data.status).toBe('failed');
  expect(data.errors).toEqual([
    expect.objectContaining({
      row: null,
      column: null,
      code: 'FILE_NOT_FOUND',
      message: expect.stringMatching(/^Файла нет на этом сервере/) as string,
    }),
  ]);
});
