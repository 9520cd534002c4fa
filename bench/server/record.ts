import { buildApp } from '../../apps/server/src/app.ts';
import { NamedClient } from '../../apps/server/src/db/named-client.ts';
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
  const boss = createBoss({ url, passive: true, onError: console.error });
  const app = await buildApp({ services, boss, probe: { isUp: () => Promise.resolve(true) }, apps: [] });
  await app.ready();
  const said: Statement[] = [];
  const { query } = NamedClient.prototype as unknown as { query: (...args: unknown[]) => unknown };
  NamedClient.prototype.query = function spy(this: NamedClient, ...args: unknown[]) {
    if (typeof args[0] === 'string' && Array.isArray(args[1])) said.push({ text: args[0], values: args[1] });
    return Reflect.apply(query, this, args);
  } as never;
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
      found[name] = said.filter(({ text }) => /^\s*(\/\*[\w.]+\*\/\s*)?(select|with)/i.test(text));
    }
  } finally {
    NamedClient.prototype.query = query as never;
    await app.close();
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
