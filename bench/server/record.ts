import { buildApp } from '../../apps/server/src/app.ts';
import { openDatabase } from '../../apps/server/src/db/open.ts';
import { createBoss } from '../../apps/server/src/jobs/boss.ts';
import type { Shot } from './load.ts';
import type { Stage } from './stage.ts';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What one request of each kind says to the database, word for word: the script of the bare peer. */
export async function recordStatements<Name extends string>(
  { services, url }: Stage,
  shots: Readonly<Record<Name, Shot>>,
): Promise<Record<Name, Statement[]>> {
  const said: Statement[] = [];
  const database = openDatabase({
    url,
    onQuery: ({ sql, parameters }) => said.push({ text: sql, values: parameters }),
  });
  const boss = createBoss({ url, passive: true, onError: console.error });
  const probe = { isUp: () => Promise.resolve(true) };
  const app = await buildApp({ services: { ...services, db: database.db }, boss, probe, apps: [] });
  await app.ready();
  const found: Partial<Record<Name, Statement[]>> = {};
  try {
    for (const [name, { method, path, body, headers }] of Object.entries(shots) as [Name, Shot][]) {
      said.length = 0;
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: headers ?? {},
        ...(body ? { payload: body } : {}),
      });
      if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      found[name] = said.filter(({ text }) => /^\s*(select|with)/i.test(text));
    }
  } finally {
    await app.close();
    await database.close();
  }
  return found as Record<Name, Statement[]>;
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Blocks a statement reads. */
export async function blocksOf({ database }: Stage, { text, values }: Statement): Promise<number> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] : 0;
}
