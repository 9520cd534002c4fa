// What the proof of the ledger costs over many accounts: npm run bench -- ledger [--folder=…] [--members=1000000] [--postings=10]
// [--whole]. A folder that is given stays, and is not filled twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startEmbedded } from '../../apps/server/src/db/embedded/start.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/server/src/db/open.ts';
import { newId } from '../../apps/server/src/ids.ts';
import { proveAll, proveChanges } from '../../apps/server/src/modules/ledger/commands/proof/prove.ts';
import { median } from '../lib/print.ts';
import { fillLedger } from './fill.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    members: { type: 'string', default: '1000000' },
    postings: { type: 'string', default: '10' },
    // The former proof, all in one statement, takes minutes.
    whole: { type: 'boolean', default: false },
  },
});

const noLimit = 24 * 3_600_000;
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'pribavka-proof-'));
const embedded = await startEmbedded({ folder, settings: { shared_buffers: '768MB', max_wal_size: '8GB' } });
const database = openDatabase({ url: embedded.url, max: 8, statementTimeoutMs: noLimit });
const { pool, db } = database;

const say = (name: string, ms: number, rest = ''): void =>
  console.log(`${name.padEnd(46)} ${(ms / 1000).toFixed(1)} s ${rest}`);

async function timed<T>(name: string, work: () => Promise<T>, rest: (answer: T) => string = () => ''): Promise<T> {
  const start = performance.now();
  const answer = await work();
  say(name, performance.now() - start, rest(answer));
  return answer;
}

const sales = (members: readonly string[]): string =>
  JSON.stringify(
    members.map((member_id) => ({
      member_id,
      ref: { sale_id: newId(), actor_kind: 'user' },
      lines: [{ sale_item_id: newId(), kind: 'base', points: 100 }],
    })),
  );

const post = ({ pool: own }: Database, members: readonly string[]) =>
  own.query({ name: 'post', text: 'select ledger_accrue_batch($1::jsonb, now())', values: [sales(members)] });

/** Sales a second, one in a call, by four connections. */
async function rate(members: readonly string[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let n = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      await post(database, [members[Math.floor(Math.random() * members.length)] ?? '']);
      n += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return n / seconds;
}

try {
  await migrate(embedded.url);
  const { rows: found } = await pool.query<{ n: number }>('select count(*) as n from (select from wallets limit 1) x');
  if (found[0]?.n === 0)
    await timed('fill', () => fillLedger(embedded.url, Number(values.members), Number(values.postings)));
  const size = async (table: string): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>(`select pg_total_relation_size('${table}') / 1048576 as n`);
    return rows[0]?.n ?? 0;
  };
  const sound = ({ wallets, postings, changed, problems }: Awaited<ReturnType<typeof proveAll>>): string =>
    `${changed} changed, ${wallets} accounts, ${postings} postings, ${problems.length} problems`;
  let night = Date.now();
  const prove = (name: string) => {
    night += 24 * 3_600_000;
    return timed(name, () => proveChanges(db, new Date(night), noLimit), sound);
  };
  if (values.whole)
    await timed('all in one statement (ledger_audit)', () => pool.query('select * from ledger_audit limit 100'));
  await prove('the first night: all are new to it');
  console.log(`wallet_proofs ${await size('wallet_proofs')} MiB, transfers ${await size('transfers')} MiB`);
  await prove('a night when nothing has changed: a share');
  const { rows } = await pool.query<{ memberId: string }>(
    'select member_id as "memberId" from wallets order by random() limit 20000',
  );
  const members = rows.map(({ memberId }) => memberId);
  for (let n = 0; n < members.length; n += 100) await post(database, members.slice(n, n + 100));
  await prove('a night after some accounts have changed');
  const alone: number[] = [];
  const during: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    alone.push(await rate(members, 3));
    night += 24 * 3_600_000;
    const proof = proveChanges(db, new Date(night), noLimit);
    during.push(await rate(members, 3));
    await proof;
  }
  console.log(`sales a second: ${median(alone).toFixed(0)}, while a proof runs ${median(during).toFixed(0)}`);
  await timed('all, by portions (main.js prove)', () => proveAll(db, new Date(night)), sound);
} finally {
  await database.close();
  await embedded.stop();
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
