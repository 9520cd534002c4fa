import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { headers } from '@pribavka/api';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { accrue, confirmAccruals } from '../modules/ledger/index.ts';
import { activatePoints } from '../modules/ledger/jobs.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { eventually } from '../test/eventually.ts';
import { type ServerProcess, startMain } from '../test/process/child.ts';
import { type Person, testPassword } from '../test/people.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const day = 86_400_000;
let server: TestApp;
let folder: string;
let running: ServerProcess[];
beforeEach(async () => {
  server = await createTestApp({ now: new Date().toISOString() });
  folder = mkdtempSync(join(tmpdir(), 'pribavka-clock-'));
  running = [];
});
afterEach(async () => {
  for (const node of running) {
    node.child.kill('SIGTERM');
    await node.ended();
  }
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A node over the database, on a machine whose clock is ahead by so much. */
function startNode(aheadMs: number): ServerProcess {
  const shift = join(folder, `ahead-${aheadMs}.mjs`);
  writeFileSync(
    shift,
    `const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ${aheadMs}); else super(...given); }
      static now() { return Real.now() + ${aheadMs}; }
    };`,
  );
  const node = startMain({
    DATABASE_URL: server.database.url,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: '0',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    NODE_OPTIONS: `--import=${pathToFileURL(shift).href}`,
  });
  running.push(node);
  return node;
}

/** Points that come alive at this moment of the database. */
async function schedule(member: Person, points: number, activateAt: Date): Promise<void> {
  const { db } = server.database;
  const sale = randomUUID();
  const at = new Date();
  await accrue(db, member.id, [{ sale_item_id: randomUUID(), kind: 'base', points }], { sale_id: sale }, at);
  await confirmAccruals(db, member.id, sale, null, { activateAt, expiresOn: '2099-12-31' }, {}, new Date(0));
}

const activeOf = async (member: Person): Promise<number> => {
  const { rows } = await sql<{ active: number }>`select active from wallets where member_id = ${member.id}`.execute(
    server.database.db,
  );
  return rows[0]!.active;
};
const jobs = async (state: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${activatePoints.name} and state = ${state}`.execute(
    server.database.db,
  );
  return rows[0]!.n;
};

it('a node three days ahead activates nothing early, says so and leaves the timetable to one whose clock is right', async () => {
  const member = await server.loginAs('member');
  await schedule(member, 7, new Date(Date.now() - 1000));
  await schedule(member, 1935, new Date(Date.now() + day));
  const wrong = startNode(3 * day);
  const base = await wrong.ready();
  expect(wrong.output()).toContain("The clock of this machine is 3 d ahead of the database's");

  // It works for people, by the time of the database.
  const login = await fetch(`${base}/api/v1/public/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [headers.fingerprint]: 'clock' },
    body: JSON.stringify({ login: member.email, password: testPassword }),
  });
  expect(login.status).toBe(200);
  const { rows } = await sql<{ off: number }>`
    select abs(extract(epoch from clock_timestamp() - last_login_at))::float8 as off from users
    where id = ${member.id}`.execute(server.database.db);
  expect(rows[0]!.off).toBeLessThan(60);

  await server.boss.send(activatePoints.name, {});
  // A worker of the timetable looks into its queue every five seconds.
  await sleep(8000);
  expect([await jobs('created'), await jobs('completed'), await activeOf(member)]).toEqual([1, 0, 0]);

  await startNode(0).ready();
  await eventually(async () => expect(await jobs('completed')).toBe(1), 30_000);
  expect(await activeOf(member)).toBe(7);
});
