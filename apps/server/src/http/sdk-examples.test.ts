import { execFile, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Grant } from '@pribavka/api';
import { webhookHeaders } from '@pribavka/api/webhooks';
import sharp from 'sharp';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { freePort } from '../db/embedded/free-port.ts';
import { createWorld, type World } from '../modules/sales/testing/world.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';

/* The files that README and docs show, run as their reader would: `node <file>`, over the real server. */
const examples = join(import.meta.dirname, '../../../../packages/api/examples');
// Each run is a process of its own: a second when the machine is free, more when it is not.
vi.setConfig({ testTimeout: 120_000 });

/** The JSON under a heading of docs/wire.md. */
const jsonOf = (heading: string): unknown => {
  const page = readFileSync(join(examples, '../docs/wire.md'), 'utf8');
  const section = page.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(section)?.[1] ?? 'null') as unknown;
};

const conditions = '--conditions=@pribavka/source';

let server: TestApp;
let w: World;
let folder: string;
let env: Record<string, string>;
let phone: string;
const scopes: Grant[] = ['sales.sale:create', 'sales.sale:read', 'sales.salesListAdmin:read'];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pribavka-examples-'));
  server = await createTestApp();
  w = await createWorld(server.database.db);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  // The people of the world have numbers of the same row.
  const admin = await server.loginAs('admin', { phone: '79881112233' });
  const { data, messages } = await server.call('technical.register', {
    as: admin,
    body: { name: 'Касса', login: 'kassa-example', scopes, ownerPartnerId: w.partnerId },
  });
  expect(messages).toEqual([]);
  const { rows } = await sql<{ phone: string }>`select phone from users where id = ${w.member.id}`.execute(
    server.database.db,
  );
  phone = rows[0]?.phone ?? '';
  const { port } = server.app.server.address() as AddressInfo;
  env = {
    PATH: process.env['PATH'] ?? '',
    PRIBAVKA_URL: `http://127.0.0.1:${port}/api`,
    PRIBAVKA_LOGIN: data.login,
    PRIBAVKA_PASSWORD: data.secret,
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ran = new Set<string>();
const run = (file: string, ...args: string[]) => {
  ran.add(file);
  return promisify(execFile)(process.execPath, [conditions, join(examples, file), ...args], { env, cwd: folder });
};

const photo = async (): Promise<string> => {
  const path = join(folder, 'receipt.jpg');
  const blank = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b6b4f' } });
  writeFileSync(path, await blank.jpeg().toBuffer());
  return path;
};
const documentOf = (number: string): string => {
  const path = join(folder, `${number}.json`);
  const items = [{ productId: w.lamp.id, quantity: 1 }];
  writeFileSync(path, JSON.stringify({ id: randomUUID(), number, date: '2026-11-18', phone, items }));
  return path;
};

describe('an example', () => {
  it('register-sale.ts: brings in a sale with its photo, and a second run makes no second one', async () => {
    const [document, picture] = [documentOf('Ч-1'), await photo()];
    const first = await run('register-sale.ts', document, picture);
    expect(first.stdout).toMatch(/^П-\d+ (moderation|confirmed)\n$/);
    expect(first.stderr).toContain('photo: 100 %');
    const files = await sql<{ n: number }>`select count(*)::int as n from sale_files`.execute(server.database.db);
    expect(files.rows).toEqual([{ n: 1 }]);
    // The photo of the second run is another file: its body differs, and the key of the document refuses it.
    await expect(run('register-sale.ts', document, picture)).rejects.toThrow('IDEMPOTENCY_MISMATCH');
    const sales = await sql<{ n: number }>`select count(*)::int as n from sales`.execute(server.database.db);
    expect(sales.rows).toEqual([{ n: 1 }]);
  });

  it('walk-sales.ts: meets every sale once over its pages', async () => {
    for (const number of ['Ч-2', 'Ч-3', 'Ч-4', 'Ч-5']) await run('register-sale.ts', documentOf(number), await photo());
    const { stdout } = await run('walk-sales.ts');
    const numbers = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(numbers).toHaveLength(5);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a = '', b = '') => a.localeCompare(b)));
  });

  it('download-export.ts: waits for the export and saves it', async () => {
    const path = join(folder, 'sales.csv');
    const running = run('download-export.ts', '2026-11-01', '2026-11-30', path);
    const saved = new AbortController();
    const work = async (): Promise<void> => {
      for (; !saved.signal.aborted; await sleep(100)) await server.drain();
    };
    const [{ stdout, stderr }] = await Promise.all([running.finally(() => saved.abort()), work()]);
    expect(stdout).toMatch(/\.csv \d+\n$/);
    expect(stderr).toContain('file: 100 %');
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(6);
  });

  it('read-refusals.ts: says in English what is wrong, and in codes', async () => {
    const { stdout } = await run('read-refusals.ts');
    expect(stdout).toContain('VALIDATION');
    expect(stdout).toContain('A Russian phone number: 11 digits, the first is 7');
    expect(stdout).toContain("code: 'FORMAT_PHONE_RU'");
    expect(stdout).not.toMatch(/[а-яё]/i);
  });

  it('client-events.ts: hears what failed, and nothing of what was cancelled', async () => {
    const { stdout } = await run('client-events.ts');
    expect(stdout.trim().split('\n')).toEqual([
      'sales: 5',
      'sales.get: Not found, or you have no access to it',
      'sales.get: ',
      'cancelled',
    ]);
  });

  it('resume-session.ts: signs in once, goes on, signs out', async () => {
    const lines = async (...args: string[]) => (await run('resume-session.ts', ...args)).stdout.trim().split('\n');
    const role = 'technical';
    expect(await lines()).toEqual(['signed-in', role]);
    expect(await lines()).toEqual([role]);
    writeFileSync(join(folder, 'session.json'), JSON.stringify({ session: 'old', refresh: 'old' }));
    expect(await lines()).toEqual(['signed-out', 'signed-in', role]);
    expect(await lines('leave')).toEqual([role, 'signed-out']);
    expect(existsSync(join(folder, 'session.json'))).toBe(false);
  });

  it('own-transport.ts: logs what was answered and what was not', async () => {
    const { stdout } = await run('own-transport.ts');
    expect(stdout.trim().split('\n')).toEqual([
      'POST /v1/public/auth/login 200 true',
      'GET /v1/private/sales/sales/00000000-0000-4000-8000-000000000000 404 true',
      'GET /v1/private/role/user/accesses ERR_CANCELED',
    ]);
  });

  it('own-language.ts: says a refusal with a sentence of its own', async () => {
    const { stdout } = await run('own-language.ts');
    expect(stdout).toBe('AUTH_BAD_CREDENTIALS server\nThis login and this password do not fit together\n');
  });

  it('latest-sales.ts: asks for no page it does not need', async () => {
    const { stdout } = await run('latest-sales.ts', '3');
    expect(stdout).toMatch(/^П-\d+ П-\d+ П-\d+ pages: 2\n$/);
  });

  it('describe-api.ts: writes the document and lists refusals', async () => {
    const path = join(folder, 'openapi.json');
    const { stdout } = await run('describe-api.ts', path);
    expect(stdout).toBe('Отзывает продажу, пока по ней нет решения\n409 SALE_STATUS\n');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ openapi: '3.1.0' });
  });

  it('over-http.ts: reads the envelopes that the page shows', async () => {
    const { stdout } = await run('over-http.ts');
    const [list = '', ...refused] = stdout.split('\n');
    expect(list).toBe('200 data messages');
    expect(refused[0]).toMatch(/^400 \{/);
    const shown = jsonOf('A refusal of fields');
    const { requestId, ...said } = JSON.parse(refused.join('\n').slice(4)) as { requestId: string };
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect({ ...said, requestId: (shown as { requestId: string }).requestId }).toEqual(shown);
  });

  it('receive-webhooks.ts: takes what is signed, says it once and refuses the rest', async () => {
    const secret = 'pbw_example';
    const port = await freePort();
    ran.add('receive-webhooks.ts');
    const receiver = spawn(process.execPath, [conditions, join(examples, 'receive-webhooks.ts')], {
      env: { ...env, WEBHOOK_SECRET: secret, PORT: String(port) },
    });
    try {
      const lines: string[] = [];
      const line = (): Promise<string> =>
        new Promise((done) => receiver.stdout.once('data', (chunk: Buffer) => done(chunk.toString().trim())));
      expect(await line()).toBe('listening');
      receiver.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString().trim()));
      const data = { number: 'П-000123', status: 'confirmed' };
      const body = JSON.stringify({ id: randomUUID(), type: 'sale.status', data });
      const t = Math.floor(Date.now() / 1000);
      const post = async (key: string): Promise<number> => {
        const v1 = createHmac('sha256', key).update(`${t}.${body}`).digest('hex');
        const headers = { [webhookHeaders.signature]: `t=${t},v1=${v1}` };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
      };
      expect([await post(secret), await post(secret), await post('pbw_other')]).toEqual([204, 204, 400]);
      await eventually(() => expect(lines).toEqual(['П-000123 confirmed']));
    } finally {
      receiver.kill();
    }
  });

  it('is run, whichever there is', () => {
    const programs = readdirSync(examples).filter((file) => file.endsWith('.ts'));
    expect([...ran].toSorted()).toEqual(programs.toSorted());
  });
});
