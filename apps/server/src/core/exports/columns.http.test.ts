import { columnsOf, exportColumns, type ExportName, type RouteKey, usualColumns } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApp, type TestApp } from '../../test/app.ts';
import type { Person } from '../../test/people.ts';
import { readCsv } from '../tables/testing/read-csv.ts';
import { readXlsx } from '../tables/testing/read-xlsx.ts';

type Body = { properties: { columns?: { items: { enum: readonly string[] } } } };

/** Every call the contract has for the file of a list. */
const exports = Object.entries(routes)
  .filter(([, { path, method }]) => method === 'POST' && /\/(export|tax-report)$/.test(path))
  .map(([key]) => key as RouteKey);

const columnsIn = (key: RouteKey): readonly string[] | undefined =>
  (schemas[key] as unknown as { body?: Body }).body?.properties.columns?.items.enum;

const nameOf = (key: RouteKey): ExportName | undefined =>
  (Object.keys(exportColumns) as ExportName[]).find((name) => columnsOf(name).join('|') === columnsIn(key)?.join('|'));

let t: TestApp;
let admin: Person;
/** Of exports that belong to one record. */
let records: Partial<Record<RouteKey, string>>;

beforeAll(async () => {
  t = await createTestApp({ demo: true });
  admin = await t.loginAs('admin');
  const most = async (table: string, column: string): Promise<string> => {
    const query = `select ${column} as id from ${table} where ${column} is not null group by 1 order by count(*) desc limit 1`;
    return (await t.database.pool.query<{ id: string }>(query)).rows[0]!.id;
  };
  // The demo has no registry.
  await t.database.pool.query(
    `insert into serial_registry (product_id, serial_key, serial_number, created_at, updated_at)
     select id, 'A1', 'A1', now(), now() from products limit 1`,
  );
  records = {
    'promotions.exportAccruals': await most('accruals', 'promotion_id'),
    'serials.export': await most('serial_registry', 'product_id'),
  };
}, 180_000);
afterAll(() => t.close());

const ask = (key: RouteKey, body: object) => {
  const needs = { purpose: 'Сверка', ...(key === 'withdrawals.taxReport' && { year: t.clock.at.getFullYear() }) };
  const isPersonal = key === 'members.exportList' || key === 'withdrawals.taxReport';
  return t.call(key, {
    as: admin,
    body: { ...(isPersonal && needs), ...body },
    ...(records[key] && { params: { id: records[key] } }),
  } as never) as Promise<Awaited<ReturnType<typeof t.call<'sales.exportList'>>>>;
};

async function fileOf(key: RouteKey, format: 'xlsx' | 'csv', columns?: readonly string[]): Promise<string[][]> {
  const started = await ask(key, { format, columns });
  expect(started.status, started.messages.join()).toBe(202);
  await t.drain();
  const params = { id: started.data.processId };
  const { bytes } = await t.call('processes.file', { as: admin, params, query: { kind: 'result' } });
  return format === 'csv' ? readCsv(bytes) : (await readXlsx(bytes)).rows.map(({ cells }) => cells);
}

describe('columns of exports', () => {
  it('can be chosen in every export of a list', () => {
    expect(exports.length).toBeGreaterThan(16);
    expect(exports.filter((key) => nameOf(key) === undefined)).toEqual([]);
  });

  it('no title is there twice in one export', () => {
    const twice = Object.entries(exportColumns).flatMap(([name, titles]) => {
      const all = Object.values<string>(titles);
      return all.filter((title, at) => all.indexOf(title) !== at).map((title) => `${name}: ${title}`);
    });
    expect(twice).toEqual([]);
  });

  it.each(exports.flatMap((key) => (['xlsx', 'csv'] as const).map((format) => [key, format] as const)))(
    '%s in %s: two columns in the order asked, the same cells as in the usual file',
    async (key, format) => {
      const name = nameOf(key)!;
      const usual = usualColumns(name) as readonly string[];
      const titles = exportColumns[name] as Readonly<Record<string, string>>;
      const chosen = [usual.at(-1)!, usual[0]!];
      const [head, ...rows] = await fileOf(key, format);
      const [header, ...narrow] = await fileOf(key, format, chosen);
      expect(head).toEqual(usual.map((column) => titles[column]));
      expect(header).toEqual(chosen.map((column) => titles[column]));
      expect(rows.length).toBeGreaterThan(0);
      // Lists of what the exports themselves leave have new rows on top.
      const cellsOf = (all: string[][], at: readonly number[]) => all.map((row) => at.map((one) => row[one] ?? ''));
      const tail = Math.min(5, rows.length);
      expect(cellsOf(narrow.slice(-tail), [0, 1])).toEqual(cellsOf(rows.slice(-tail), [usual.length - 1, 0]));
    },
  );

  it('what only a card shows is for those who may open it', async () => {
    const support = await t.loginAs('support');
    const start = (columns: ('article' | 'serialPattern')[]) =>
      t.call('products.exportList', { as: support, body: { columns } });
    expect((await start(['article'])).status).toBe(202);
    const refused = await start(['article', 'serialPattern']);
    expect([refused.status, refused.fields]).toEqual([403, { columns: ['Нет права на столбцы: «Шаблон номера»'] }]);
  });

  it.each(exports)('%s: an unknown column, none at all and one column twice are refused at the field', async (key) => {
    const [first] = columnsOf(nameOf(key)!) as readonly string[];
    for (const columns of [[first, 'password'], [], [first, first]]) {
      const answer = await ask(key, { columns });
      expect(answer.status, JSON.stringify(columns)).toBe(400);
      expect(Object.keys(answer.fields ?? {}).every((field) => field.startsWith('columns'))).toBe(true);
      expect(Object.keys(answer.fields ?? {})).toHaveLength(1);
    }
  });
});
