// Builds what is stale, then hands over to the server, which migrates, seeds and listens.
import { spawn } from 'node:child_process';

import { buildApps, buildServer } from '../lib/builds.ts';
import { root } from '../lib/root.ts';
import { builtServer } from '../lib/server.ts';

try {
  await buildApps();
  await buildServer();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

const server = spawn(process.execPath, builtServer, {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches the server by the terminal; a plain kill of this process must reach it too.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code) => process.exit(code ?? 1));
