import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

import { freePort } from '../../../apps/server/src/db/embedded/free-port.ts';
import { untilReady } from '../drilled.ts';
import { root } from '../root.ts';

/** Starts the process that answers and does nothing. */
export async function startIdle(): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/lib/processes/idle.ts')], {
    env: { PORT: String(port) },
    stdio: 'ignore',
  });
  await untilReady(port, { child });
  return { child, port };
}
