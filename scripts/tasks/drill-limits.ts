// Two thousand requests from one address, fifty at once, to one process and to two: how many the limit lets through, and
// what counting them costs, with counts in the database and in memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import { buildServer } from '../lib/builds.ts';
import { cpuSeconds } from '../lib/cpu.ts';
import { endProcess, runBuilt, startBuilt, untilReady } from '../lib/drilled.ts';

const requests = 2000;
const atOnce = 50;
const ports = [3931, 3932];
/** Counted by portions, and at every request; the second is refused without a token before anything is looked up. */
const addresses = { portions: 'GET /api/v1/public/users/dictionary', each: 'POST /api/v1/public/auth/refresh' };
type Kind = keyof typeof addresses;
/** Requests in a minute, and how much of that each further process may let through besides. */
const limits: Record<Kind, { max: number; slack: number }> = {
  portions: { max: 1200, slack: 1 / 50 },
  each: { max: 300, slack: 0 },
};
/** By what the limits are multiplied: first they are met, then two bursts have room below them and the costs are seen. */
const rounds: Partial<Record<Kind, number>>[] = [{ portions: 1, each: 1 }, { portions: 4 }, { each: 20 }];
const minuteMs = 60_000;
const longestMs = 25_000;

function send(agent: Agent, port: number, address: string): Promise<number> {
  const [method, path] = address.split(' ');
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers: { 'content-type': 'application/json' } }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    sent.on('error', reject).end(method === 'POST' ? '{}' : undefined);
  });
}

async function burst(address: string, to: readonly number[]) {
  // Within one window.
  const left = minuteMs - (Date.now() % minuteMs);
  if (left < longestMs) await sleep(left + 100);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const took: number[] = [];
  let through = 0;
  let begun = 0;
  const call = async (): Promise<void> => {
    while (begun < requests) {
      const port = to[begun % to.length]!;
      begun += 1;
      const from = performance.now();
      const status = await send(agent, port, address);
      if (status >= 500) throw new Error(`${address} ответил ${status}`);
      if (status !== 429) through += 1;
      took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, call));
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return { through, p50: at(0.5), p99: at(0.99) };
}

const damage: string[] = [];
const home = mkdtempSync(join(tmpdir(), 'pribavka-limits-'));
const database = await startEmbedded({ folder: join(home, 'database') });
const settings = { DATABASE_URL: database.url, DATA_DIR: home, DEMO_SEED: 'empty', DRAIN_SECONDS: '0' };

async function measure(store: string, processes: number, round: Partial<Record<Kind, number>>): Promise<void> {
  const used = ports.slice(0, processes);
  const factor = Math.max(...Object.values(round));
  const variables = { ...settings, RATE_LIMIT_STORE: store, RATE_LIMIT_FACTOR: String(factor) };
  const servers = used.map((port) => startBuilt('web', { ...variables, PORT: String(port) }));
  try {
    for (const port of used) await untilReady(port);
    for (const kind of Object.keys(round) as Kind[]) {
      const address = addresses[kind];
      // Past the first requests, which are compiled.
      if (factor > 1) await burst(address, used);
      const before = servers.reduce((sum, { pid }) => sum + cpuSeconds(pid!), 0);
      const { through, p50, p99 } = await burst(address, used);
      const spent = servers.reduce((sum, { pid }) => sum + cpuSeconds(pid!), 0) - before;
      const figures = `p50 ${p50} мс, p99 ${p99} мс, процессор ${((spent * 1000) / requests).toFixed(2)} мс на запрос`;
      const { max, slack } = limits[kind];
      const most = max * factor * (1 + slack * (processes - 1));
      if (store === 'database' && through > most)
        damage.push(`процессов ${processes}, ×${factor}, ${kind}: прошло ${through}, можно ${most}`);
      console.log(`${store}, процессов ${processes}, ×${factor}, ${kind}: прошло ${through}, ${figures}`);
    }
  } finally {
    await Promise.all(servers.map(endProcess));
  }
}

try {
  await buildServer();
  await runBuilt('migrate', settings);
  for (const round of rounds) {
    for (const processes of [1, 2]) {
      for (const store of ['database', 'memory']) {
        // Counts of the run before are those of another drill.
        await sleep(minuteMs - (Date.now() % minuteMs));
        await measure(store, processes, round);
      }
    }
  }
} finally {
  await database.stop();
  rmSync(home, { recursive: true, force: true });
}
console.log(damage.length === 0 ? 'Лимиты держатся на всех процессах вместе.' : damage.join('\n'));
process.exitCode = damage.length === 0 ? 0 : 1;
