import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { createFiles } from '../../core/files/files.ts';
import { allJobs } from '../../modules/jobs.ts';
import { adjust } from '../../modules/ledger/index.ts';
import { inTransaction } from '../../db/tx.ts';
import { secondFactorStage } from '../../modules/second-factor/testing/stage.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createUser, type Person, testPassword } from '../../test/people.ts';
import { adminCommand } from './admin.ts';
import type { Manifest } from './backup/manifest.ts';
import { proveRestored } from './backup/prove.ts';
import { adminCommands } from './commands.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ now: new Date().toISOString() });
});
afterAll(() => server.close());

const said: string[] = [];
beforeEach(() => said.splice(0));

/** The command as it is typed, over the database of the server. */
const admin = (...args: string[]) => adminIn(server.services.config.dataDir, ...args);
async function adminIn(dataDir: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const say = (line: string): void => void said.push(line);
  const config = () => ({ ...server.services.config, dataDir, databaseUrl: server.database.url, keys: server.keys });
  const from = said.length;
  const code = await adminCommand(args, { config, say, complain: say });
  return { code, text: said.slice(from).join('\n') };
}

/** What the audit trail has of the command line, the newest last. */
async function trail(): Promise<{ route: string; actor: string; action: string }[]> {
  const { rows } = await sql<{ route: string; actor: string; action: string }>`
    select route_key as route, actor_name as actor, action from audit_entries
    where route_key like 'admin:%' order by at, id`.execute(server.services.db);
  return rows;
}

const signIn = (login: string, password = testPassword, device?: string) =>
  server.call('auth.login', { body: { login, password }, headers: device ? { 'x-fingerprint': device } : {} });
const isOpen = async (person: Person): Promise<boolean> =>
  (await server.call('sessions.list', { as: person })).status === 200;

it('explains every command and answers 2 for what is typed wrong', async () => {
  expect((await admin('--help')).text).toContain('ledger explain');
  for (const { name } of adminCommands) {
    const { code, text } = await admin(...name.split(' '), '--help');
    expect([code, text.includes(`npm run admin -- ${name}`)]).toEqual([0, true]);
  }
  const wrong = [[], ['ledger'], ['backup'], ['backup', 'a', 'b'], ['jobs', 'list', '--dry-run'], ['sessions', 'end']];
  for (const args of wrong) expect((await admin(...args)).code, args.join(' ')).toBe(2);
  expect((await admin('backup', 'x', '--kyes', 'y')).text).toContain('Нет ключа --kyes');
  expect(await trail()).toEqual([]);
});

it('makes an administrator whose link sets the password, once for an address', async () => {
  const create = ['administrator', 'create', 'Chief@Example.ru', '--name', 'Петров Пётр'];
  expect(await admin(...create, '--dry-run')).toMatchObject({ code: 0 });
  const { code, text } = await admin(...create, '--link', '--who', 'ivan');
  expect(code).toBe(0);
  const password = 'Snegir7!nad-rekoj';
  const link = /code=(\S+)/.exec(text)?.[1] ?? '';
  expect((await server.call('auth.changePassword', { body: { code: link, password } })).status).toBe(200);
  expect((await signIn('chief@example.ru', password)).data).toMatchObject({ roleCode: 'admin' });
  expect(await admin(...create)).toEqual({ code: 1, text: 'Этот адрес уже зарегистрирован' });
  expect(await trail()).toEqual([
    { route: 'admin:administrator.create', actor: 'Командная строка (ivan)', action: 'create' },
  ]);
  await admin('administrator', 'create', 'second@example.ru');
  expect((await server.mail('second@example.ru')).map(({ text: letter }) => letter).join()).toContain('code=');
});

it('lets in a person of the back-office who was blocked or has guessed too often', async () => {
  const email = 'moder@example.ru';
  await createUser(server.services, { roleCode: 'moderator', email, status: 'blocked', statusReason: 'отпуск' });
  for (let n = 0; n < 6; n += 1) await signIn(email, 'wrong');
  expect((await signIn(email)).code).toBe('AUTH_THROTTLED');
  expect((await admin('administrator', 'unlock', email, '--dry-run')).code).toBe(0);
  expect((await signIn(email)).code).toBe('AUTH_THROTTLED');
  expect((await admin('administrator', 'unlock', email)).code).toBe(0);
  expect((await signIn(email)).data).toMatchObject({ status: 'confirmed' });
  const member = await server.loginAs('member');
  for (const dry of [['--dry-run'], []]) {
    const { code, text } = await admin('administrator', 'unlock', member.email!, ...dry);
    expect([code, text]).toEqual([1, expect.stringMatching(/: учётная запись участника, а не сотрудника$/)]);
  }
});

it('takes back the pauses of a device one has been in from, and says of no block where there was none', async () => {
  const email = 'known@example.ru';
  const { id } = await createUser(server.services, { roleCode: 'moderator', email });
  expect((await signIn(email, testPassword, 'laptop')).status).toBe(200);
  for (let n = 0; n < 6; n += 1) await signIn(email, 'wrong', 'laptop');
  expect((await signIn(email, testPassword, 'laptop')).code).toBe('AUTH_THROTTLED');
  expect((await admin('administrator', 'unlock', email)).code).toBe(0);
  expect((await signIn(email, testPassword, 'laptop')).status).toBe(200);
  const entries = await server.services.db
    .selectFrom('auditEntries')
    .select(['action', 'before', 'after', 'reason'])
    .where('entityId', '=', id)
    .where('routeKey', '=', 'admin:administrator.unlock')
    .execute();
  expect(entries).toEqual([
    { action: 'update', before: null, after: null, reason: 'Сняты паузы после неверных паролей' },
  ]);
});

it('resets a second step and ends sessions, of one or of everybody', async () => {
  const stage = secondFactorStage(server);
  const { person } = await stage.enrolled('support');
  const [one, two] = [await server.loginAs('member'), await server.loginAs('member')];
  for (const dry of [['--dry-run'], []]) {
    const refused = await admin('second-step', 'reset', one.id, ...dry);
    expect(refused).toEqual({ code: 1, text: 'Двухэтапный вход не включён' });
  }
  expect((await admin('second-step', 'reset', person.email!)).code).toBe(0);
  expect([await isOpen(person), (await stage.login(person)).data.secondStep]).toEqual([false, null]);

  expect((await admin('sessions', 'end', `+${one.phone!}`, '--dry-run')).text).toBe('Будет завершено сеансов: 1');
  const { text } = await admin('sessions', 'end', one.phone!);
  expect([text, await isOpen(one), await isOpen(two)]).toEqual(['Завершено сеансов: 1', false, true]);
  await admin('sessions', 'end', '--all');
  expect(await isOpen(two)).toBe(false);
  expect((await admin('sessions', 'end', 'nobody@example.ru')).text).toBe('Нет такой учётной записи');
});

it('explains the points of a member and finds a difference in them', async () => {
  const member = await createUser(server.services, { roleCode: 'member' });
  const other = await createUser(server.services, { roleCode: 'member' });
  const { db } = server.services;
  const at = server.services.now();
  const give = (id: string, points: number): Promise<unknown> =>
    inTransaction(db, (tx) => adjust(tx, id, points, '2030-01-31', { actor_kind: 'system' }, at));
  // Past the guard that lets only the ledger write.
  const damage = (by: number): Promise<unknown> =>
    server.database.pool.query(`alter table wallets disable trigger user;
      update wallets set active = active + ${by} where member_id = '${member.id}';
      alter table wallets enable trigger user`);
  await give(member.id, 500);
  await give(member.id, -120);
  await give(other.id, 70);

  const { code, text } = await admin('ledger', 'explain', member.phone!);
  expect(code).toBe(0);
  expect(text).toMatch(/доступно \+500 → 500[\s\S]+доступно −120 → 380[\s\S]+доступно 380/);
  expect(text).not.toContain(member.phone);
  const number = /№(\d+)/.exec(text)![1]!;
  expect((await admin('ledger', 'explain', `№${number}`)).text).toContain('доступно +500 → 500');

  // What leaves no entry is not said.
  await server.database.pool.query('alter table audit_entries rename to audit_away');
  const unsaid = await admin('ledger', 'explain', member.phone!);
  await server.database.pool.query('alter table audit_away rename to audit_entries');
  expect([unsaid.code, unsaid.text.includes('500')]).toEqual([1, false]);

  expect(await admin('ledger', 'verify')).toMatchObject({ code: 0 });
  await damage(1);
  expect((await admin('ledger', 'verify', other.email!)).code).toBe(0);
  const found = await admin('ledger', 'verify');
  expect(found.code).toBe(1);
  expect(found.text).toContain(member.id);
  expect((await admin('ledger', 'verify', number)).code).toBe(1);
  await damage(-1);
});

it('runs a job now and repeats one that failed', async () => {
  expect((await admin('jobs', 'run', 'nothing')).text).toContain('points.reconcile');
  await admin('jobs', 'run', 'points.reconcile', '--dry-run');
  expect(await server.boss.fetch('points.reconcile')).toEqual([]);
  expect((await admin('jobs', 'run', 'points.reconcile', '--here')).code).toBe(0);
  const proofs = await sql<{ n: number }>`select count(*) as n from ledger_reconciliations`.execute(server.services.db);
  expect(proofs.rows[0]!.n).toBeGreaterThan(0);

  const job = allJobs.find(({ name }) => name === 'points.reconcile')!;
  const failing = vi.spyOn(job, 'handle').mockRejectedValueOnce(new Error('invalid input "Иванов" of 79001234567'));
  expect((await admin('jobs', 'run', job.name, '--here')).code).toBe(1);
  failing.mockRestore();
  const outputs = await sql<{ output: string }>`
    select output::text as output from pgboss.job where name = ${job.name} and output is not null`.execute(
    server.services.db,
  );
  expect(outputs.rows.map(({ output }) => output).join()).toContain('invalid input');
  expect(outputs.rows.map(({ output }) => output).join()).not.toMatch(/Иванов|79001234567/);

  const id = (await server.boss.send('points.warn', {}, { retryLimit: 0 }))!;
  await server.boss.fetch('points.warn');
  await server.boss.fail('points.warn', id, { message: 'because' });
  expect((await admin('jobs', 'list')).text).toMatch(new RegExp(`${id}.+points\\.warn: because`));
  expect((await admin('jobs', 'retry', id)).code).toBe(0);
  expect((await server.boss.fetch('points.warn')).map((job) => job.id)).toEqual([id]);
  expect((await admin('jobs', 'retry', '999999')).text).toBe('Нет процесса #999999');
});

it('moves no files from or to a folder of another installation, and makes none to see what would be moved', async () => {
  vi.stubEnv('S3_BUCKET', 'bucket');
  const dataDir = mkdtempSync(join(tmpdir(), 'pribavka-admin-'));
  expect((await adminIn(dataDir, 'files', 'move', '--to', 'disk', '--dry-run')).code).toBe(0);
  expect(readdirSync(dataDir)).toEqual([]);
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'installation'), 'another\n');
  for (const to of ['s3', 'disk']) {
    const { code, text } = await adminIn(dataDir, 'files', 'move', '--to', to, '--dry-run');
    expect([code, text]).toEqual([1, 'Папка файлов в DATA_DIR принадлежит другой установке']);
  }
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

it('opens a file with the keys before it calls a copy proved', async () => {
  const { db, store, now } = server.services;
  const file = {
    name: 'x.csv',
    mime: 'text/csv',
    bytes: Buffer.from('a;b'),
    ownerId: null,
    purpose: 'document',
  } as const;
  const { id } = await createFiles(db, store, now).save(file);
  const missing: string[] = [];
  const prove = () =>
    proveRestored({ db, now, store }, { files: { count: 41, missing } } as unknown as Manifest, {
      all: false,
      say: (line) => void said.push(line),
    });
  expect(await prove()).toEqual([]);
  expect(said.at(-1)).toContain('Файлов открыто ключами: 1');
  missing.push(id);
  expect(await prove()).toEqual(['Ни один файл не открыт ключами']);
  const row = db.deleteFrom('files').where('id', '=', id).returning('storageKey');
  await store.remove((await row.executeTakeFirstOrThrow()).storageKey);
});

it('reports keys and files, and leaves an entry of every act', async () => {
  const key = await server.services.store.put(Buffer.from('orphan'));
  const retention = await admin('retention', 'report');
  expect([retention.code, /Отправленные письма и SMS: 90 дн\./.test(retention.text)]).toEqual([0, true]);
  expect(retention.text).toMatch(/Операции с баллами: строк 3, с \d\d\./);
  expect((await admin('keys', 'status')).text).toContain('Под прежними ключами ничего нет');
  expect((await admin('keys', 'rotate')).code).toBe(0);
  expect((await admin('files', 'sweep', '--dry-run')).text).toContain('Файлов: 1.');
  expect((await admin('files', 'sweep')).code).toBe(0);
  await server.services.store.remove(key);
  const routes = new Set((await trail()).map(({ route }) => route));
  expect([...routes].sort()).toEqual([
    'admin:administrator.create',
    'admin:administrator.unlock',
    'admin:files.sweep',
    'admin:jobs.retry',
    'admin:jobs.run',
    'admin:keys.rotate',
    'admin:ledger.explain',
    'admin:ledger.verify',
    'admin:second-step.reset',
    'admin:sessions.end',
  ]);
  const page = await server.call('logs.list', { as: await server.loginAs('admin'), body: { size: 50 } });
  expect(page.status).toBe(200);
});

it('refuses other keys than those of the database before anything is done', async () => {
  const keys = { ...server.keys, current: 'other', keys: new Map([['other', Buffer.alloc(32, 1)]]) };
  await admin('keys', 'rotate');
  const config = () => ({ ...server.services.config, databaseUrl: server.database.url, keys });
  const before = (await trail()).length;
  const complain = (line: string): void => void said.push(line);
  expect(await adminCommand(['sessions', 'end', '--all'], { config, say: complain, complain })).toBe(1);
  expect(said.at(-1)).toContain('Ключи не от этой базы');
  expect((await trail()).length).toBe(before);
});
