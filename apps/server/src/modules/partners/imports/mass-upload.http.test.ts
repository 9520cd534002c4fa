import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';

import type { Job } from '../../../jobs/jobs.ts';
import { companyInn, kpp, personInn } from '../../../seed/numbers.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { damagedNumber } from '../../../core/imports/damaged.ts';
import { readCsv } from '../../../core/tables/testing/read-csv.ts';
import { exportMembers } from '../../members/exports/members.ts';
import { membersRoutes } from '../../members/index.ts';
import { createTestApp, type TestApp } from '../../sales/testing/app.ts';
import { createWorld, type World } from '../../sales/testing/world.ts';
import { storesRoutes } from '../../stores/index.ts';
import { partnersRoutes } from '../routes.ts';
import { partnersUploadJobs } from './import.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
const jobs = [...partnersUploadJobs, exportMembers as Job];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, { ...partnersRoutes, ...storesRoutes, ...membersRoutes }, jobs);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const header = 'ИНН;Название;Юр. лицо;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион';
const titles = header.split(';') as Field[];
type Field = keyof typeof sound;
/** Cells of a row nothing is wrong with. */
const sound = {
  Название: 'Гвоздь',
  'Юр. лицо': 'ООО «Гвоздь»',
  ИНН: companyInn(910),
  КПП: kpp(10),
  Контакт: 'Иванова Мария',
  Телефон: '+7 (900) 555-00-01',
  'Эл. почта': 'info@gvozd.example',
  'Код точки': 'Т-1',
  'Название точки': 'Точка',
  Адрес: 'г. Тула, ул. Мира, д. 1',
  Регион: 'Тульская область',
};
const line = (inn: string, code: string, extra = 'г. Тула, ул. Мира, д. 1') =>
  `${inn};Гвоздь;ООО «Гвоздь»;000101001;Иванова Мария;8 (900) 555-00-01;INFO@gvozd.example;${code};Точка ${code};${extra};Тульская область`;
const csv = (...lines: string[]) => ({
  name: 'партнёры.csv',
  mime: 'text/csv',
  bytes: Buffer.from([header, ...lines].join('\r\n')),
});
type Asked = 'true' | 'false';
const upload = async (file: ReturnType<typeof csv>, dryRun?: Asked, query?: Asked) => {
  const answer = await t.upload(w.admin, 'partners.massUpload', file, {
    ...(dryRun ? { body: { dryRun } } : {}),
    ...(query ? { query: { dryRun: query } } : {}),
  });
  return answer;
};
const finish = async (id: string) => {
  await t.runJobs(jobs);
  return database.db.selectFrom('processes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
};
const partners = () =>
  database.db.selectFrom('partners').select(['name', 'phone', 'email']).where('name', '=', 'Гвоздь').execute();
const known = (inn: string) =>
  database.db.selectFrom('partners').select(['name', 'kpp']).where('inn', '=', inn).execute();
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

  it('leaves an entry of its own for each partner and shop, with the process and the person', async () => {
    const inn = companyInn(905);
    const entries = async (processId: string) =>
      (
        await database.db
          .selectFrom('auditEntries')
          .select(['action', 'entityType', 'entityLabel', 'before', 'after', 'actorId'])
          .where('processId', '=', processId)
          .orderBy('id')
          .execute()
      ).map(({ before, after, ...entry }) => ({ ...entry, before, after: after as Record<string, unknown> | null }));
    const made = await upload(csv(line(inn, 'Ж-1'), line(inn, 'Ж-2')));
    await finish(made.data.processId);
    const by = { actorId: w.admin.id };
    expect(await entries(made.data.processId)).toMatchObject([
      { ...by, action: 'create', entityType: 'partner', entityLabel: 'Гвоздь', after: { legalName: 'ООО «Гвоздь»' } },
      { ...by, action: 'create', entityType: 'store', entityLabel: 'Точка Ж-1', after: { storeCode: 'Ж-1' } },
      { ...by, action: 'create', entityType: 'store', entityLabel: 'Точка Ж-2', after: { storeCode: 'Ж-2' } },
    ]);
    const moved = line(inn, 'Ж-2', 'г. Тула, ул. Новая, д. 3').replace(';Гвоздь;', ';Гвоздик;');
    const changed = await upload(csv(moved));
    await finish(changed.data.processId);
    expect(await entries(changed.data.processId)).toMatchObject([
      { action: 'update', entityType: 'partner', before: { name: 'Гвоздь' }, after: { name: 'Гвоздик' } },
      { action: 'update', entityType: 'store', after: { address: 'г. Тула, ул. Новая, д. 3' } },
    ]);
    const again = await upload(csv(moved));
    await finish(again.data.processId);
    const trial = await upload(csv(line(companyInn(906), 'Ж-3')), 'true');
    await finish(trial.data.processId);
    expect(await entries(again.data.processId)).toEqual([]);
    expect(await entries(trial.data.processId)).toEqual([]);
    const { data } = await t.call(w.admin, 'partners.list', { body: { search: inn } });
    const history = await t.call(w.admin, 'partners.history', { params: { id: data.items[0]!.id }, body: {} });
    expect(history.data.items.map(({ action }) => action)).toEqual(['update', 'update', 'create', 'create', 'create']);
  });

  it('shows the same when the query asks for it, and when it is asked in one of two places', async () => {
    for (const [field, query] of [
      [undefined, 'true'],
      ['false', 'true'],
      ['true', 'false'],
    ] as const) {
      const started = await upload(csv(line(companyInn(904), 'С-1')), field, query);
      expect(started.status, started.messages.join()).toBe(202);
      expect(await finish(started.data.processId)).toMatchObject({ counts: { created: 1 }, params: { dryRun: true } });
    }
    expect(await known(companyInn(904))).toEqual([]);
  });

  it('refuses a file without a column, without rows and from those without the right', async () => {
    const short = { ...csv(), bytes: Buffer.from('ИНН;Название\r\n1;2') };
    expect((await upload(short)).code).toBe('IMPORT_HEADER');
    expect((await upload(csv())).code).toBe('IMPORT_EMPTY');
    expect((await t.upload(w.moderator, 'partners.massUpload', csv(line(companyInn(903), 'x')))).status).toBe(403);
  });

  it('gives a template that is read, whose sample is nobody and is refused as such', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const template = await t.raw(w.admin, 'partners.massUploadTemplate', { query: { format } });
      const mime = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      const started = await upload({ name: `a.${format}`, mime, bytes: Buffer.from(template.bytes) });
      const done = await finish(started.data.processId);
      expect(done, format).toMatchObject({ status: 'completed_with_errors', counts: { ok: 0, failed: 1 } });
      expect(done.errors, format).toEqual([
        {
          row: 2,
          column: 'ИНН',
          code: 'IMPORT_VALUE',
          message: 'Это строка образца: замените её своими данными или удалите',
        },
      ]);
    }
    const csvFile = await t.raw(w.admin, 'partners.massUploadTemplate', { query: { format: 'csv' } });
    const text = Buffer.from(csvFile.bytes).toString('utf8');
    for (const demo of [1001, 1002, 1003, 1004]) expect(text).not.toContain(companyInn(demo));
  });
});

/** Mistakes of a file of one wrong row, column by column. */
const issuesOf = async (row: Partial<Record<Field, string>>) => {
  const cells = { ...sound, ...row };
  const started = await upload(csv(titles.map((title) => cells[title]).join(';')));
  const done = await finish(started.data.processId);
  return (done.errors as { column: string; message: string }[]).map(({ column, message }) => [column, message]);
};

describe('a row of a partner', () => {
  it('holds no more than the lists can show', async () => {
    for (const [title, length] of [
      ['Название', 300],
      ['Юр. лицо', 300],
      ['Контакт', 200],
      ['Код точки', 64],
      ['Название точки', 300],
      ['Адрес', 500],
    ] as const) {
      expect(await issuesOf({ [title]: 'ы'.repeat(length + 1) }), title).toEqual([
        [title, `«${title}»: не больше ${length} знаков`],
      ]);
    }
    const email = `${'a'.repeat(243)}@shop.example`;
    expect(await issuesOf({ 'Эл. почта': email })).toContainEqual(['Эл. почта', '«Эл. почта»: не больше 254 знаков']);
    const widest = {
      Название: 'н'.repeat(300),
      'Юр. лицо': 'ю'.repeat(300),
      Контакт: 'к'.repeat(200),
      'Код точки': 'т'.repeat(64),
      'Название точки': 'ч'.repeat(300),
      Адрес: `г. ${'а'.repeat(497)}`,
    };
    expect(await issuesOf(widest)).toEqual([]);
    const answers = await Promise.all([
      t.call(w.admin, 'stores.list', { body: { size: 200 } }),
      t.call(w.admin, 'stores.findByCompanyName', { query: { name: 'н'.repeat(20) } }),
      t.call(w.admin, 'stores.addressesByInn', { query: { inn: sound.ИНН, role: 'member' } }),
      t.call(w.admin, 'partners.list', { body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[2].data).toMatchObject([{ partnerName: widest.Название, storeName: widest['Название точки'] }]);
  });

  it('leaves a shop the region it has from before the list', async () => {
    const given = { ИНН: companyInn(927), 'Код точки': 'Рг-9' };
    expect(await issuesOf(given)).toEqual([]);
    await database.db.updateTable('stores').set({ region: 'Марс' }).where('code', '=', 'Рг-9').execute();
    expect(await issuesOf({ ...given, Регион: 'Марс', Контакт: 'Петрова Анна' })).toEqual([]);
    const shops = await t.call(w.admin, 'stores.list', { body: { search: 'Рг-9' } });
    expect(shops.data.items.map(({ region }) => region)).toEqual(['Марс']);
  });

  it('has a region of the list, in its spelling: another is refused with the one it is like', async () => {
    const inn = companyInn(920);
    const given = { ИНН: inn, 'Код точки': 'Рг-1' };
    expect(await issuesOf({ ...given, Регион: 'Марс' })).toEqual([
      ['Регион', 'Такого региона нет: выберите регион России из списка, например «Тульская область»'],
    ]);
    expect(await issuesOf({ ...given, Регион: 'Тула' })).toEqual([
      ['Регион', 'Такого региона нет. Похоже на «Тульская область»'],
    ]);
    expect(await known(inn)).toEqual([]);
    expect(await issuesOf({ ...given, Регион: 'респ. татарстан' })).toEqual([]);
    const shops = await t.call(w.admin, 'stores.list', { body: { search: 'Рг-1' } });
    expect(shops.data.items.map(({ region }) => region)).toEqual(['Республика Татарстан']);
    const company = await t.call(w.admin, 'partners.list', { body: { search: inn } });
    expect(company.data.items.map(({ region }) => region)).toEqual(['Республика Татарстан']);
  });

  it('asks which company is meant where the ИНН has a branch and the row no КПП', async () => {
    const inn = companyInn(921);
    expect(await issuesOf({ ИНН: inn, КПП: kpp(21), 'Код точки': 'Ф-1' })).toEqual([]);
    const started = await upload(csv(titles.map((title) => ({ ...sound, ИНН: inn, КПП: '' })[title]).join(';')));
    const refused = await finish(started.data.processId);
    expect(refused).toMatchObject({ counts: { created: 0, failed: 1 } });
    expect(refused.errors).toMatchObject([
      {
        row: 2,
        column: 'КПП',
        code: 'IMPORT_CONFLICT',
        message: `По ИНН ${inn} есть «Гвоздь» (КПП ${kpp(21)}). Укажите КПП: этой же компании или нового филиала`,
      },
    ]);
    expect(await known(inn)).toEqual([{ name: 'Гвоздь', kpp: kpp(21) }]);
    // Another КПП is another branch, and a row of each finds its own.
    expect(await issuesOf({ ИНН: inn, КПП: kpp(22), 'Код точки': 'Ф-1', Название: 'Гвоздь-Юг' })).toEqual([]);
    expect(await issuesOf({ ИНН: inn, КПП: kpp(21), 'Код точки': 'Ф-1', Контакт: 'Петрова Анна' })).toEqual([]);
    expect(await known(inn)).toHaveLength(2);
    // One that stands without a КПП is found by the ИНН alone, whatever branches there are.
    const [one] = await database.db.selectFrom('partners').select('id').where('inn', '=', inn).execute();
    await database.db.updateTable('partners').set({ kpp: null }).where('id', '=', one!.id).execute();
    expect(await issuesOf({ ИНН: inn, КПП: '', 'Код точки': 'Ф-2' })).toEqual([]);
    expect(await issuesOf({ ИНН: inn, КПП: kpp(29), 'Код точки': 'Ф-3' })).toEqual([
      ['КПП', expect.stringMatching(/без КПП\. Сначала укажите КПП в карточке этой компании$/)],
    ]);
    expect(await known(inn)).toHaveLength(2);
    // An entrepreneur has no КПП.
    const person = personInn(922);
    for (const code of ['И-1', 'И-2']) expect(await issuesOf({ ИНН: person, КПП: '', 'Код точки': code })).toEqual([]);
    expect(await known(person)).toEqual([{ name: 'Гвоздь', kpp: null }]);
  });

  it.each([
    [923, ['', kpp(23)]],
    [924, [kpp(24), '']],
  ])('gives an ИНН a КПП in every row of a file or in none (%s)', async (n, kpps) => {
    const inn = companyInn(n);
    const rows = kpps.map((given, at) =>
      titles.map((title) => ({ ...sound, ИНН: inn, КПП: given, 'Код точки': `В-${n}-${at}` })[title]).join(';'),
    );
    const done = await finish((await upload(csv(...rows), 'true')).data.processId);
    expect(done).toMatchObject({ counts: { created: 1, failed: 1 } });
    expect(done.errors).toMatchObject([
      {
        row: 3,
        column: 'КПП',
        code: 'IMPORT_CONFLICT',
        message: 'Сравните со строкой 2: у одного ИНН КПП указан не везде. Укажите его в каждой строке',
      },
    ]);
  });

  it('is not understood by half: a wrong number is told at its own column', async () => {
    expect(await issuesOf({ КПП: '1' })).toEqual([['КПП', 'КПП должен содержать 9 цифр']]);
    expect(await issuesOf({ КПП: '123' })).toEqual([['КПП', 'КПП должен содержать 9 цифр']]);
    expect(await issuesOf({ КПП: '77АБ01001' })).toEqual([['КПП', 'В КПП только цифры: буква «А» не подходит']]);
    expect(await issuesOf({ КПП: '7736AB001' })).toEqual([['КПП', 'В КПП только цифры: буква «A» не подходит']]);
    expect(await issuesOf({ КПП: '000000000' })).toEqual([['КПП', 'Проверьте номер: в нём одни нули']]);
    expect(await issuesOf({ ИНН: `abc${companyInn(911)}xyz` })).toEqual([['ИНН', 'ИНН состоит только из цифр']]);
    expect(await issuesOf({ ИНН: '7.70708E+9' })).toEqual([['ИНН', damagedNumber]]);
    expect(await issuesOf({ Телефон: '1 900 555 00 01' })).toEqual([['Телефон', 'Номер телефона начинается с 7']]);
    expect(await issuesOf({ Телефон: '900 555' })).toEqual([['Телефон', 'Номер телефона должен содержать 11 цифр']]);
  });

  it('gets back the zero a spreadsheet has eaten, and reads numbers as people write them', async () => {
    const inn = companyInn(915);
    expect(await issuesOf({ ИНН: inn.slice(1), КПП: '10101001', 'Код точки': 'Нуль' })).toEqual([]);
    expect(await known(inn)).toEqual([{ name: 'Гвоздь', kpp: '010101001' }]);
    expect(await issuesOf({ ИНН: `${companyInn(912).slice(0, 4)} ${companyInn(912).slice(4)}` })).toEqual([]);
    expect(await known(companyInn(912))).toHaveLength(1);
  });

  it('stands in a file once for a shop: the second one is told at its code', async () => {
    const inn = companyInn(913);
    const started = await upload(csv(line(inn, 'Р-10'), line(inn, 'р-10', 'г. Тула, ул. Новая, д. 5')));
    const done = await finish(started.data.processId);
    expect(done).toMatchObject({ counts: { created: 1, failed: 1 } });
    expect(done.errors).toMatchObject([{ row: 3, column: 'Код точки', message: 'Повторяет строку 2' }]);
    const shops = await t.call(w.admin, 'stores.addressesByInn', { query: { inn, role: 'member' } });
    expect(shops.data.map(({ address }) => address)).toEqual(['г. Тула, ул. Мира, д. 1']);
  });

  it('says of a company what an earlier row says, or nothing', async () => {
    const inn = companyInn(916);
    const rowOf = (code: string, over: Partial<Record<Field, string>> = {}) =>
      titles.map((title) => ({ ...sound, ИНН: inn, 'Код точки': code, ...over })[title]).join(';');
    const other = 'В строке 3 у этой компании указано другое';
    const file = csv(
      rowOf('1', { КПП: '12', Название: 'Не считается' }),
      rowOf('2'),
      rowOf('3', { Телефон: '8 900 555 00 01', Контакт: '', 'Эл. почта': 'INFO@gvozd.example' }),
      rowOf('4', { Название: 'Молоток', Телефон: '+7 (900) 555-00-02' }),
      rowOf('5', { КПП: kpp(11), Название: 'Молоток' }),
    );
    const done = await finish((await upload(file)).data.processId);
    expect(done.counts).toMatchObject({ created: 3, failed: 2 });
    expect((done.errors as { row: number }[]).filter(({ row }) => row === 5)).toMatchObject([
      { column: 'Название', code: 'IMPORT_CONFLICT', message: other },
      { column: 'Телефон', code: 'IMPORT_CONFLICT', message: other },
    ]);
    expect((await known(inn)).toSorted((a, b) => ((a.kpp ?? '') < (b.kpp ?? '') ? -1 : 1))).toEqual([
      { name: 'Гвоздь', kpp: kpp(10) },
      { name: 'Молоток', kpp: kpp(11) },
    ]);
  });

  it('does not wake a partner in the archive', async () => {
    const inn = companyInn(914);
    expect(await issuesOf({ ИНН: inn })).toEqual([]);
    await database.db.updateTable('partners').set({ status: 'archived' }).where('inn', '=', inn).execute();
    expect(await issuesOf({ ИНН: inn, Название: 'Молоток', 'Код точки': 'Новая' })).toEqual([
      ['ИНН', 'Партнёр в архиве'],
    ]);
    expect(await known(inn)).toMatchObject([{ name: 'Гвоздь' }]);
    const shops = await t.call(w.admin, 'stores.list', { body: { search: 'Новая' } });
    expect(shops.data.items.filter(({ code }) => code === 'Новая')).toEqual([]);
  });
});

it('exports members for a purpose that is kept, to those with the right', async () => {
  const started = await t.call(w.finance, 'members.export', {
    query: { format: 'csv', purpose: 'Сверка с партнёром' },
  });
  expect(started.status, started.messages.join()).toBe(202);
  const done = await finish(started.data.processId);
  expect(done).toMatchObject({ status: 'completed', counts: { ok: 3 }, params: { purpose: 'Сверка с партнёром' } });
  const rows = await readCsv(await fileBytes(done.resultFileId));
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => row[1])).toContain('Мельникова Анна');
  const [entry] = await database.db.selectFrom('auditEntries').selectAll().where('action', '=', 'export').execute();
  expect(entry).toMatchObject({ reason: 'Сверка с партнёром' });
  expect((await t.call(w.moderator, 'members.export', { query: { purpose: 'х' } })).status).toBe(403);
  expect((await t.call(w.finance, 'members.export', { query: { purpose: '  ' } })).status).toBe(400);
});
