import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';

import type { Job } from '../../../jobs/jobs.ts';
import { companyInn } from '../../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { readCsv } from '../../../tables/csv.ts';
import { exportMembers } from '../../members/export.ts';
import { membersHandlers } from '../../members/index.ts';
import { createTestApp, type TestApp } from '../../sales/testing/app.ts';
import { createWorld, type World } from '../../sales/testing/world.ts';
import { partnersHandlers } from '../index.ts';
import { partnersUploadJobs } from './index.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const jobs = [...partnersUploadJobs, exportMembers as Job];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...partnersHandlers, ...membersHandlers }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const header = 'ИНН;Название;Юр. лицо;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион';
const line = (inn: string, code: string, extra = 'г. Тула, ул. Мира, д. 1') =>
  `${inn};Гвоздь;ООО «Гвоздь»;000101001;Иванова Мария;8 (900) 555-00-01;INFO@gvozd.example;${code};Точка ${code};${extra};Тульская область`;
const csv = (...lines: string[]) => ({
  name: 'партнёры.csv',
  mime: 'text/csv',
  bytes: Buffer.from([header, ...lines].join('\r\n')),
});
const upload = async (file: ReturnType<typeof csv>, dryRun?: 'true') => {
  const answer = await t.upload(w.admin, 'partners.massUpload', file, dryRun ? { body: { dryRun } } : {});
  return answer;
};
const finish = async (id: string) => {
  await t.runJobs(jobs);
  return database.db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
const partners = () =>
  database.db.selectFrom('partners').select(['name', 'phone', 'email']).where('name', '=', 'Гвоздь').execute();
const fileBytes = async (id: string | null) => {
  const row = await database.db
    .selectFrom('files')
    .select(['storageKey', 'keyId'])
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  const chunks: Buffer[] = [];
  for await (const chunk of t.services.store.read(row)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('mass upload of partners', () => {
  it('takes right rows, returns wrong ones with what to mend, and repeats without effect', async () => {
    const file = csv(
      line(companyInn(901), 'Т-1'),
      line(companyInn(901), 'Т-2'),
      line('1234567890', 'Т-3'),
      line(companyInn(901), ''),
    );
    const started = await upload(file);
    expect(started.status, started.messages.join()).toBe(202);
    const done = await finish(started.data.processId);
    expect(done).toMatchObject({
      status: 'completed_with_errors',
      done: 4,
      total: 4,
      counts: { created: 2, failed: 2 },
    });
    expect(done.errors).toMatchObject([
      { row: 4, column: 'ИНН', message: 'Проверьте ИНН: контрольная сумма не совпадает' },
      { row: 5, column: 'Код точки', message: 'Обязательное поле' },
    ]);
    expect(await partners()).toEqual([{ name: 'Гвоздь', phone: '79005550001', email: 'info@gvozd.example' }]);
    const back = (await readXlsxFile(await fileBytes(done.errorsFileId))) as unknown;
    expect(JSON.stringify(back)).toContain('ИНН: Проверьте ИНН');

    const again = await finish((await upload(csv(line(companyInn(901), 'Т-1')))).data.processId);
    expect(again).toMatchObject({ status: 'completed', counts: { skipped: 1, created: 0, updated: 0 } });
  });

  it('shows in a dry run what would happen and changes nothing', async () => {
    const started = await upload(
      csv(line(companyInn(902), 'Н-1'), line(companyInn(901), 'Т-1', 'г. Тула, ул. Новая, д. 5')),
      'true',
    );
    const done = await finish(started.data.processId);
    expect(done).toMatchObject({ status: 'completed', counts: { created: 1, updated: 1 }, params: { dryRun: true } });
    expect(await database.db.selectFrom('partners').select('id').where('inn', '=', companyInn(902)).execute()).toEqual(
      [],
    );
    expect(await database.db.selectFrom('stores').select('id').where('address', 'like', '%Новая%').execute()).toEqual(
      [],
    );
  });

  it('refuses a file without a column, without rows and from those without the right', async () => {
    const short = { ...csv(), bytes: Buffer.from('ИНН;Название\r\n1;2') };
    expect((await upload(short)).code).toBe('IMPORT_HEADER');
    expect((await upload(csv())).code).toBe('IMPORT_EMPTY');
    expect((await t.upload(w.moderator, 'partners.massUpload', csv(line(companyInn(903), 'x')))).status).toBe(403);
  });

  it('gives a template that loads', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const template = await t.raw(w.admin, 'partners.massUploadTemplate', { query: { format } });
      const mime = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const started = await upload({ name: `a.${format}`, mime, bytes: Buffer.from(template.bytes) }, 'true');
      expect(await finish(started.data.processId), format).toMatchObject({ status: 'completed', counts: { ok: 1 } });
    }
  });
});

it('exports members for a purpose that is kept, to those with the right', async () => {
  const started = await t.call(w.finance, 'members.export', {
    query: { format: 'csv', purpose: 'Сверка с партнёром' },
  });
  expect(started.status, started.messages.join()).toBe(202);
  const done = await finish(started.data.processId);
  expect(done).toMatchObject({ status: 'completed', counts: { ok: 3 }, params: { purpose: 'Сверка с партнёром' } });
  const rows = readCsv((await fileBytes(done.resultFileId)).toString('utf8'));
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => row[1])).toContain('Мельникова Анна');
  const [entry] = await database.db.selectFrom('auditEntries').selectAll().where('action', '=', 'export').execute();
  expect(entry).toMatchObject({ reason: 'Сверка с партнёром' });
  expect((await t.call(w.moderator, 'members.export', { query: { purpose: 'х' } })).status).toBe(403);
  expect((await t.call(w.finance, 'members.export', { query: { purpose: '  ' } })).status).toBe(400);
});
