import { setTimeout as sleep } from 'node:timers/promises';

import { addressees, askRecovery } from '../ask.ts';
import type { BadDay } from '../day.ts';
import { isInLog } from '../outcome.ts';
import type { Stage } from '../stage.ts';

const queue = 'outbox.deliver';
/** Has no other letters; of one address so many requests are taken, the next are refused for two minutes. */
const person = 'o.belozerova@nevsky.example';
const free = 4;
const asks = 6;
const secondsBetweenAsks = 10;
/**
 * The queue takes one job a second, the oldest due first: with no pause at all the poisoned one would always be taken
 * and the letters would wait for its end, which the real pauses (5 s and more) do not let happen.
 */
const pauseSeconds = 2;
const limitSeconds = 200;
let id = '';

const stateOf = async (stage: Stage): Promise<{ state: string; tries: number } | undefined> =>
  (
    await stage.database.ask<{ state: string; tries: number }>(
      'select state::text, retry_count as tries from pgboss.job where id = $1',
      [id],
    )
  )[0];

const lettersOf = (stage: Stage): number => addressees(stage).filter((line) => line.includes(person)).length;

/** A job whose payload nobody can work with, between others of its queue. */
export const poison: BadDay = {
  name: 'poison',
  title: 'Отравленное задание в очереди писем',
  seconds: 1,
  async strike(stage) {
    const [row] = await stage.database.ask<{ id: string }>(
      `insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy)
       select name, '{"id": "не номер"}', retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, policy
       from pgboss.queue where name = $1 returning id`,
      [queue],
    );
    id = row!.id;
  },
  async during(stage) {
    const before = lettersOf(stage);
    const statuses: number[] = [];
    let last = await stateOf(stage);
    for (let second = 0; second < limitSeconds && last?.state !== 'failed'; second += pauseSeconds) {
      if (second % secondsBetweenAsks === 0 && statuses.length < asks) statuses.push(await askRecovery(stage, person));
      await stage.database.ask(`update pgboss.job set start_after = now() where id = $1 and state = 'retry'`, [id]);
      await sleep(pauseSeconds * 1000);
      last = await stateOf(stage);
    }
    // By its end, not after it.
    const came = lettersOf(stage) - before;
    const taken = statuses.filter((status) => status === 200).length;
    const refused = statuses.filter((status) => status === 429).length;
    return [
      { text: `задание: ${last?.state}, повторов ${last?.tries}`, isGood: last?.state === 'failed' },
      {
        text: `других писем просили ${statuses.length}: принято ${taken}, сверх предела отказано ${refused}; пришло до конца задания ${came}`,
        isGood: taken === free && refused === asks - free && came === taken,
      },
    ];
  },
  heal: () => undefined,
  isFelt: (outcome) => isInLog(outcome, '22P02'),
  metrics: [`pribavka_job_runs_total{queue="${queue}"`, 'pribavka_jobs'],
};
