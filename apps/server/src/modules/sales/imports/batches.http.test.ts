import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { salesRoutes } from '../routes.ts';

import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { processesRoutes } from '../../processes/index.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { addPerson, createWorld, type World } from '../testing/world.ts';
import { killedAfter, silentForLong } from '../../../test/killed.ts';
import { salesUploadJobs as jobs } from './import.ts';

/** A platform of its own with five sellers of one partner and a stranger. */
async function settle() {
  const database: TestDatabase = await createTestDatabase();
  const w: World = await createWorld(database.db);
  const t: TestApp = await createTestApp(database, { ...salesRoutes, ...processesRoutes }, jobs);
  const sellers = [w.member, w.colleague];
  for (const name of ['Ан', 'Бин', 'Вей']) sellers.push(await addPerson(database.db, 'member', w, name));
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from users`.execute(database.db);
  const phones = sellers.map(({ id }) => rows.find((row) => row.id === id)!.phone);
  return { database, w, t, sellers, phones, stranger: rows.find((row) => row.id === w.stranger.id)!.phone };
}
type Place = Awaited<ReturnType<typeof settle>>;

let together: Place;
let alone: Place;
beforeAll(async () => {
  together = await settle();
  alone = await settle();
});
afterAll(async () => {
  for (const { t, database } of [together, alone]) {
    await t.close();
    await database.drop();
  }
});

const header =
  'Номер продажи;Телефон участника;Внешний ID участника;Код точки;Дата продажи;Артикул;Количество;Цена, ₽;Серийный номер;QR чека';
const qr = 't=20261118T1200&s=199.90&fn=9999078900004792&i=12345&fp=2710221344&n=1';
const code = '0016';

/** Plain sales of five people, and every kind of row that is not plain among them. */
function rowsFor({ w, phones, sellers, stranger }: Place, codeOfStore: string): string[] {
  const plain = Array.from({ length: 40 }, (_, n) => {
    const serial = `AB-${String(200_000 + n)}`;
    const phone = phones[Math.floor(n / 8)]!;
    return n % 3 === 0
      ? `О-${n};${phone};;${codeOfStore};18.11.2026;${w.drill.name};1;5 990,00;${serial};`
      : `О-${n};${phone};;;1${n % 9}.11.2026;${w.lamp.name};${1 + (n % 4)};199,90;;`;
  });
  return [
    ...plain.slice(0, 20),
    // One receipt on two sales.
    `Т-2;${phones[0]};;;18.11.2026;${w.lamp.name};1;199,90;;${qr}`,
    `Т-3;${phones[1]};;;18.11.2026;${w.lamp.name};1;199,90;;${qr}`,
    `Т-5;${phones[3]};;;18.11.2026;${w.drill.name};1;;не тот;`,
    `Т-6;${phones[3]};;нет;18.11.2026;${w.lamp.name};1;;;`,
    `Т-7;${phones[2]};;;18.11.2026;нет;1;;;`,
    `Т-8;79990009999;;;18.11.2026;${w.lamp.name};1;;;`,
    `Т-9;${stranger};;;18.11.2026;${w.lamp.name};2;;;`,
    // Two lines, the second one wrong; two lines, both good.
    `Т-10;${phones[1]};;;18.11.2026;${w.lamp.name};1;;;`,
    `Т-10;${phones[1]};;;18.11.2026;${w.drill.name};1;;;`,
    `Т-11;${phones[1]};;;18.11.2026;${w.lamp.name};1;;;`,
    `Т-11;${phones[1]};;;18.11.2026;${w.drill.name};1;;AB-300000;`,
    ...plain.slice(20),
    // One person twice, named in two ways.
    `Т-1;;${sellers[4]!.id};;18.11.2026;${w.lamp.name};1;;;`,
  ];
}

async function start({ w, t }: Place, rows: readonly string[], dryRun?: 'true'): Promise<string> {
  const file = { name: 'продажи.csv', mime: 'text/csv', bytes: Buffer.from([header, ...rows].join('\r\n')) };
  const started = await t.upload(w.admin, 'sales.massUpload', file, dryRun ? { query: { dryRun } } : {});
  expect(started.status, started.messages.join()).toBe(202);
  return started.data.processId;
}

const processOf = ({ database }: Place, id: string) =>
  database.db
    .selectFrom('processes')
    .select(['status', 'counts', 'errors', 'done', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function upload(place: Place, rows: readonly string[], dryRun?: 'true') {
  const id = await start(place, rows, dryRun);
  await place.t.runJobs(jobs);
  return processOf(place, id);
}

/** Everything an upload leaves, by names that do not differ between two platforms. */
async function stateOf({ database, sellers, w }: Place) {
  const people = [...sellers, w.stranger].map(({ id }) => id);
  const { rows: sales } = await sql`
    select s.external_id, array_position(${people}::uuid[], s.member_id) as seller, s.status, s.source, s.sale_date::text as day,
      s.points_preview, s.total_kopecks, s.receipt_key, s.store_id is not null as placed, s.version,
      (select jsonb_agg(jsonb_build_array(p.article, i.quantity, i.price_kopecks, i.serial_number, i.points, i.status) order by i.position)
        from sale_items i join products p on p.id = i.product_id where i.sale_id = s.id) as items,
      (select jsonb_agg(e.title order by e.at, e.id) from sale_events e where e.sale_id = s.id) as events,
      (select jsonb_agg(f.code order by f.code) from sale_flags f where f.sale_id = s.id and f.code <> 'F5') as flags
    from sales s order by s.external_id`.execute(database.db);
  const { rows: wallets } = await sql`
    select array_position(${people}::uuid[], member_id) as seller, pending, active, reserved, debt,
      (select jsonb_agg(jsonb_build_array(t.type, t.amount) order by t.amount, t.type) from transfers t where t.member_id = w.member_id) as postings
    from wallets w where member_id = any(${people}::uuid[]) order by 1`.execute(database.db);
  // Which sales of a crowded day a shop has too many of depends on their order; how many does not.
  const { rows: crowded } = await sql`
    select s.store_id = ${w.storeId} as own, count(*)::int as n from sale_flags f join sales s on s.id = f.sale_id
    where f.code = 'F5' group by 1`.execute(database.db);
  return { sales, wallets, crowded };
}

/** In how many transactions the sales were written. */
const transactions = async ({ database }: Place): Promise<{ sales: number; in: number }> =>
  (
    await sql<{ sales: number; in: number }>`
      select count(*)::int as sales, count(distinct xmin::text)::int as in from sales`.execute(database.db)
  ).rows[0]!;

it('does together what it does one by one: sales, points, signs, refusals and their words', async () => {
  for (const { database, w } of [together, alone]) {
    await sql`update stores set code = ${code} where id = ${w.storeId}`.execute(database.db);
  }
  const trial = await upload(together, rowsFor(together, code), 'true');
  expect((await stateOf(together)).sales).toEqual([]);
  const made = await upload(together, rowsFor(together, code));
  // Sales of one seller in a file have nobody to go with.
  const memberOf = (row: string): string => row.split(';').slice(1, 3).join();
  const each: Awaited<ReturnType<typeof upload>>[] = [];
  const rows = rowsFor(alone, code);
  for (const member of new Set(rows.map(memberOf))) {
    const own = rows.filter((row) => memberOf(row) === member);
    each.push(await upload(alone, own));
  }

  expect(made.counts).toMatchObject({ created: 45, failed: 7 });
  expect(trial.counts).toMatchObject({ created: 46, failed: 6 });
  const counts = each.map((one) => one.counts as { created: number; failed: number });
  expect(counts.reduce((sum, one) => sum + one.created, 0)).toBe(45);
  const [both, single] = [await stateOf(together), await stateOf(alone)];
  expect(both).toEqual(single);
  const messagesOf = (uploads: readonly { errors: unknown }[]): string[] =>
    uploads
      .flatMap(({ errors }) => errors as { column: string; code: string; message: string }[])
      .map(({ column, code: name, message }) => `${name} ${column}: ${message}`)
      .toSorted((one, other) => (one < other ? -1 : 1));
  expect(messagesOf([made])).toEqual(messagesOf(each));
  const registered = await transactions(together);
  expect(registered.sales).toBe(both.sales.length);
  expect(registered.in).toBeLessThan(registered.sales / 2);
  expect(await transactions(alone)).toEqual({ sales: registered.sales, in: registered.sales });

  const again = await upload(together, rowsFor(together, code));
  expect(again.counts).toMatchObject({ created: 0 });
  expect(await stateOf(together)).toEqual(both);
});

/** Sales of five people, one after another; one refused by its cells and one by what there is. */
const mixedSales = ({ w, phones }: Place, name: string): string[] => [
  ...Array.from({ length: 30 }, (_, n) => `${name}-${n};${phones[n % 5]};;;16.11.2026;${w.lamp.name};1;;;`),
  `${name}-30;${phones[0]};;;16.11.2026;${w.lamp.name};много;;;`,
  `${name}-31;${phones[0]};;;16.11.2026;нет;1;;;`,
  `${name}-32;${phones[1]};;;16.11.2026;${w.lamp.name};1;;;`,
];

it('says the same of an upload whose servers were killed as of one that nothing stopped', async () => {
  const whole = await upload(together, mixedSales(together, 'У'));
  expect(whole).toMatchObject({ counts: { ok: 31, created: 31, skipped: 0, failed: 2 }, done: 33, total: 33 });
  const [job] = jobs;
  const processId = await start(alone, mixedSales(alone, 'У'));
  // The first transaction of each reads the file.
  for (const commits of [2, 3]) {
    await expect(job!.handle(killedAfter(alone.t.context(job!), commits), { processId })).rejects.toThrow('killed');
    await silentForLong(alone.database.db);
  }
  const { rows: made } = await sql<{ n: number }>`
    select count(*)::int as n from sales where external_id like 'У-%'`.execute(alone.database.db);
  expect(made[0]!.n).toBe(15);
  await job!.handle(alone.t.context(job!), { processId });
  expect(await processOf(alone, processId)).toEqual(whole);
  expect(await alone.database.db.selectFrom('processParts').selectAll().execute()).toEqual([]);
});

it('counts each sale once where a server that was taken for dead is at the same upload still', async () => {
  const [job] = jobs;
  const processId = await start(alone, mixedSales(alone, 'Ж'));
  const ctx = alone.t.context(job!);
  let begun = 0;
  // Before this one begins its first sales another has registered ten of them.
  const transaction: typeof ctx.transaction = async (work) => {
    begun += 1;
    if (begun === 2) {
      await silentForLong(alone.database.db);
      await expect(job!.handle(killedAfter(ctx, 3), { processId })).rejects.toThrow('killed');
    }
    return ctx.transaction(work);
  };
  await job!.handle({ ...ctx, transaction }, { processId });
  expect(await processOf(alone, processId)).toMatchObject({ done: 0, counts: {} });
  await silentForLong(alone.database.db);
  await job!.handle(ctx, { processId });
  expect(await processOf(alone, processId)).toMatchObject({ counts: { created: 31, skipped: 0, failed: 2 } });
});

const cancel = async ({ t, w }: Place, id: string): Promise<void> =>
  expect((await t.call(w.admin, 'processes.cancel', { params: { id }, body: {} })).status).toBe(200);

it('says of a cancelled upload what was done, what was refused and how much is left', async () => {
  const [job] = jobs;
  const { w, phones } = alone;
  const rows = Array.from({ length: 210 }, (_, n) =>
    n < 195
      ? `Н-${n};${phones[0]};;;16.11.2026;${w.lamp.name};много;;;`
      : `Н-${n};${phones[n % 5]};;;16.11.2026;${w.lamp.name};1;;;`,
  );
  const processId = await start(alone, rows);
  const ctx = alone.t.context(job!);
  let done = 0;
  // Somebody cancels it when the first five sales are registered.
  const transaction: typeof ctx.transaction = async (work) => {
    const result = await ctx.transaction(work);
    if (++done === 2) await cancel(alone, processId);
    return result;
  };
  await job!.handle({ ...ctx, transaction }, { processId });
  const { data } = await alone.t.call(w.admin, 'processes.get', { params: { id: processId } });
  expect(data).toMatchObject({
    status: 'cancelled',
    progress: { done: 200, total: 210 },
    counts: { ok: 5, created: 5, failed: 195 },
    errors: expect.objectContaining({ length: 195, 0: expect.objectContaining({ row: 2, value: 'много' }) }),
    allowedActions: expect.arrayContaining(['download_errors', 'retry']),
  });
});

it('says of one whose server was dead already what it had done', async () => {
  const [job] = jobs;
  const processId = await start(alone, mixedSales(alone, 'М'));
  await expect(job!.handle(killedAfter(alone.t.context(job!), 3), { processId })).rejects.toThrow('killed');
  await cancel(alone, processId);
  expect(await processOf(alone, processId)).toMatchObject({
    status: 'cancelled',
    counts: { ok: 10, created: 10 },
    done: 10,
  });
});

it('repeats the refusals of a server that was killed and judges none of those rows again', async () => {
  const [job] = jobs;
  const { w, phones, database } = alone;
  const sale = (name: string, phone: string | undefined, article: string) =>
    `${name};${phone};;;16.11.2026;${article};1;;;`;
  const processId = await start(alone, [
    sale('П-1', phones[0], 'позже'),
    sale('П-2', phones[1], w.lamp.name),
    sale('П-3', phones[0], 'нет'),
  ]);
  await expect(job!.handle(killedAfter(alone.t.context(job!), 3), { processId })).rejects.toThrow('killed');
  await silentForLong(database.db);
  // What was missing is there now, and what another row needs is not what was asked for first.
  const rename = (article: string) =>
    database.db.updateTable('products').set({ article }).where('id', '=', w.lamp.id).execute();
  await rename('позже');
  await job!.handle(alone.t.context(job!), { processId });
  await rename(w.lamp.name);
  expect(await processOf(alone, processId)).toMatchObject({
    status: 'completed_with_errors',
    counts: { created: 1, failed: 2 },
    errors: [
      { row: 2, message: expect.stringContaining('овар') },
      { row: 4, message: expect.stringContaining('овар') },
    ],
  });
});
