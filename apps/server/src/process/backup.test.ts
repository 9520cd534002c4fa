import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { headers } from '@pribavka/api';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { prepareCluster } from '../db/embedded/cluster.ts';
import { urlOf } from '../db/embedded/find-running.ts';
import { startPostmaster, stopPostmaster } from '../db/embedded/postmaster.ts';
import { demoPassword } from '../seed/parts/accounts.ts';
import { administratorUrl, dropTestDatabase, serverUrl } from '../test/database.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { findTools, type Tools } from '../test/tools.ts';

// Three starts of the real server, one of them with all demo data.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

async function inside<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const count = (url: string, from: string): Promise<number> =>
  inside(
    url,
    async (client) => (await client.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]!.n,
  );

/** The commands of the page an operator reads, word for word. */
const page = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const command = (begins: string): string => {
  const line = page.split('\n').find((text) => text.startsWith(begins));
  if (!line) throw new Error(`No command «${begins}» in docs/operations.md`);
  return line;
};

const name = `backup_${randomBytes(6).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'pribavka-backup-'));
const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** A database on the suite's server, owned by the suite's role. */
async function onSuite(suffix: string): Promise<string> {
  const database = `${name}_${suffix}`;
  await inside(serverUrl(), (client) => client.query(`create database ${database} template template0`));
  closers.push(() => dropTestDatabase(database));
  return Object.assign(new URL(serverUrl()), { pathname: `/${database}` }).href;
}

/** A server of the version of the tools: an older dump is what a newer PostgreSQL is moved to with. */
async function onOwnServer({ folder: bin }: Tools): Promise<string> {
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  const cluster = await prepareCluster(binaries, join(folder, 'postgres'));
  const server = await startPostmaster(binaries, cluster, { fsync: 'off' });
  closers.push(() => stopPostmaster(server));
  const admin = urlOf(cluster, server.port, 'postgres');
  await inside(admin, async (client) => {
    await client.query(`create role owner_of_shop login nosuperuser password 'shop'`);
    await client.query('create database shop owner owner_of_shop');
  });
  return Object.assign(new URL(admin), { username: 'owner_of_shop', password: 'shop', pathname: '/shop' }).href;
}

const tools = findTools();
const ofServer = (major: number): Tools | undefined => tools.find((found) => found.major >= major || found.hasServer);
if (tools.length === 0)
  console.warn('Backup and restore are not tested: this machine has no pg_dump of PostgreSQL 15 or newer.');

describe.skipIf(tools.length === 0)('a backup made and restored with the commands of docs/operations.md', () => {
  const data = { before: join(folder, 'before'), after: join(folder, 'after') };
  let from: string;
  let to: string;
  let programs: Tools;

  const start = (url: string, dataDir: string): ServerProcess => {
    const server = startMain({
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: '1',
      PASSWORD_MEMORY_KIB: '64',
      PASSWORD_PASSES: '1',
    });
    closers.push(async () => {
      if (server.child.exitCode === null && server.child.signalCode === null) server.child.kill('SIGTERM');
      await server.ended();
    });
    return server;
  };
  const run = (begins: string, url: string, dataDir: string): string =>
    execFileSync('sh', ['-c', command(begins)], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: `${programs.folder}${delimiter}${process.env['PATH'] ?? ''}`,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
      },
    });

  beforeAll(async () => {
    const version = await inside(administratorUrl(), async (client) => {
      const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
      return Math.floor(Number(rows[0]!.server_version_num) / 10_000);
    });
    const found = ofServer(version);
    if (!found)
      throw new Error(`pg_dump ${tools[0]!.major} is older than the server, and there is no server of its version`);
    programs = found;
    from = programs.major >= version ? await onSuite('from') : await onOwnServer(programs);
    to = await onSuite('to');
    for (const path of Object.values(data)) mkdirSync(path);
    const server = start(from, data.before);
    await server.ready();
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
    run('pg_dump', from, data.before);
    run('tar --create', from, data.before);
    run('pg_restore', to, data.after);
    run('tar --extract', to, data.after);
    cpSync(join(data.before, 'secrets.json'), join(data.after, 'secrets.json'));
  });

  it('starts, and opens a photograph and a passport; the books agree', async () => {
    const server = start(to, data.after);
    const base = await server.ready();
    expect((await fetch(`${base}/health/ready`)).status).toBe(200);
    const login = await fetch(`${base}/api/v1/public/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [headers.fingerprint]: 'backup' },
      body: JSON.stringify({ login: 'admin@pribavka.example', password: demoPassword }),
    });
    expect(login.status).toBe(200);
    const authorization = `Bearer ${login.headers.get(headers.sessionToken)}`;
    const open = (path: string) => fetch(`${base}/api/v1/private/${path}`, { headers: { authorization } });

    const [photograph, person] = await inside(to, async (client) => {
      const files = await client.query<{ id: string }>(
        "select id from files where purpose = 'receipt' order by id limit 1",
      );
      const people = await client.query<{ id: string }>(
        'select user_id as id from tax_profiles where sealed is not null order by user_id limit 1',
      );
      return [files.rows[0]!.id, people.rows[0]!.id];
    });
    const file = await open(`files/${photograph}`);
    expect(file.status).toBe(200);
    const { format, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect([format, width > 100]).toEqual(['jpeg', true]);
    const passport = await open(`users/users/member/${person}/passport`);
    expect(passport.status).toBe(200);
    expect(await passport.json()).toMatchObject({
      data: { inn: expect.stringMatching(/^\d{12}$/), passportNumber: expect.stringMatching(/^\d{6}$/) },
    });

    expect(await count(to, 'ledger_audit')).toBe(0);
    for (const table of ['transfers', 'sales', 'users', 'files', 'withdrawals']) {
      const restored = await count(to, table);
      expect([table, restored]).toEqual([table, await count(from, table)]);
      expect(restored, table).toBeGreaterThan(0);
    }
    server.child.kill('SIGTERM');
    expect(await server.ended()).toBe(0);
  });

  it('is not started over when something of it was lost, or with other keys', async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const stranger = start(to, other);
    expect(await stranger.ended()).toBe(1);
    expect(stranger.output()).toMatch(/^Ключи не от этой базы\. .+ Сервер не запущен\.\s*$/);

    await inside(to, (client) => client.query('drop function ledger_expire_due(date, timestamptz, int)'));
    const lossy = start(to, data.after);
    expect(await lossy.ended()).toBe(1);
    expect(lossy.output()).toContain('Не хватает (1):\n  • function ledger_expire_due');
    expect(lossy.output()).not.toContain('работает:');
  });

  it('restores all or nothing', async () => {
    expect(() => run('pg_restore', to, data.after)).toThrow(/already exists/);
    expect(await count(to, 'ledger_audit')).toBe(0);
  });
});
