import { setTimeout as sleep } from 'node:timers/promises';

import { median, target } from '../lib/print.ts';
import { refreshDays } from '../../apps/server/src/modules/summaries/jobs.ts';
import { blocksOf, recordStatements, type Statement } from './record.ts';
import type { Stage } from './stage.ts';

const routes = {
  'members and points': '/v1/private/users/admin/users/summary',
  'operations and payouts': '/v1/private/transactions/admin/transactions/summary',
  'sales and goods': '/v1/private/nomenclature/admin/products/summary',
};

const month = 'from=2025-03-01&to=2025-03-30';

interface Explained {
  'QUERY PLAN': [{ 'Execution Time': number; 'Planning Time': number }];
}

async function millisecondsOf({ database }: Stage, { text, values }: Statement): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { rows } = await database.pool.query<Explained>(`explain (analyze, timing off, format json) ${text}`, [
      ...values,
    ]);
    const [plan] = rows[0]!['QUERY PLAN'];
    times.push(plan['Execution Time'] + plan['Planning Time']);
  }
  return median(times);
}

/** The server's own job folds too: the second one waits until nothing is left. */
export async function refreshAll({ database }: Stage): Promise<void> {
  const started = performance.now();
  for (;;) {
    while (await refreshDays(database.db));
    const { rows } = await database.pool.query<{ done: boolean }>(
      `select horizon > now() - interval '5 minutes' and not exists (select from summary_marks) as done
        from summary_state`,
    );
    if (rows[0]!.done) break;
    await sleep(500);
  }
  console.log(`  folded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

// What a lively minute leaves behind: people who signed in and moved, sales decided, withdrawals paid, late postings.
const minute = `
  update users set last_login_at = now() where id in (select fill_id(1, n * 7) from generate_series(1, 200) as n);
  update users set store_id = fill_id(3, 3) where id in (select fill_id(1, n * 31) from generate_series(1, 5) as n);
  update sales set status = status where id in (select fill_id(9, n * 11) from generate_series(1, 200) as n);
  update withdrawals set status = status where id in (select fill_id(20, n * 5) from generate_series(1, 100) as n)`;

async function time(stage: Stage, name: string, statements: readonly Statement[]): Promise<boolean> {
  let all = 0;
  let blocks = 0;
  for (const statement of statements) {
    const spent = await millisecondsOf(stage, statement);
    all += spent;
    blocks += await blocksOf(stage, statement);
    if (spent > 5) {
      console.log(`  ${spent.toFixed(1).padStart(8)} ms  ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
    }
  }
  return target(`${name}: all ${statements.length} statements, ${blocks} blocks, ms`, all, 20);
}

/** Times every statement of the three summaries: as they stand, for narrower readers, and with a minute's marks. */
export async function summaryTimes(stage: Stage, token: string): Promise<boolean[]> {
  await stage.database.pool.query('vacuum analyze');
  const { rows } = await stage.database.pool.query<{
    partner: string;
    manufacturer: string;
    group: string;
    brand: string;
  }>(
    'select fill_id(2, 1) as partner, fill_id(5, 0) as manufacturer, fill_id(4, 1) as "group", fill_id(6, 1) as brand',
  );
  const { partner, manufacturer, group, brand } = rows[0]!;
  const queries = {
    'a month': month,
    'a quarter': 'from=2025-01-01&to=2025-03-31',
    'a month of a partner': `${month}&partnerId=${partner}`,
    'a month of a group': `${month}&storeGroupId=${group}`,
    'a month of a manufacturer': `${month}&manufacturerId=${manufacturer}`,
    'a month of a brand': `${month}&brandId=${brand}`,
  };
  const shots = Object.entries(queries).flatMap(([what, query]) =>
    Object.entries(routes).map(
      ([name, path]) =>
        [
          `${name}, ${what}`,
          { method: 'GET', path: `${path}?${query}`, headers: { authorization: `Bearer ${token}` } } as const,
        ] as const,
    ),
  );
  const said = await recordStatements(stage, Object.fromEntries(shots));
  const held: boolean[] = [];
  for (const [name, statements] of Object.entries(said)) held.push(await time(stage, name, statements));
  for (const [name, statements] of Object.entries(said).slice(0, 3)) {
    await stage.database.pool.query(minute);
    held.push(await time(stage, `${name}, with a minute's marks`, statements));
  }
  return held;
}
