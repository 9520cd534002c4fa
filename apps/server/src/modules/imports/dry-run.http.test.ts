import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { companyInn } from '../../seed/numbers.ts';
import type { JobContext } from '../../jobs/context.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { killedAfter, silentForLong } from '../../test/killed.ts';
import { handlers } from '../index.ts';
import { allJobs } from '../jobs.ts';
import { partnersUploadJobs } from '../partners/imports/import.ts';
import { createTestApp, type Person, type TestApp } from '../sales/testing/app.ts';
import { addPerson, createWorld, type World } from '../sales/testing/world.ts';

let database: TestDatabase;
let t: TestApp;
let w: World;
let phones: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  w = await createWorld(database.db);
  t = await createTestApp(database, handlers, allJobs);
  const sellers = [w.member, w.colleague, await addPerson(database.db, 'member', w, 'Вей')];
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from users`.execute(database.db);
  phones = sellers.map(({ id }) => rows.find((row) => row.id === id)!.phone);
});
afterAll(async () => {
  await t.close();
  await database.drop();
});

const csv = (lines: readonly string[]) => ({
  name: 'файл.csv',
  mime: 'text/csv',
  bytes: Buffer.from(lines.join('\r\n')),
});

type Import = 'tunings.massUpload' | 'partners.massUpload' | 'products.import' | 'serials.import' | 'sales.massUpload';
interface File {
  as: () => Person;
  header: string;
  good: () => string[];
  bad: () => string[];
}

const adjustment = (phone: string, points: number, comment: string): string =>
  `${phone};Начислить;${points};Приз конкурса;${comment}`;
const partner = (inn: string, code: string): string =>
  `${inn};Гвоздь;ООО «Гвоздь»;;;;;${code};Точка ${code};г. Тула, ул. Мира, д. 1;Тульская область`;
const sale = (number: string, phone: string | undefined, serial = ''): string =>
  `${number};${phone};18.11.2026;${serial ? w.drill.name : w.lamp.name};1;199,90;${serial}`;

const files: Readonly<Record<Import, File>> = {
  'tunings.massUpload': {
    as: () => w.finance,
    header: 'Телефон участника;Операция;Баллы;Причина;Комментарий',
    good: () => [
      ...phones.map((phone, at) => adjustment(phone, 10 + at, 'Проба')),
      adjustment(phones[0]!, 900_000, 'Ждёт второго'),
    ],
    bad: () => [adjustment('79990009999', 5, 'Нет такого'), `${phones[0]};Списать;9000000;error;Много`],
  },
  'partners.massUpload': {
    as: () => w.admin,
    header: 'ИНН;Название;Юр. лицо;КПП;Контакт;Телефон;Эл. почта;Код точки;Название точки;Адрес;Регион',
    good: () => [partner(companyInn(910), 'Т-1'), partner(companyInn(910), 'Т-2'), partner(companyInn(911), 'Т-1')],
    bad: () => [partner('1', 'Т-3'), partner(companyInn(912), '')],
  },
  'products.import': {
    as: () => w.admin,
    header: 'Артикул;Название;Производитель;Бренд;Баллы',
    good: () => ['П-1;Дрель;Завод;Кремень;350', `${w.lamp.name};Лампа новая;Завод;Кремень;60`],
    bad: () => ['П-2;Дрель;Завод;Нет такого;350', 'П-3;Дрель;Завод;Кремень;много'],
  },
  'serials.import': {
    as: () => w.admin,
    header: 'Артикул;Серийный номер',
    good: () => [`${w.drill.name};AB-100001`, `${w.drill.name};AB-100002`],
    bad: () => ['нет такого;AB-100003', `${w.drill.name};не тот`],
  },
  'sales.massUpload': {
    as: () => w.admin,
    header: 'Номер продажи;Телефон участника;Дата продажи;Артикул;Количество;Цена, ₽;Серийный номер',
    // Of several people, so that they are registered together.
    good: () => [
      ...phones.map((phone, at) => sale(`О-${at}`, phone)),
      sale('О-7', phones[0]),
      sale('О-8', phones[1], 'AB-200001'),
    ],
    bad: () => [sale('О-9', '79990009999'), sale('О-10', phones[2], 'не тот')],
  },
};
const imports = Object.keys(files) as Import[];

/** Every sequence with what it gives next, and every table with what is in it. */
async function readAll(): Promise<{ sequences: Record<string, string>; tables: Map<string, readonly string[]> }> {
  const names = await sql<{ schema: string; name: string; kind: string }>`
    select n.nspname as schema, c.relname as name, c.relkind as kind from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'S')
      -- What the queue notes of itself is not of the check.
      and (n.nspname in ('public', 'parts') or (n.nspname = 'pgboss' and c.relname like 'job%')) order by 1, 2`.execute(
    database.db,
  );
  const sequences: Record<string, string> = {};
  const tables = new Map<string, readonly string[]>();
  for (const { schema, name, kind } of names.rows) {
    const from = sql`${sql.ref(schema)}.${sql.ref(name)}`;
    if (kind === 'S') {
      const { rows } = await sql<{ at: string }>`select concat(last_value, is_called) as at from ${from}`.execute(
        database.db,
      );
      sequences[name] = rows[0]!.at;
    } else {
      const { rows } = await sql<{ row: string }>`select x::text as row from ${from} x order by 1`.execute(database.db);
      tables.set(
        name,
        rows.map(({ row }) => row),
      );
    }
  }
  return { sequences, tables };
}

/** What `act` leaves behind: tables with how many rows more they have, those of changed rows among them, and sequences. */
async function tracesOf(act: () => Promise<void>): Promise<Record<string, number>> {
  const before = await readAll();
  await act();
  const after = await readAll();
  const traces: Record<string, number> = {};
  for (const [name, rows] of after.tables) {
    const had = before.tables.get(name) ?? [];
    if (rows.join('\n') !== had.join('\n')) traces[name] = rows.length - had.length;
  }
  for (const [name, at] of Object.entries(after.sequences)) if (before.sequences[name] !== at) traces[name] = 1;
  return traces;
}

async function check(key: Import, lines: readonly string[]) {
  const { as, header } = files[key];
  const started = await t.upload(as(), key, csv([header, ...lines]), { query: { dryRun: 'true' } });
  expect(started.status, started.messages.join()).toBe(202);
  await t.runJobs(allJobs);
  return (await t.call(as(), 'processes.get', { params: { id: started.data.processId } })).data;
}

/** Of the check itself: the request, its process with its number, its files, its job and its entry in the journal. */
const own = {
  idempotency_keys: 1,
  processes: 1,
  processes_number_seq: 1,
  job_common: 1,
  audit_entries_before: 1,
};

describe.each(imports)('a check of %s', (key) => {
  it.each([
    ['sound rows', (file: File) => file.good(), 0],
    ['wrong rows', (file: File) => file.bad(), 2],
    ['both', (file: File) => [...file.good(), ...file.bad()], 2],
  ] as const)('leaves nothing but itself: %s', async (_name, linesOf, failed) => {
    const lines = linesOf(files[key]);
    let done: Awaited<ReturnType<typeof check>> | undefined;
    const traces = await tracesOf(async () => {
      done = await check(key, lines);
    });
    expect(done).toMatchObject({ status: 'completed', counts: { ok: lines.length - failed, failed } });
    expect(done?.errorsFile === null).toBe(failed === 0);
    expect(traces).toEqual({ ...own, files: failed > 0 ? 2 : 1 });
  });
});

it("a check of a seller's own list leaves nothing but the list", async () => {
  const header = 'Номер продажи;Дата продажи;Артикул;Серийный номер;Количество;Цена, ₽';
  const lines = [header, `Л-1;18.11.2026;${w.lamp.name};;1;199,90`, 'Л-2;18.11.2026;нет;;1;1'];
  const { id, version } = (await t.upload(w.member, 'saleLists.upload', csv(lines))).data;
  const traces = await tracesOf(async () => {
    const checked = await t.call(w.member, 'saleLists.check', { params: { id }, body: { version } });
    expect(checked.data.counts).toMatchObject({ ready: 1, refused: 1 });
  });
  expect(traces).toEqual({ idempotency_keys: 1, sale_lists: 0 });
});

it('wrong rows of checks are no failed work: nothing to decide, nothing in the bell', async () => {
  const done = await check('tunings.massUpload', files['tunings.massUpload'].bad());
  const query = { from: '2026-10-22', to: '2026-11-20' };
  const { attention } = (await t.call(w.admin, 'summaries.products', { query })).data;
  expect(attention.filter(({ code, count }) => code === 'processes_failed' && count > 0)).toEqual([]);
  const body = { filters: { statuses: ['failed' as const, 'completed_with_errors' as const] } };
  expect((await t.call(w.admin, 'processes.list', { body })).data.items).toEqual([]);
  const { rows } = await sql<{ kind: string }>`
    select kind from notifications where entity_id = ${done.id}`.execute(database.db);
  expect(rows).toEqual([]);
});

it('nothing takes a number but through the function that knows of trials', async () => {
  const { rows } = await sql<{ place: string }>`
    select concat(attrelid::regclass, '.', attname) as place from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) ~ 'nextval'`.execute(database.db);
  expect(rows).toEqual([]);
});

/** What the process says while `run` goes on, whenever that asks for a transaction. */
async function watch(id: string, act: (see: (ctx: JobContext) => JobContext) => Promise<void>) {
  const seen: { done: number; total: number | null; ok: number; failed: number }[] = [];
  await act((ctx) => ({
    ...ctx,
    async transaction(work) {
      const { data } = await t.call(w.admin, 'processes.get', { params: { id } });
      const { ok, failed } = data.counts;
      const one = { ...data.progress, ok, failed };
      if (JSON.stringify(one) !== JSON.stringify(seen.at(-1))) seen.push(one);
      return ctx.transaction(work);
    },
  }));
  return seen;
}

describe('while it goes on', () => {
  const job = partnersUploadJobs[0]!;
  const lines = Array.from({ length: 110 }, (_, at) => partner(at === 7 ? '1' : companyInn(920 + at), 'Т-1'));
  const begin = async (dryRun: 'true' | 'false'): Promise<string> => {
    const { header } = files['partners.massUpload'];
    const started = await t.upload(w.admin, 'partners.massUpload', csv([header, ...lines]), { query: { dryRun } });
    return started.data.processId;
  };

  it('a check says how many rows are right so far', async () => {
    const id = await begin('true');
    const seen = await watch(id, (see) => job.handle(see(t.context(job)), { processId: id }));
    expect(seen).toEqual([
      { done: 0, total: null, ok: 0, failed: 0 },
      { done: 0, total: 110, ok: 0, failed: 0 },
      { done: 50, total: 110, ok: 49, failed: 1 },
      { done: 100, total: 110, ok: 99, failed: 1 },
      { done: 110, total: 110, ok: 109, failed: 1 },
    ]);
  });

  it('a load another server goes on with never counts back, and ends with all', async () => {
    const id = await begin('false');
    const first = await watch(id, (see) =>
      job.handle(see(killedAfter(t.context(job), 70)), { processId: id }).catch(() => undefined),
    );
    expect(first.at(-1)).toEqual({ done: 50, total: 110, ok: 49, failed: 1 });
    await silentForLong(database.db);
    const second = await watch(id, (see) => job.handle(see(t.context(job)), { processId: id }));
    expect(second.map(({ done, ok }) => [done, ok])).toEqual([
      [50, 49],
      [100, 99],
      [110, 109],
    ]);
    const { data } = await t.call(w.admin, 'processes.get', { params: { id } });
    expect(data).toMatchObject({ status: 'completed_with_errors', counts: { ok: 109, failed: 1 } });
  });
});

it('the loads after all checks begin with the first number', async () => {
  for (const key of ['tunings.massUpload', 'sales.massUpload'] as const) {
    const { as, header, good } = files[key];
    expect((await t.upload(as(), key, csv([header, ...good()]))).status).toBe(202);
    await t.runJobs(allJobs);
  }
  for (const [table, many] of [
    ['tunings', 4],
    ['sales', 5],
    ['transfers', 8],
  ] as const) {
    const { rows } = await sql<{ number: number }>`select number from ${sql.table(table)} order by 1`.execute(
      database.db,
    );
    expect(
      rows.map(({ number }) => number),
      table,
    ).toEqual(Array.from({ length: many }, (_, at) => at + 1));
  }
});
