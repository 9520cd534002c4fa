import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dropTestDatabase, serverUrl } from '../test/database.ts';
import { rowsOf, schemaOf } from '../test/schema.ts';
import { migrate } from './migrate.ts';
import { verifySchema } from './schema/verify.ts';
import { type Landed, restoreLanded } from './testing/landed.ts';

interface State {
  schema: string;
  rows: Record<string, readonly string[]>;
}

const name = (what: string): string => `${what.replaceAll('-', '_')}_${process.pid}`;
const urlOf = (what: string): string => Object.assign(new URL(serverUrl()), { pathname: `/${name(what)}` }).href;

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const stateOf = (url: string): Promise<State> =>
  connected(url, async (client) => ({ schema: await schemaOf(client), rows: await rowsOf(client) }));

const create = (what: string): Promise<unknown> =>
  connected(serverUrl(), (client) => client.query(`create database ${name(what)} template template0`));

/** Identifiers made by the database and moments differ from one database to the next. */
const comparable = (rows: readonly string[]): string[] =>
  rows
    .map((row) =>
      row
        .replaceAll(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g, '"id"')
        .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.+]+"/g, '"at"'),
    )
    .sort();

/** The rows without the columns a migration has added since. */
function withColumnsOf(had: readonly string[], rows: readonly string[]): string[] {
  const columns = Object.keys(JSON.parse(had[0] ?? '{}') as object);
  const rowOf = (text: string) => JSON.parse(text) as Record<string, unknown>;
  return rows
    .map((text) => rowOf(text))
    .map((row) => JSON.stringify(columns.map((column) => row[column])))
    .sort();
}

/** A shop with its region in the spelling of the list. */
const respelt = (row: string): string => row.replaceAll('"Кемеровская область"', '"Кемеровская область — Кузбасс"');

let fresh: State;
beforeAll(async () => {
  await create('fresh');
  await migrate(urlOf('fresh'));
  fresh = await stateOf(urlOf('fresh'));
}, 60_000);
afterAll(() => Promise.all(['fresh', 'landed', 'landed-demo', 'earlier'].map((what) => dropTestDatabase(name(what)))));

/** Rows that exceed the ceilings of domain 3.23: earlier versions took them. */
const exceeding = `
  update sale_items set price_kopecks = 10000000000001, points = 105000000000, base_points = 1000001
    where sale_id = (select id from sales where status = 'moderation' order by number limit 1);
  update sales set total_kopecks = 100000000000001, points_preview = 105000000000 where id =
    (select id from sales where status = 'moderation' order by number limit 1);
  update products set rrp_kopecks = 10000000001 where id = (select id from products order by article limit 1);
  alter table transfers disable trigger user;
  update transfers set amount = 105000000000 where number = (select max(number) from transfers where type = 'SALE_ACCRUAL');
  alter table transfers enable trigger user;`;

async function bringUpToDate(dump: Landed, change = ''): Promise<{ before: State; after: State }> {
  await create(dump);
  await restoreLanded(urlOf(dump), dump);
  await connected(urlOf(dump), (client) => client.query(change));
  const before = await stateOf(urlOf(dump));
  await migrate(urlOf(dump));
  return { before, after: await stateOf(urlOf(dump)) };
}

describe('a database of 25 November 2026', () => {
  it('without members becomes what a fresh one is, rows included', async () => {
    const { after } = await bringUpToDate('landed');
    expect(after.schema.split('\n')).toEqual(fresh.schema.split('\n'));
    const [rows, wanted] = [after.rows, fresh.rows].map((tables) =>
      Object.fromEntries(Object.entries(tables).map(([table, found]) => [table, comparable(found)])),
    );
    expect(wanted?.['roles']).toHaveLength(9);
    expect(rows).toEqual(wanted);
  });

  it('with a history has the schema of a fresh one, and every row it had', async () => {
    const { before, after } = await bringUpToDate('landed-demo', exceeding);
    expect(after.schema.split('\n')).toEqual(fresh.schema.split('\n'));
    expect(before.rows['transfers']?.length).toBeGreaterThan(500);
    for (const [table, had] of Object.entries(before.rows)) {
      const kept = table === 'stores' ? had.map(respelt) : had;
      const wanted = withColumnsOf(had, kept);
      // A shop with a region in another spelling has its sums to count again.
      const same: unknown = table === 'summary_marks' ? expect.arrayContaining(wanted) : wanted;
      expect(withColumnsOf(had, after.rows[table] ?? []), table).toEqual(same);
    }
    await verifySchema(urlOf('landed-demo'));
    // What exceeds stays as it is and may still be decided about.
    const changes = [
      "update sale_items set status = 'rejected' where points > 10000000",
      "update sales set status = 'rejected' where points_preview > 10000000",
      "update products set status = 'archived', rrp_kopecks = rrp_kopecks where rrp_kopecks > 10000000000",
    ];
    for (const change of changes) {
      const { rowCount } = await connected(urlOf('landed-demo'), (client) => client.query(change));
      expect(rowCount, change).toBeGreaterThan(0);
    }
  });

  it('of which the last migration is missing is refused, and nothing is touched', async () => {
    await create('earlier');
    const url = urlOf('earlier');
    await restoreLanded(url, 'landed');
    const last = '20261124T2200_pasted-articles.sql';
    await connected(url, (client) => client.query('delete from schema_migration where name = $1', [last]));
    await expect(migrate(url)).rejects.toThrow(/База сделана более ранней версией.*20261124T2200_pasted-articles\.sql/);
    const { rows } = await connected(url, (client) =>
      client.query<{ n: number }>('select count(*)::int as n from schema_migration'),
    );
    expect(rows).toEqual([{ n: 93 }]);
  });

  it('is brought up to date once', async () => {
    expect(await migrate(urlOf('landed-demo'))).toEqual([]);
  });
});
