import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { headers } from '@pribavka/api';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { verifySchema } from '../db/schema/verify.ts';
import { prepareCluster } from '../db/embedded/cluster.ts';
import { urlOf } from '../db/embedded/find-running.ts';
import { startPostmaster, stopPostmaster } from '../db/embedded/postmaster.ts';
import { demoPassword } from '../seed/parts/accounts.ts';
import { administratorUrl, dropTestDatabase, serverUrl } from '../test/database.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { leftIn, problemsOfHidden, receiptCounts, receiptValues } from '../test/process/hidden-receipts.ts';
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

/** Everything of people and companies that may not be in a dump for developers. */
const personalValues = `
  select distinct value from (
    select unnest(array[phone, email, last_name || ' ' || first_name, status_reason, password_hash]) as value from users
    union all select unnest(array[last_name, middle_name]) from users where role_code <> 'technical'
    union all select unnest(array[name, legal_name, inn, kpp, ogrn, contact_name, phone, email, contract_number]) from partners
    union all select unnest(array[legal_name, inn, kpp, contact_name, phone, email]) from manufacturers
    union all select unnest(array[name, address]) from stores
    union all select unnest(array[token, mask, encode(bidx, 'hex')]) from payout_cards
    union all select unnest(array[card_mask, failure_text, comment, provider_ref]) from withdrawals
    union all select unnest(array[passport_mask, inn_mask, snils_mask, encode(sealed, 'hex')]) from tax_profiles
    union all select unnest(array[contact_name, contact_phone, contact_email, subject]) from support_requests
    union all select text from support_messages union all select text from sale_messages
    union all select unnest(array[comment, decision_comment]) from tunings
    union all select unnest(array[comment, reason_text]) from sales union all select name from files where name not in (select file_name from programme_document_versions)
    union all select unnest(array[login, secret_hash, webhook_url]) from technical_users
    union all select unnest(array[title, text]) from notifications where text ~ '[0-9]{5}'
    union all select encode(payload_sealed, 'hex') from outbox_messages
    union all select unnest(array[user_agent, host(ip)]) from sessions
  ) x where length(value) >= 5 and value not in (select title from support_templates)`;

const admin = `"${process.execPath}" --conditions=@pribavka/source "${join(import.meta.dirname, '../main.ts')}" admin`;

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
  /** Runs a command of the page; `npm run` would look for the packages first. */
  const run = (begins: string, url: string, dataDir: string) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command(begins).replace('npm run admin --', admin)], {
      encoding: 'utf8',
      env: {
        PATH: `${programs.folder}${delimiter}${process.env['PATH'] ?? ''}`,
        DATABASE_URL: url,
        DATA_DIR: dataDir,
        BACKUP: join(folder, 'backup'),
        DUMP: join(folder, 'dump'),
        KEYS: join(folder, 'pribavka.keys'),
      },
    });
    return { code: status, said: `${stdout}${stderr}` };
  };

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
    const made = run('npm run admin -- backup "$BACKUP" --keys', from, data.before);
    expect(made).toEqual({ code: 0, said: expect.stringContaining('Копия готова') });
    const restored = run('npm run admin -- restore "$BACKUP" --keys', to, data.after);
    expect(restored).toEqual({ code: 0, said: expect.stringMatching(/расхождений 0[\s\S]+Восстановлено и проверено/) });
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
    // Noted before it was made: the copy knows of itself.
    expect(await count(to, "audit_entries where route_key = 'admin:backup'")).toBe(1);
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

  it('gives developers a dump with the same sums and nobody in it', async () => {
    const made = run('npm run admin -- dump anonymous "$DUMP"', from, data.before);
    expect(made).toEqual({ code: 0, said: expect.stringContaining('Обезличенная копия готова') });
    for (const path of readdirSync(join(folder, 'dump'), { recursive: true, encoding: 'utf8' })) {
      expect([path, statSync(join(folder, 'dump', path)).mode & 0o077]).toEqual([path, 0]);
    }
    const developer = await onSuite('developer');
    const read = spawnSync('sh', ['-c', command('psql --quiet --single-transaction')], {
      cwd: join(folder, 'dump'),
      encoding: 'utf8',
      env: { PATH: `${programs.folder}${delimiter}${process.env['PATH'] ?? ''}`, DATABASE_URL: developer },
    });
    expect(read).toMatchObject({ status: 0, stderr: '' });
    await verifySchema(developer);
    expect(await count(developer, 'ledger_audit')).toBe(0);
    const sums = 'select count(*)::int, sum(active)::int, sum(paid)::int from wallets';
    const of = (url: string) => inside(url, async (client) => (await client.query(sums)).rows);
    expect(await of(developer)).toEqual(await of(from));

    // Values of people as the source has them.
    const personal = await inside(from, async (client) => (await client.query<{ value: string }>(personalValues)).rows);
    expect(personal.length).toBeGreaterThan(200);
    const output = ['1-tables.sql', '2-rows.sql', '3-rules.sql'].map((file) =>
      readFileSync(join(folder, 'dump', file), 'utf8'),
    );
    const left = personal.filter(({ value }) => output.some((text) => text.includes(value)));
    expect(left).toEqual([]);
    const receipts = await inside(from, (client) => client.query<{ value: string }>(receiptValues));
    const given = receipts.rows.map(({ value }) => value).filter((value) => value);
    expect(given.length).toBeGreaterThan(200);
    expect(leftIn(output, given)).toEqual([]);
    expect(await inside(developer, problemsOfHidden)).toEqual([]);
    const hang = (url: string) => inside(url, async (client) => (await client.query(receiptCounts)).rows);
    expect(await hang(developer)).toEqual(await hang(from));
  });

  it('is restored into an empty place alone, and proved without being restored', () => {
    const empty = join(folder, 'empty');
    cpSync(join(data.after, 'secrets.json'), join(empty, 'secrets.json'));
    const again = 'npm run admin -- restore "$BACKUP"';
    expect(run(`${again} --open-all`, to, data.after).said).toContain('уже лежат файлы');
    expect(run(`${again} --open-all`, to, empty)).toEqual({ code: 1, said: expect.stringContaining('База не пуста') });

    const proof = 'npm run admin -- backup "$BACKUP" --verify';
    expect(run(proof, to, data.after)).toEqual({ code: 0, said: expect.stringContaining('Копия цела') });
    const sums = readFileSync(join(folder, 'backup', 'files.sha256'), 'utf8');
    const path = join(folder, 'backup', /files\/\S+/.exec(sums)![0]);
    const bytes = readFileSync(path);
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(path, bytes);
    expect(run(proof, to, data.after)).toEqual({ code: 1, said: expect.stringContaining('Повреждён файл files/') });
  });

  it('keeps the keys apart: in no file of the backup, readable by their owner alone', () => {
    const text = readFileSync(join(folder, 'pribavka.keys'), 'utf8');
    expect(text).toMatch(/^SECRET_KEYS=local:\S{44}\nINDEX_KEY=\S{44}\n$/);
    expect(statSync(join(folder, 'pribavka.keys')).mode & 0o077).toBe(0);
    const [, secret = ''] = /local:(\S+)/.exec(text)!;
    expect(readFileSync(join(folder, 'backup', 'manifest.json'), 'utf8')).not.toContain(secret);
  });
});
