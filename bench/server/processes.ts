import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';

import { headers } from '@pribavka/api';

import { cpuSeconds } from '../../scripts/lib/cpu.ts';
import { median, target } from '../lib/print.ts';
import { rounds as inTurns } from '../lib/series.ts';
import { burst, type Shot } from './load.ts';
import type { Caller } from './people.ts';
import type { Stage } from './stage.ts';

interface Options {
  callers: readonly Caller[];
  rounds: number;
  seconds: number;
}

/** What people of a shop ask for: two profiles and a catalogue for each sale. */
function mixed(callers: readonly Caller[], product: string): () => Shot {
  const saleDate = new Date().toISOString().slice(0, 10);
  let n = 0;
  return () => {
    n += 1;
    const { token } = callers[n % callers.length]!;
    const authorization = `Bearer ${token}`;
    const read = (path: string): Shot => ({ method: 'GET', path, headers: { authorization } });
    if (n % 4 === 1) return read('/v1/private/role/user/accesses');
    if (n % 4 === 2) return { ...read('/v1/private/nomenclature/products/list'), method: 'POST', body: {} };
    if (n % 4 === 3) return read('/v1/private/users/users/profile');
    return {
      method: 'POST',
      path: '/v1/private/sales/sales',
      body: { saleDate, items: [{ productId: product, quantity: 1 }], submit: true },
      headers: { authorization, [headers.idempotencyKey]: randomUUID() },
    };
  };
}

const lanes = 16;
/** What fills the caches of a core as another server does. */
const work = 'let kept = []; for (;;) { kept.push({ value: Math.random() }); if (kept.length > 1e5) kept = []; }';
const warmSeconds = 6;
/** As Prometheus does, who comes four times a minute: here once in every measure. */
async function scrape(port: number, token: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`/metrics: ${answer.status}`);
  await answer.text();
}

/**
 * Processor time of the server for one request, the same load on one process and on two, and on processes with metrics
 * off, off once more (the noise of the measure) and on; of the server alone, because with the database on the same
 * cores two processes cannot answer more than one.
 */
export async function measureProcesses(stage: Stage, { callers, rounds, seconds }: Options): Promise<boolean[]> {
  const token = randomBytes(16).toString('hex');
  const started = [await stage.startAnother(), await stage.startAnother()];
  const counted = await stage.startAnother({ METRICS_TOKEN: token });
  const [first, second] = started as [typeof counted, typeof counted];
  const sides = {
    one: [first],
    two: [first, second],
    'one once more': [second],
    'metrics on': [counted],
    // What two are made of: each has half of the requests to put together, and a neighbour on its core.
    'half the load': [first],
    'half, next to a busy core': [second],
  };
  const product = (await stage.database.pool.query<{ id: string }>('select fill_id(7, 1) as id')).rows[0]!.id;
  const next = mixed(callers, product);
  const micros = new Map<string, number[]>();
  // Past what their compilers do.
  for (const { port } of [first, second, counted]) await burst(port, lanes, warmSeconds, next);
  await inTurns(Object.keys(sides), rounds, async (name, isCounted) => {
    const processes = sides[name as keyof typeof sides];
    const spent = (): number => processes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
    const before = spent();
    if (processes.includes(counted)) await scrape(counted.port, token);
    const each = name.startsWith('half') ? lanes / 2 : lanes / processes.length;
    const neighbour = name.endsWith('busy core') ? spawn(process.execPath, ['-e', work]) : undefined;
    const bursts = await Promise.all(processes.map(({ port }) => burst(port, each, seconds, next))).finally(() =>
      neighbour?.kill('SIGKILL'),
    );
    const refused = Object.entries(Object.assign({}, ...bursts.map((one) => one.refused)));
    if (refused.length > 0) throw new Error(`${name}: ${JSON.stringify(refused)}`);
    const answers = bursts.reduce((sum, { count }) => sum + count, 0);
    if (isCounted) micros.set(name, [...(micros.get(name) ?? []), ((spent() - before) * 1e6) / answers]);
  });
  const all = (name: keyof typeof sides): number[] => micros.get(name) ?? [];
  for (const name of Object.keys(sides) as (keyof typeof sides)[]) {
    const range = `${Math.min(...all(name)).toFixed(0)}…${Math.max(...all(name)).toFixed(0)}`;
    console.log(`  ${name.padEnd(26)}${median(all(name)).toFixed(0).padStart(6)} µs of processor a request (${range})`);
  }
  // Within a round: what the neighbours do to the cores changes from one to the next.
  const ratio = (name: keyof typeof sides): number =>
    median(all(name).map((value, n) => (value * 2) / (all('one')[n]! + all('one once more')[n]!)));
  console.log(
    `  one once more to one: ${median(all('one once more').map((value, n) => value / all('one')[n]!)).toFixed(2)}`,
  );
  console.log(
    `  half the load to one: ${ratio('half the load').toFixed(2)}; next to a busy core: ${ratio('half, next to a busy core').toFixed(2)}`,
  );
  return [
    target('two processes to one, processor time a request', ratio('two'), 1.1),
    target('metrics on to off, processor time a request', ratio('metrics on'), 1.03),
  ];
}
