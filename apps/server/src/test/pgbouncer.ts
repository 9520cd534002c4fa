import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '../db/embedded/free-port.ts';
import { giveToDatabase, spawnUnprivileged } from '../db/embedded/spawn-unprivileged.ts';

/** Where pgbouncer is, or undefined: PGBOUNCER for any other place, Debian's otherwise. */
export const findPgbouncer = (): string | undefined =>
  [process.env['PGBOUNCER'], '/usr/sbin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
    (path) => path && existsSync(path),
  );

/** A pgbouncer in front of the server of a database. */
export interface Pgbouncer {
  /** The address of the same database through it. */
  url: string;
  stop: () => void;
}

const isUp = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

async function waitUntilUp(child: ChildProcess, port: number): Promise<void> {
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await sleep(30);
  }
}

/** Starts it with its usual settings in the given mode; `more` are lines of its configuration. */
export async function startPgbouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
  more: readonly string[] = [],
) {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-pgbouncer-'));
  const port = await freePort();
  const [configuration, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${users}`,
    `pool_mode = ${mode}`,
    'default_pool_size = 30',
    ...more,
  ];
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  writeFileSync(users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  chmodSync(folder, 0o700);
  for (const path of [folder, configuration, users]) giveToDatabase(path);
  const child = spawnUnprivileged(findPgbouncer() ?? 'pgbouncer', ['-q', configuration], { stdio: 'ignore' });
  await waitUntilUp(child, port);
  const url = Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port), pathname });
  const found: Pgbouncer = {
    url: url.href,
    stop() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return found;
}
