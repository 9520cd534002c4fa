import { sql } from 'kysely';

import type { Meaning, SentFile } from '../files/types.ts';
import { byKey, dayText, massUpload, roubles } from './stored.ts';
import { nextId, textOf } from './ids.ts';
import { jobs, refusalOf, type Stage } from './stage.ts';
import type { Importer, Outcome } from './types.ts';

/** Goods whose numbers may be anything. */
async function letNumbersBeAnything({ database, world }: Stage): Promise<void> {
  await sql`update products set serial_pattern = null, serial_example = null where id = ${world.drill.id}`.execute(
    database.db,
  );
}

const read = (stage: Stage, source: string) => async (): Promise<ReadonlyMap<string, Meaning>> => {
  const { rows } = await sql<{ key: string } & Meaning>`select i.id as key, i.serial_number as id, s.comment as text,
      ${roubles('i.price_kopecks')} as number, to_char(s.sale_date, ${sql.raw(dayText)}) as date
    from sale_items i join sales s on s.id = i.sale_id where s.external_id like ${`${source}%`}`.execute(
    stage.database.db,
  );
  return byKey(rows);
};

export const sales = (stage: Stage): Importer => ({
  name: 'sales',
  kind: 'sale_import',
  header: [
    'Номер продажи',
    'Внешний ID участника',
    'Дата продажи',
    'Артикул',
    'Цена, ₽',
    'Серийный номер',
    'Комментарий',
  ],
  at: { date: 2, number: 4, id: 5, text: 6 },
  hasAnyId: true,
  async next() {
    await letNumbersBeAnything(stage);
    const line = (): string[] => {
      const id = nextId();
      return [`Ч-${id}`, stage.world.member.id, '18.11.2026', stage.world.drill.name, '1234,56', id, textOf(id)];
    };
    return { lines: [line(), line()], spare: line() };
  },
  ...massUpload(stage, 'sales.massUpload'),
  read: read(stage, 'Ч'),
});

/** The list of a member: what a check of a file is to the others, the trial of its rows is here. */
async function outcomeOfList({ app, world }: Stage, file: SentFile, choice: object, isSent: boolean): Promise<Outcome> {
  const answer = await app.upload(world.colleague, 'saleLists.upload', file, { query: choice });
  if (answer.status !== 200) return refusalOf(answer);
  let list = answer.data;
  const on = () => ({ params: { id: list.id }, body: { version: list.version } });
  const asksColumns = list.state === 'columns';
  if (asksColumns) {
    const joined = list.fields.flatMap(({ field, guess }) => (guess === null ? [] : [`${field}:${guess}`])).join(',');
    const join = await app.call(world.colleague, 'saleLists.join', {
      ...on(),
      body: { ...on().body, columns: joined },
    });
    if (join.status !== 200) return refusalOf(join);
    list = join.data;
  }
  while (list.counts.unchecked > 0) list = (await app.call(world.colleague, 'saleLists.check', on())).data;
  const { hiddenRows } = list;
  const errors = list.rows.flatMap(({ row, issues }) =>
    issues.map(({ field, message }) => ({
      row,
      column: list.fields.find((one) => one.field === field)?.title ?? '',
      message,
    })),
  );
  const { ready } = list.counts;
  if (isSent && ready > 0 && !asksColumns) {
    expectOk(await app.call(world.colleague, 'saleLists.send', on()));
    await app.runJobs(jobs);
  }
  return { ok: ready, errors, hiddenRows, asksColumns };
}

const expectOk = ({ status, messages }: { status: number; messages: readonly string[] }): void => {
  if (status !== 200) throw new Error(messages.join(' '));
};

export const list = (stage: Stage): Importer => ({
  name: 'a member’s list',
  asksColumns: true,
  header: ['Номер продажи', 'Дата продажи', 'Артикул', 'Цена, ₽', 'Серийный номер', 'Комментарий'],
  at: { date: 1, number: 3, id: 4, text: 5 },
  hasAnyId: true,
  async next() {
    await letNumbersBeAnything(stage);
    const line = (): string[] => {
      const id = nextId();
      return [`Л-${id}`, '18.11.2026', stage.world.drill.name, '1234,56', id, textOf(id)];
    };
    return { lines: [line(), line()], spare: line() };
  },
  check: (file, choice) => outcomeOfList(stage, file, choice, false),
  send: (file, choice) => outcomeOfList(stage, file, choice, true),
  read: read(stage, 'Л'),
});
