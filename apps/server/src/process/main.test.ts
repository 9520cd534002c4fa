import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startEmbedded } from '../db/embedded/start.ts';
import { eventually } from '../test/eventually.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { giveDatabase } from '../test/process/data-folder.ts';

// A process of its own with a database of its own: seconds when the machine is free, more when it is not.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let folder: string;
let running: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-main-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) {
    if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
    await server.ended();
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const variables = () => ({ DATA_DIR: folder, PORT: '0', DEMO: '0', PASSWORD_MEMORY_KIB: '64', PASSWORD_PASSES: '1' });
const start = (over: Record<string, string> = {}, args: readonly string[] = []): ServerProcess => {
  const server = startMain({ ...variables(), ...over }, undefined, args);
  running.push(server);
  return server;
};
const postmasterPid = (): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
const databaseUrl = (): string => {
  const port = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim();
  return `postgres://pribavka:${password}@127.0.0.1:${port}/pribavka`;
};
async function ask(question: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl() });
  try {
    await client.connect();
    return Number(Object.values((await client.query<Record<string, unknown>>(question)).rows[0] ?? {})[0]);
  } finally {
    await client.end();
  }
}
// A process that has ended but is not yet collected by its parent has an empty command line.
const alive = (pid: number): boolean => {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) && readFileSync(file, 'utf8') !== '';
};

/** One small write that is acknowledged or not. */
async function write(base: string, email: string): Promise<boolean> {
  const answer = await fetch(`${base}/api/v1/public/auth/recovery_password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined);
  return answer?.status === 200;
}

async function countWrites(): Promise<number> {
  const database = await startEmbedded({ folder });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query('select count(*)::int as n from verification_codes');
    return rows[0].n as number;
  } finally {
    await client.end();
    await database.stop();
  }
}

/** Writes until the server is gone; returns how many writes it said it had taken. */
async function writeUntilGone(base: string): Promise<number> {
  let taken = 0;
  for (let i = 0; i < 39; i += 1) {
    if (!(await write(base, `${randomUUID()}@example.ru`))) break;
    taken += 1;
  }
  return taken;
}

it('starts on an empty folder, works, is drained and ends cleanly; a worker over the same database answers nobody', async () => {
  const first = start({ DRAIN_SECONDS: '4' });
  const base = await first.ready();
  const dictionary = async () => {
    const { status, headers } = await fetch(`${base}/api/v1/public/users/dictionary`);
    return [status, headers.get('connection')];
  };
  const health = async (path: string): Promise<number> => (await fetch(`${base}/health/${path}`)).status;
  expect(await health('ready')).toBe(200);
  expect(await dictionary()).toEqual([200, 'keep-alive']);
  const pid = postmasterPid();
  first.child.kill('SIGTERM');
  // The balancer is asked to send no more, and what it still sends is answered.
  await eventually(async () => expect(await health('ready')).toBe(503));
  expect([await health('live'), await dictionary()]).toEqual([200, [200, 'close']]);
  expect(await first.ended()).toBe(0);
  expect(alive(pid)).toBe(false);
  const second = start({}, ['worker']);
  const worker = await second.ready();
  expect((await fetch(`${worker}/health/ready`)).status).toBe(200);
  expect((await fetch(`${worker}/`)).status).toBe(404);
});

it('keeps every acknowledged write when the server is killed, and starts again', async () => {
  await giveDatabase(folder);
  const server = start();
  const base = await server.ready();
  const stream = writeUntilGone(base);
  await sleep(150);
  server.child.kill('SIGKILL');
  const taken = await stream;
  await server.ended();
  expect(await countWrites()).toBeGreaterThanOrEqual(taken);
  await start().ready();
});

it('keeps every acknowledged write when the database is killed with the server', async () => {
  await giveDatabase(folder);
  const server = start();
  const base = await server.ready();
  const stream = writeUntilGone(base);
  await sleep(150);
  process.kill(postmasterPid(), 'SIGKILL');
  server.child.kill('SIGKILL');
  const taken = await stream;
  await server.ended();
  expect(await countWrites()).toBeGreaterThanOrEqual(taken);
});

it('starts its database once more when that dies alone, keeps what was written and goes on with its work', async () => {
  await giveDatabase(folder);
  const server = start();
  const base = await server.ready();
  expect(await write(base, `${randomUUID()}@example.ru`)).toBe(true);
  const dead = postmasterPid();
  process.kill(dead, 'SIGKILL');
  // Nothing that comes meanwhile is lost silently: it is refused in the words of the envelope.
  const meanwhile = await fetch(`${base}/api/v1/public/users/dictionary`);
  expect([200, 503]).toContain(meanwhile.status);
  expect(Object.keys((await meanwhile.json()) as object)).toContain('messages');
  await eventually(async () => expect((await fetch(`${base}/health/ready`)).status).toBe(200), 60_000);
  expect(postmasterPid()).not.toBe(dead);
  expect(await write(base, `${randomUUID()}@example.ru`)).toBe(true);
  const waiting = `select count(*)::int as n from pgboss.job where name = 'auth.recovery-letter' and state = 'completed'`;
  await eventually(async () => expect(await ask(waiting)).toBe(2), 60_000);
  expect(server.output()).toContain('The embedded database ended by itself');

  const pid = postmasterPid();
  server.child.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(alive(pid)).toBe(false);
  expect(await countWrites()).toBe(2);
});

it('refuses a folder another process works with, in one sentence', async () => {
  await giveDatabase(folder);
  const first = start();
  await first.ready();
  const second = start();
  expect(await second.ended()).toBe(1);
  expect(second.output().trim()).toBe(
    `Папка данных ${folder} занята: с ней работает другой процесс (PID ${first.child.pid}). Остановите его или задайте другую папку в DATA_DIR.`,
  );
});

it('says which port is taken', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  const server = start({ PORT: String(port) });
  expect(await server.ended()).toBe(1);
  expect(server.output().trim()).toMatch(new RegExp(`^Порт ${port} занят другой программой`));
  other.close();
});

it('lists every bad value at once and starts nothing', async () => {
  const server = start({ PORT: 'three', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(await server.ended()).toBe(1);
  const lines = server.output().trim().split('\n');
  expect(lines[0]).toBe('Неверная конфигурация:');
  expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual(['• PORT', '• DATABASE_URL', '• LOG_LEVEL']);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
});

it('does not start for a command nobody knows, and names those there are', async () => {
  const server = start({}, ['wrker']);
  expect(await server.ended()).toBe(2);
  expect(server.output()).toMatch(/Нет команды «wrker»[\s\S]*main\.js worker/);
});

it('ends quietly when nobody reads what a command says to the end', () => {
  const command = ['--conditions=@pribavka/source', join(import.meta.dirname, '../main.ts'), 'doctor'];
  const key = Buffer.alloc(32, 1).toString('base64');
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATA_DIR: folder,
    SECRET_KEYS: `one:${key}`,
    INDEX_KEY: key,
  };
  // The reader has ended before the first of many lines.
  const { stderr } = spawnSync('sh', ['-c', '"$@" | true', 'sh', process.execPath, ...command], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toBe('');
});

it('demands keys, mail and SMS in production and refuses demo mode there', async () => {
  const server = start({ NODE_ENV: 'production', DEMO: '1', ADMIN_EMAIL: 'chief@shop.example' });
  expect(await server.ended()).toBe(1);
  for (const name of ['DEMO', 'SECRET_KEYS', 'SMTP_URL', 'SMS_URL', 'ADMIN_EMAIL'])
    expect(server.output()).toContain(`• ${name}`);
});

it('prints a link for the first administrator, once used it is printed no more', async () => {
  await giveDatabase(folder);
  const silent = start();
  await silent.ready();
  await eventually(() => expect(silent.output()).toContain('Задайте его адрес: ADMIN_EMAIL='));
  silent.child.kill('SIGTERM');
  await silent.ended();
  const first = start({ ADMIN_EMAIL: 'Chief@example.ru' });
  const base = await first.ready();
  await eventually(() => expect(first.output()).toMatch(/restore-password\?code=\S+/));
  const code = /restore-password\?code=(\S+)/.exec(first.output())?.[1];
  const password = 'Snegir7!nad-rekoj';
  const post = (path: string, body: object) =>
    fetch(`${base}/api/v1/public/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('change_password', { code, password })).status).toBe(200);
  expect((await post('change_password', { code, password })).status).toBe(400);
  const login = await post('login', { login: 'chief@example.ru', password });
  expect([login.status, await login.json()]).toMatchObject([200, { data: { roleCode: 'admin' } }]);
  first.child.kill('SIGTERM');
  await first.ended();
  const second = start({ ADMIN_EMAIL: 'chief@example.ru', RATE_LIMIT_STORE: 'memory' });
  await second.ready();
  await eventually(() => expect(second.output()).toContain('Пределы по адресу каждый процесс считает сам'));
  expect(second.output()).not.toContain('restore-password');
  expect(first.output()).not.toContain('Пределы по адресу');
});
