import { expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { tablesOfSeveral } from './server-tables.ts';

const file = (path: string, text: string) => parse(`apps/server/src/${path}`, text);

it('names a table two areas write, by the builder or in plain SQL', () => {
  const own = file('modules/stores/commands/write.ts', "db.insertInto('stores'); sql`update stores s set name = ''`");
  const foreign = file('modules/partners/imports/apply.ts', 'sql`delete from stores where id = 1`');
  const test = file('modules/partners/apply.http.test.ts', 'sql`delete from stores`');
  expect(tablesOfSeveral([own, test])).toEqual([]);
  expect(tablesOfSeveral([own, foreign])).toEqual(['stores is written by partners and stores: one of them owns it']);
});

it('counts the core as an owner, and columns by their names in the database', () => {
  const core = file('core/processes/run-process.ts', "db.updateTable('memberLetters')");
  const area = file('modules/payouts/repository/process.ts', 'sql`insert into member_letters (id) values (1)`');
  expect(tablesOfSeveral([core, area])).toEqual([
    'member_letters is written by core/processes and payouts: one of them owns it',
  ]);
});
