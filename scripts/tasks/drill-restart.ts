// Two servers behind haproxy and behind nginx with the documented settings: both are restarted under a stream of reads
// and writes, and the requests that were lost are counted. 0 is the only good figure.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import { buildServer } from '../lib/builds.ts';
import { endProcess, runBuilt, startBuilt, untilReady } from '../lib/drilled.ts';
import { type Ports, proxies } from '../lib/proxies.ts';
import { startStream } from '../lib/stream.ts';

const ports: Ports = { front: 3920, servers: [3921, 3922] };
const callers = 16;
const home = mkdtempSync(join(tmpdir(), 'pribavka-drill-'));

const database = await startEmbedded({ folder: join(home, 'database') });
const variables = {
  DATABASE_URL: database.url,
  DATA_DIR: home,
  DEMO_SEED: 'empty',
  DRAIN_SECONDS: '10',
  TRUSTED_PROXIES: '1',
  RATE_LIMIT_FACTOR: '0',
};
const servers = new Map<number, ChildProcess>();
let lost = 0;

async function start(port: number): Promise<void> {
  const child = startBuilt('web', { ...variables, PORT: String(port) });
  servers.set(port, child);
  await untilReady(port, { child });
}

try {
  await buildServer();
  await runBuilt('migrate', variables);
  for (const port of ports.servers) await start(port);
  for (const proxy of proxies) {
    if (!proxy.isThere) {
      console.log(`${proxy.name}: программы нет на этой машине, пропущено (apt-get install ${proxy.name})`);
      continue;
    }
    const running = proxy.start(mkdtempSync(join(home, `${proxy.name}-`)), ports);
    await untilReady(ports.front, { path: '/health/live', child: running });
    const stream = startStream(`http://127.0.0.1:${ports.front}`, callers);
    await sleep(3000);
    for (const port of ports.servers) {
      await endProcess(servers.get(port)!);
      await start(port);
      // The proxy believes it after two checks.
      await sleep(6000);
    }
    const result = await stream.stop();
    await endProcess(running);
    lost += result.lost;
    const reasons = Object.entries(result.reasons).map(([reason, count]) => `${reason}: ${count}`);
    console.log(
      `${proxy.name}: потеряно ${result.lost} из ${result.sent}, дольше всего ${Math.round(result.longestMs)} мс ${reasons.join(', ')}`,
    );
  }
} finally {
  for (const child of servers.values()) child.kill('SIGKILL');
  await database.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exitCode = lost === 0 ? 0 : 1;
