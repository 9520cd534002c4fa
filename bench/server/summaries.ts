import { setTimeout as sleep } from 'node:timers/promises';

import { median, target } from '../lib/print.ts';
import { foldDays } from '../../apps/server/src/modules/summaries/fold.ts';
import { recordStatements, type Statement } from './record.ts';
import type { Stage } from './stage.ts';

const routes = {
  'members and points': '/v1/private/users/admin/users/summary',
  'operations and payouts': '/v1/private/transactions/admin/transactions/summary',
  'sales and goods': '/v1/private/nomenclature/admin/products/summary',
};

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

/** The server's own job folds too: whoever comes second waits until nothing is left. */
async function foldAll({ database }: Stage): Promise<void> {
  const started = performance.now();
  for (;;) {
    await foldDays(database.db);
    const { rows } = await database.pool.query<{ left: number }>(
      `select ((now() - interval '2 days')::date - (select min(at)::date from transfers))::int
        - (select count(*)::int from summary_folded) as left`,
    );
    if (rows[0]!.left <= 0) break;
    await sleep(500);
  }
  console.log(`  folded in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/** Folds what is not folded, then times every statement of the three summaries of a month in the middle of the data. */
export async function summaryTimes(stage: Stage, token: string): Promise<boolean[]> {
  await foldAll(stage);
  await stage.database.pool.query('vacuum analyze summary_days, summary_folded, summary_marks');
  const said = await recordStatements(
    stage,
    Object.fromEntries(
      Object.entries(routes).map(([name, path]) => [
        name,
        {
          method: 'GET',
          path: `${path}?from=2025-03-01&to=2025-03-30`,
          headers: { authorization: `Bearer ${token}` },
        } as const,
      ]),
    ),
  );
  const held: boolean[] = [];
  for (const [name, statements] of Object.entries(said)) {
    let all = 0;
    let folded = 0;
    for (const statement of statements) {
      const time = await millisecondsOf(stage, statement);
      all += time;
      if (statement.text.startsWith('/*summary.')) folded += time;
      if (time > 20)
        console.log(`  ${time.toFixed(0).padStart(8)} ms  ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
    }
    console.log(`  ${all.toFixed(0).padStart(8)} ms  ${name}: ${statements.length} statements`);
    if (folded > 0) held.push(target(`${name}: sums over the operations, ms`, folded, 20));
  }
  return held;
}
