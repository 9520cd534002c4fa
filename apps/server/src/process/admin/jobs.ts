import { sql } from 'kysely';

import { readNumber } from '../../core/numbers.ts';
import { withoutValues } from '../../http/redaction.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { createJobContext } from '../../jobs/boss.ts';
import type { Job } from '../../jobs/jobs.ts';
import { allJobs } from '../../modules/jobs.ts';
import { repeatProcess, requireRepeatable } from '../../modules/processes/index.ts';
import { type AdminCommand, type Invocation, isSet, Refusal } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

interface Waiting {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}
interface Failed {
  id: string;
  name: string;
  at: Date;
  reason: string | null;
}

async function list(ctx: AdminContext, { say }: Invocation): Promise<number> {
  const counts = await sql<Waiting>`
    select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job group by name`.execute(ctx.db);
  const known = new Map(counts.rows.map((row) => [row.name, row]));
  for (const { name, cron } of allJobs.toSorted((a, b) => a.name.localeCompare(b.name))) {
    const { waiting = 0, active = 0, failed = 0 } = known.get(name) ?? {};
    say(
      `${name.padEnd(32)} ${(cron ?? 'по событию').padEnd(14)} ждёт ${waiting}, идёт ${active}, не удалось ${failed}`,
    );
  }
  const failed = await sql<Failed>`
    select id, name, completed_on as at, output ->> 'message' as reason from pgboss.job
    where state = 'failed' order by completed_on desc limit 20`.execute(ctx.db);
  if (failed.rows.length > 0) say('Последние неудачи:');
  for (const { id, name, at, reason } of failed.rows) {
    say(`  ${id}  ${wireDateTime(at).slice(0, 16)}  ${name}: ${(reason ?? '').slice(0, 200)}`);
  }
  return 0;
}

/** `jobs list` */
export const listJobsCommand: AdminCommand = {
  name: 'jobs list',
  args: '',
  count: [0, 0],
  summary: 'фоновые работы: расписание, сколько ждёт и не удалось, последние неудачи',
  writes: false,
  run: (call) => withContext(call, 'jobs list', (ctx) => list(ctx, call)),
};

const timetable = allJobs.filter(({ cron }) => cron !== undefined);

// By its row in the queue, so that a worker of a running server does not take it as well.
async function runHere(ctx: AdminContext, job: Job): Promise<void> {
  const [item] = await ctx.boss.fetch(job.name);
  if (!item) throw new Refusal('Её уже взял работающий сервер');
  try {
    await job.handle(createJobContext(ctx, ctx.boss, job.name), item.data as object);
    await ctx.boss.complete(job.name, item.id);
  } catch (error) {
    const failure = withoutValues(error);
    await ctx.boss.fail(job.name, item.id, failure);
    throw failure;
  }
}

async function run(ctx: AdminContext, call: Invocation): Promise<number> {
  const job = timetable.find(({ name }) => name === call.args[0]);
  if (!job) throw new Refusal(`По имени запускают работы расписания: ${timetable.map(({ name }) => name).join(', ')}`);
  if (call.isDryRun) {
    call.say(`Будет запущена: ${job.name}`);
    return 0;
  }
  await ctx.transaction(async (work) => {
    await work.jobs.send(job, {});
    work.audit({ action: 'status', entityType: 'process', entityLabel: job.name, after: { status: 'queued' } });
  });
  if (isSet(call, 'here')) await runHere(ctx, job);
  call.say(isSet(call, 'here') ? `Сделано: ${job.name}` : `В очереди: ${job.name}. Возьмёт работающий сервер`);
  return 0;
}

/** `jobs run NAME` */
export const runJobCommand: AdminCommand = {
  name: 'jobs run',
  args: 'ИМЯ',
  count: [1, 1],
  summary: 'запустить работу расписания сейчас',
  options: { here: { text: 'сделать её здесь же, а не отдать серверу' } },
  writes: true,
  run: (call) => withContext(call, 'jobs run', (ctx) => run(ctx, call)),
};

/** The process of «Процессы» with this number, begun again as the button there does. */
async function retryNumber(ctx: AdminContext, number: number, isDryRun: boolean): Promise<string> {
  const row = await ctx.db
    .selectFrom('processes')
    .select(['id', 'number', 'kind', 'status', 'attempt', 'title'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new Refusal(`Нет процесса #${number}`);
  if (isDryRun) requireRepeatable(row);
  else await ctx.transaction((work) => repeatProcess(work, row));
  return row.title;
}

async function retryJob(ctx: AdminContext, id: string, isDryRun: boolean): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where id::text = ${id} and state = 'failed'`.execute(ctx.db);
  const [job] = rows;
  if (!job) throw new Refusal('Нет неудавшейся работы с таким ID: см. jobs list');
  if (isDryRun) return job.name;
  await ctx.boss.retry(job.name, id);
  await ctx.note({
    action: 'status',
    entityType: 'process',
    entityId: id,
    entityLabel: job.name,
    after: { status: 'queued' },
  });
  return job.name;
}

async function retry(ctx: AdminContext, call: Invocation): Promise<number> {
  const text = call.args[0]!.replace('#', '');
  const number = readNumber(text);
  const title = await (number === undefined
    ? retryJob(ctx, text, call.isDryRun)
    : retryNumber(ctx, number, call.isDryRun));
  call.say(`${call.isDryRun ? 'Будет повторено' : 'В очереди снова'}: ${title}`);
  return 0;
}

/** `jobs retry ID` */
export const retryJobCommand: AdminCommand = {
  name: 'jobs retry',
  args: 'ID | №ПРОЦЕССА',
  count: [1, 1],
  summary: 'повторить неудавшуюся работу (ID из jobs list) или процесс (номер из «Процессов»)',
  writes: true,
  run: (call) => withContext(call, 'jobs retry', (ctx) => retry(ctx, call)),
};
