import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { eventually } from '../test/eventually.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { giveDatabase } from '../test/process/data-folder.ts';

// Processes of their own with databases of their own: seconds when the machine is free, more when it is not.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let folder: string;
let running: ServerProcess[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-restart-'));
  await giveDatabase(folder);
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
    await server.ended();
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const start = (over: Record<string, string> = {}, openFiles?: number): ServerProcess => {
  const variables = { DATA_DIR: folder, PORT: '0', DEMO: '0', PASSWORD_MEMORY_KIB: '64', PASSWORD_PASSES: '1' };
  const server = startMain({ ...variables, ...over }, openFiles);
  running.push(server);
  return server;
};
const postmasterPid = (): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const databaseLog = (): string => readFileSync(join(folder, 'postgres/postgres.log'), 'utf8');
const isReady = async (base: string): Promise<boolean> =>
  (await fetch(`${base}/health/ready`).catch(() => undefined))?.status === 200;
const untilReady = (base: string) => eventually(async () => expect(await isReady(base)).toBe(true), 60_000);

it('starts at once after each of several kills, alone or with its database', async () => {
  for (let round = 0; round < 5; round += 1) {
    const server = start();
    expect(await isReady(await server.ready())).toBe(true);
    if (round % 2 === 1) process.kill(postmasterPid(), 'SIGKILL');
    server.child.kill('SIGKILL');
  }
  expect(await isReady(await start().ready())).toBe(true);
});

it('is not held up by a dead process whose parent never asks for its exit code', async () => {
  const pidFile = join(folder, 'pid');
  const script = `"$0" "$@" >"$DATA_DIR/out" 2>&1 & echo $! >"${pidFile}"; exec sleep 600`;
  const main = join(import.meta.dirname, '../main.ts');
  const parent = spawn('sh', ['-c', script, process.execPath, '--conditions=@pribavka/source', main], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, PORT: '0', DEMO: '0', PASSWORD_MEMORY_KIB: '64' },
    stdio: 'ignore',
  });
  try {
    await eventually(() => expect(readFileSync(join(folder, 'out'), 'utf8')).toContain('работает'), 60_000);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '));
    expect(await isReady(await start().ready())).toBe(true);
  } finally {
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  }
});

it('goes on with the same database when it has run out of file descriptors', async () => {
  const server = start({ HTTP_CONNECTIONS: '5000', HTTP_HEADERS_SECONDS: '600', HTTP_BODY_SECONDS: '600' }, 100);
  const base = await server.ready();
  const before = postmasterPid();
  const { port } = new URL(base);
  const sockets: Socket[] = [];
  for (let count = 0; count < 200; count += 1) {
    sockets.push(connect(Number(port), '127.0.0.1').on('error', () => undefined));
  }
  await eventually(() => expect(() => readFileSync(`/proc/${server.child.pid}/fd/99`)).not.toThrow(/ENOENT/));
  await sleep(6000);
  for (const socket of sockets) socket.destroy();
  await untilReady(base);
  expect(postmasterPid()).toBe(before);
  expect(databaseLog().match(/starting PostgreSQL/g)).toHaveLength(1);
  expect(server.output()).not.toContain('ended by itself');
  // And a database that does end is still noticed.
  process.kill(before, 'SIGKILL');
  await eventually(() => expect(databaseLog().match(/starting PostgreSQL/g)).toHaveLength(2), 60_000);
  await untilReady(base);
});

it('starts with empty and foreign variables of PostgreSQL in the environment', async () => {
  const server = start({ PGPORT: '', PGHOST: '', PGDATA: '', PGDATESTYLE: '', PGSSLMODE: 'require', PGOPTIONS: '--x' });
  expect(await isReady(await server.ready())).toBe(true);
});

it('refuses to work in production over accounts whose password everybody knows, and says what to do', async () => {
  const demo = start({ DEMO: '1', DEMO_SEED: 'empty' });
  await demo.ready();
  demo.child.kill('SIGTERM');
  await demo.ended();
  const key = Buffer.alloc(32, 7).toString('base64');
  const server = start({
    NODE_ENV: 'production',
    SECRET_KEYS: `a:${key}`,
    INDEX_KEY: key,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SMS_URL: 'http://127.0.0.1:1',
    SMS_TOKEN: 'x',
  });
  expect(await server.ended()).toBe(1);
  expect(server.output().trim()).toMatch(/^В базе есть учётные записи для знакомства .*DATABASE_URL.*DATA_DIR/);
});
