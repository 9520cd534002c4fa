// The server over a million members: requests a second and latency next to the same SQL by pgbench, in one run.
import { median, target } from '../lib/print.ts';
import { encodeCursor } from '../../apps/server/src/core/lists/cursor.ts';
import { exportMemory } from './export.ts';
import { burst, type Burst, call, type Shot } from './load.ts';
import { readOptions } from './options.ts';
import { adminToken, password, readCallers } from './people.ts';
import { findPgbench, lineOf, pgbench } from './pgbench.ts';
import { blocksOf, recordStatements, type Statement } from './record.ts';
import { measurePoints } from './points.ts';
import { measureProcesses } from './processes.ts';
import { printBurst } from './report.ts';
import { rightsShare } from './rights.ts';
import { setUpStage } from './stage.ts';
import { refreshAll, summaryTimes } from './summaries.ts';

const { members, seconds, rounds, data, only } = readOptions(process.argv.slice(2));
const program = await findPgbench();
const stage = await setUpStage(members, data);
const held: boolean[] = [];
const clients = 8;
const isAsked = (part: string): boolean => only === undefined || only.includes(part);

const middle = (bursts: readonly Burst[]): Burst => ({
  count: bursts.reduce((sum, one) => sum + one.count, 0),
  rps: median(bursts.map((one) => one.rps)),
  p50: median(bursts.map((one) => one.p50)),
  p95: median(bursts.map((one) => one.p95)),
  refused: bursts.at(-1)?.refused ?? {},
});

/** Ours and the bare database in turns, so that both meet the same noise. */
async function measure(
  name: string,
  next: () => Shot,
  script: string | undefined,
  lanes = 16,
): Promise<{ ours: Burst; bare: number | undefined }> {
  // What is measured is a server that has been at work for a while, not its compiler.
  await burst(stage.port, lanes, seconds, next);
  // Nor plans made for tables that were empty a moment ago: a database analyses by itself, but only within a minute.
  await stage.database.pool.query('analyze');
  const ours: Burst[] = [];
  const bare: number[] = [];
  const spent = { server: 0, database: 0, bare: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const before = stage.cpu();
    ours.push(await burst(stage.port, lanes, seconds, next));
    const after = stage.cpu();
    spent.server += after.server - before.server;
    spent.database += after.database - before.database;
    if (program && script) {
      bare.push(
        await pgbench(program, stage.url, script, {
          clients,
          seconds,
          mode: script.startsWith('\\set') ? 'prepared' : 'simple',
        }),
      );
      spent.bare += stage.cpu().database - after.database;
    }
  }
  const counted = bare.filter((tps) => tps > 0);
  const result = { ours: middle(ours), bare: counted.length > 0 ? median(counted) : undefined };
  const transactions = bare.reduce((sum, tps) => sum + tps * seconds, 0);
  printBurst(name, result.ours, result.bare, {
    server: (spent.server * 1e6) / result.ours.count,
    database: (spent.database * 1e6) / result.ours.count,
    bare: transactions === 0 ? 0 : (spent.bare * 1e6) / transactions,
  });
  return result;
}

try {
  // The job that folds the dashboards' sums would work next to everything that is measured.
  await refreshAll(stage);
  const callers = await readCallers(stage, 4000);
  const admin = await adminToken(stage);
  const as = (token: string, extra: Record<string, string> = {}) => ({ authorization: `Bearer ${token}`, ...extra });
  let round = 0;
  const caller = () => callers[(round += 1) % callers.length]!;
  const list = '/v1/private/users/users/member/list';

  if (isAsked('reads')) {
    // Page 10 000 by 20, or nine tenths down when there are fewer.
    const depth = Math.min(200_000, Math.floor(members * 0.9));
    const { rows } = await stage.database.pool.query<{ id: string; at: string }>(
      'select fill_id(1, $1) as id, registered_at::text as at from users where id = fill_id(1, $1)',
      [members - depth],
    );
    const cursor = encodeCursor({ name: 'registeredAt', direction: 'desc' }, { id: rows[0]!.id, value: rows[0]!.at });

    const shots = {
      profile: { method: 'GET', path: '/v1/private/users/users/profile', headers: as(callers[0]!.token) },
      accesses: { method: 'GET', path: '/v1/private/role/user/accesses', headers: as(callers[0]!.token) },
      'members, page 1': { method: 'POST', path: list, body: {}, headers: as(admin) },
      [`members, ${depth} rows down`]: { method: 'POST', path: list, body: { cursor }, headers: as(admin) },
    } as const satisfies Record<string, Shot>;
    const statements: Record<string, Statement[]> = await recordStatements(stage, shots);

    console.log('\nReads: all statements of the request against the same by pgbench');
    const reads = new Map<string, Burst>();
    for (const [name, shot] of Object.entries(shots)) {
      const script = (statements[name] ?? []).map(lineOf).join('\n');
      reads.set(name, (await measure(name, () => shot, script)).ours);
    }
    const [first, deep] = [...reads.values()].slice(2) as [Burst, Burst];
    held.push(target('a page deep down to page 1, latency', deep.p50 / first.p50, 1.2));
    for (const [name, said] of Object.entries(statements).slice(2)) {
      const page = said.find(({ text }) => text.includes('::text as key'));
      if (page) held.push(target(`${name}: blocks of the page`, await blocksOf(stage, page), 60));
    }
    held.push(target('rights of the request, share of it', await rightsShare(stage, admin, first.p50), 0.05));
  }

  if (isAsked('summaries')) {
    console.log('\nSummaries of a month: what their statements take in the database');
    held.push(...(await summaryTimes(stage, admin)));
  }

  // Argon2id takes 64 MiB for each password it works on: shown apart from what requests need.
  const peaks = [stage.peakMiB()];

  if (isAsked('login')) {
    console.log('\nSign-in');
    await measure(
      'login (argon2id)',
      () => ({ method: 'POST', path: '/v1/public/auth/login', body: { login: caller().phone, password } }),
      undefined,
      4,
    );

    console.log(`  with sign-ins the process needs ${stage.peakMiB().toFixed(0)} MiB`);
    stage.resetPeak();
  }

  if (isAsked('points')) {
    console.log('\nPoints');
    held.push(...(await measurePoints(stage, { program, measure, callers, members, seconds, rounds })));
  }

  if (isAsked('processes')) {
    console.log('\nOne process and two, metrics off and on');
    held.push(...(await measureProcesses(stage, { callers, rounds, seconds })));
  }

  console.log('\nMemory');
  held.push(target('server process under load, sign-ins apart, MiB', Math.max(...peaks, stage.peakMiB()), 256));
  if (isAsked('export'))
    held.push(
      target('export of 100 000 rows to XLSX, MiB above rest', await exportMemory(stage, admin, call, members), 120),
    );
} finally {
  await stage.stop();
}
process.exit(held.every(Boolean) ? 0 : 1);
