import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';

import { metricsToken, type Stage, type Started } from './stage.ts';

/** How often the jobs of the timetable ran over some minutes of two workers. */
export interface Timed {
  minutes: number;
  /** Name of a job, how many of it the queue has, and how many runs both workers counted. */
  jobs: { name: string; queued: number; ran: number; byWorker: number[] }[];
  /** What was made twice in a minute, ran more than once or not at all; must be empty. */
  damage: string[];
}

const minuteMs = 60_000;
/** Its minute is every minute. */
const everyMinute = 'summaries.fold';

const untilMinute = (): Promise<void> => sleep(minuteMs - (Date.now() % minuteMs));

/** Runs of each job by a process, as its metrics count them. */
async function runsOf({ port }: Started): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const runs = new Map<string, number>();
  for (const [, name, count] of (await answer.text()).matchAll(
    /^pribavka_job_runs_total\{queue="([^"]+)",result="\w+"\} (\d+)$/gm,
  )) {
    runs.set(name!, (runs.get(name!) ?? 0) + Number(count));
  }
  return runs;
}

/** Watches the real timetable of two workers for whole minutes. */
export async function watchTimetable(stage: Stage, workers: readonly Started[], minutes: number): Promise<Timed> {
  await untilMinute();
  // Past what the minute before has sent.
  await sleep(minuteMs / 2);
  const from = new Date();
  const before = await Promise.all(workers.map(runsOf));
  await sleep(minutes * minuteMs);
  const to = new Date();
  const after = await Promise.all(workers.map(runsOf));
  const { rows } = await sql<{ name: string; queued: number; most: number; unsound: number }>`
    select name, sum(n)::int as queued, max(n)::int as most, sum(unsound)::int as unsound from (
      select name, count(*) as n, count(*) filter (where state <> 'completed' or retry_count > 0) as unsound
      from pgboss.job where name in (select name from pgboss.schedule) and created_on between ${from} and ${to}
      group by name, date_trunc('minute', created_on)) q group by name order by name`.execute(stage.database.db);
  const jobs = rows.map(({ name, queued }) => {
    const byWorker = after.map((runs, n) => (runs.get(name) ?? 0) - (before[n]!.get(name) ?? 0));
    return { name, queued, ran: byWorker.reduce((sum, one) => sum + one, 0), byWorker };
  });
  const ticks = jobs.find(({ name }) => name === everyMinute)?.queued ?? 0;
  const damage = [
    ...(ticks === minutes ? [] : [`${everyMinute}: ${ticks} in ${minutes} minutes`]),
    ...rows.filter(({ most }) => most > 1).map(({ name, most }) => `${name}: ${most} in one minute`),
    ...rows
      .filter(({ unsound }) => unsound > 0)
      .map(({ name, unsound }) => `${name}: ${unsound} not completed at once`),
    ...jobs.filter(({ queued, ran }) => queued !== ran).map(({ name, queued, ran }) => `${name}: ${ran} of ${queued}`),
  ];
  return { minutes, jobs, damage };
}
