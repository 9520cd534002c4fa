// One process and several over one database: what a load of a catalogue and exports weigh on the one that answers people,
// what becomes of an upload whose worker is killed in the middle, and whether the timetable of two workers runs once.
// `npm run drill:processes`, or only some: `npm run drill:processes -- weight killed timetable`.
import { buildServer } from '../lib/builds.ts';
import type { Health } from '../lib/processes/health.ts';
import { killWorker } from '../lib/processes/killed.ts';
import { makeStage } from '../lib/processes/stage.ts';
import { watchTimetable } from '../lib/processes/timetable.ts';
import { weigh, type Weight } from '../lib/processes/weight.ts';

const rows = 10_000;
const healthLimitMs = 100;
const minutes = 3;
const parts = ['weight', 'killed', 'timetable'] as const;
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) throw new Error(`Нет такой части: ${unknown.join(', ')}. Есть ${parts.join(', ')}`);
const isAsked = (part: (typeof parts)[number]): boolean => asked.length === 0 || asked.includes(part);
const damage: string[] = [];

const healthOf = ({ p50, p99, max }: Health): string =>
  `p50 ${p50.toFixed(1)} мс, p99 ${p99.toFixed(1)} мс, дольше всего ${max.toFixed(1)} мс`;

function printWeight(name: string, weight: Weight): void {
  const { health, idle, isFirst, made, importSeconds, answering, working } = weight;
  console.log(
    [
      `${name}: каталог ${made} строк за ${importSeconds.toFixed(1)} с`,
      `/health/live ${health.asked} раз: ${healthOf(health)}`,
      `пустой процесс рядом: ${healthOf(idle)}${isFirst ? '' : '; без приоритета, с помехами от соседей'}`,
      `процессор: отвечающий ${answering.toFixed(1)} с, работающий ${working.toFixed(1)} с`,
    ].join('\n  '),
  );
  if (made !== rows) damage.push(`${name}: ${made} строк из ${rows}`);
  if (health.unwell > 0) damage.push(`${name}: /health/live не ответил ${health.unwell} раз`);
}

await buildServer();
const stage = await makeStage();
try {
  if (isAsked('weight')) {
    const all = await stage.start('all');
    printWeight('один процесс', await weigh(stage, all, all, rows));
    await stage.end(all);
    const [web, worker] = [await stage.start('web'), await stage.start('worker')];
    const apart = await weigh(stage, web, worker, rows);
    printWeight('web и worker', apart);
    // What the machine adds at the worst moment is not the server's.
    const limit = Math.max(healthLimitMs, apart.idle.max);
    if (apart.health.max > limit) damage.push(`web отвечал ${apart.health.max.toFixed(0)} мс`);
    await stage.end(worker);
    await stage.end(web);
  }
  const web = await stage.start('web');
  const workers = [await stage.start('worker'), await stage.start('worker')];
  if (isAsked('timetable')) {
    const timed = await watchTimetable(stage, workers, minutes);
    for (const { name, queued, byWorker } of timed.jobs)
      console.log(`${name}: за ${timed.minutes} мин в очереди ${queued}, выполнено ${byWorker.join(' + ')}`);
    damage.push(...timed.damage);
  }
  if (isAsked('killed')) {
    const {
      doneBefore,
      takenSeconds,
      endSeconds,
      outcome,
      damage: wrong,
    } = await killWorker(stage, web, workers, rows);
    console.log(
      `убит на ${doneBefore} из ${rows} продаж: другой взялся через ${takenSeconds.toFixed(1)} с,`,
      `закончил через ${endSeconds.toFixed(1)} с; ${JSON.stringify(outcome.counts)}`,
    );
    damage.push(...wrong);
  }
} finally {
  await stage.remove();
}
console.log(damage.length === 0 ? 'Ничего не потеряно и не сделано дважды.' : damage.join('\n'));
process.exitCode = damage.length === 0 ? 0 : 1;
