import { sql } from 'kysely';

import { findDamage } from '../../../apps/server/src/modules/ledger/testing/crash/check.ts';
import { addPerson } from '../../../apps/server/src/modules/sales/testing/world.ts';
import { cpuSeconds } from '../cpu.ts';
import { prove } from '../drilled.ts';
import { salesOf } from './files.ts';
import type { Progress, Stage, Started } from './stage.ts';

/** What became of an upload of sales whose worker was killed in the middle. */
export interface Killed {
  /** Rows done as the process said when its worker was killed. */
  doneBefore: number;
  /** From the kill until another worker took it, and until its end. */
  takenSeconds: number;
  endSeconds: number;
  outcome: Progress;
  /** What is not as the file says; must be empty. */
  damage: string[];
}

const sellers = 500;
/** Of the lamp in the world of the drill. */
const pointsEach = 40;

async function phonesOf({ database: { db }, world }: Stage): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < sellers; n += 1) ids.push((await addPerson(db, 'member', world)).id);
  const rows = await db.selectFrom('users').select('phone').where('id', 'in', ids).execute();
  return rows.map(({ phone }) => phone!);
}

/** Every row is one sale with one line, one entry «sent» and its points, once. */
async function compare({ database: { db }, variables }: Stage, rows: number): Promise<string[]> {
  const { rows: found } = await sql<Record<string, number>>`
    select count(*)::int as sales, count(distinct external_id)::int as numbers,
      (select count(*)::int from sale_items) as lines, sum(s.points_total)::int as points,
      (select count(*)::int from (select sale_id, title from sale_events group by 1, 2 having count(*) > 1) d) as doubled,
      (select sum(amount)::int from transfers where sale_id is not null) as posted,
      (select sum(pending + active)::int from wallets) as owned
    from sales s where s.status <> 'draft'`.execute(db);
  const points = rows * pointsEach;
  const due = { sales: rows, numbers: rows, lines: rows, points, doubled: 0, posted: points, owned: points };
  const wrong = Object.entries(due).flatMap(([name, number]) =>
    found[0]![name] === number ? [] : [`${name}: ${found[0]![name]}, not ${number}`],
  );
  const proof = await prove(variables);
  return [...wrong, ...(await findDamage(db, [])), ...(proof.isSound ? [] : [proof.said])];
}

/** Kills with SIGKILL the one of two workers that is at the upload, in the middle of it. */
export async function killWorker(
  stage: Stage,
  web: Started,
  workers: readonly Started[],
  rows: number,
): Promise<Killed> {
  const book = await salesOf(await phonesOf(stage), stage.world.lamp.name, rows);
  const before = workers.map(({ pid }) => cpuSeconds(pid));
  const id = await stage.send(web, '/sales/sales/mass-upload', book);
  const { done } = await stage.until(id, rows * 0.4);
  const spent = workers.map(({ pid }, n) => cpuSeconds(pid) - before[n]!);
  // The one at work has used the processor.
  const victim = workers[spent.indexOf(Math.max(...spent))]!;
  const killedAt = Date.now();
  victim.child.kill('SIGKILL');
  const outcome = await stage.until(id);
  const endSeconds = (Date.now() - killedAt) / 1000;
  const takenSeconds = ((outcome.startedAt?.getTime() ?? 0) - killedAt) / 1000;
  // Both workers together made every sale, and the figures of the upload say so.
  const isWhole = outcome.status === 'completed' && outcome.counts['created'] === rows;
  const wrong = isWhole && takenSeconds > 0 ? [] : [JSON.stringify(outcome)];
  return { doneBefore: done, takenSeconds, endSeconds, outcome, damage: [...wrong, ...(await compare(stage, rows))] };
}
