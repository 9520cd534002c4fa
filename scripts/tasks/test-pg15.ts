// The server's suite on the oldest PostgreSQL it promises to work with: `npm run test:pg15`, with paths of tests
// after `--` only those. A server of its own in a temporary folder, gone afterwards.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { prepareCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { urlOf } from '../../apps/server/src/db/embedded/find-running.ts';
import { startPostmaster, stopPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts';
import { run } from '../lib/run.ts';

// Debian and Ubuntu, Red Hat, Homebrew; PG15_BIN for any other place.
const places = [
  process.env['PG15_BIN'] ?? '',
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  ...globSync('/{opt/homebrew,usr/local}/opt/postgresql@15/bin'),
];

// Tests prove what the code does, not what the disk does.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

const found = places.map((place) => join(place, 'initdb')).find((path) => existsSync(path));
if (!found) {
  console.error('Нет PostgreSQL 15. Debian, Ubuntu: apt-get install postgresql-15; иначе задайте PG15_BIN.');
  process.exit(1);
}
const binaries = { initdb: found, postgres: join(dirname(found), 'postgres') };
const folder = mkdtempSync(join(tmpdir(), 'pribavka-pg15-'));
const cluster = await prepareCluster(binaries, join(folder, 'postgres'));
const server = await startPostmaster(binaries, cluster, settings);
try {
  const env = { ...process.env, TEST_DATABASE_URL: urlOf(cluster, server.port, 'postgres') };
  process.exitCode = await run('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], { env });
} finally {
  await stopPostmaster(server);
  rmSync(folder, { recursive: true, force: true });
}
