import { sql } from 'kysely';

import { ageSeconds, type Question } from '../question.ts';

const gauge = 'gauge';

/** How many jobs wait and how old the oldest of them is. */
export const jobs: Question = {
  metrics: [
    { name: 'pribavka_jobs_waiting', help: 'Jobs that are due and not taken yet', type: gauge, labels: ['queue'] },
    { name: 'pribavka_job_age_seconds', help: 'Age of the oldest due job', type: gauge, labels: ['queue'] },
  ],
  async ask({ db, jobNames }) {
    const { rows } = await sql<{ name: string; waiting: number; age: number }>`
      select name, count(*)::int as waiting, extract(epoch from now() - min(start_after))::float8 as age
      from pgboss.job where state < 'active' and start_after <= now() and name = any(${jobNames})
      group by name`.execute(db);
    const found = new Map(rows.map((row) => [row.name, row]));
    return jobNames.flatMap((queue) => [
      { name: 'pribavka_jobs_waiting', labels: { queue }, value: found.get(queue)?.waiting ?? 0 },
      { name: 'pribavka_job_age_seconds', labels: { queue }, value: found.get(queue)?.age ?? 0 },
    ]);
  },
};

const channels = ['email', 'sms', 'messenger'] as const;
const dayMs = 24 * 3_600_000;

/** Letters and messages: what waits, what of the last day has failed. */
export const outbox: Question = {
  metrics: [
    {
      name: 'pribavka_outbox_messages',
      help: 'Messages: queued of any age, sent and failed of the last 24 hours',
      type: gauge,
      labels: ['channel', 'state'],
    },
    {
      name: 'pribavka_outbox_oldest_seconds',
      help: 'Age of the oldest queued message',
      type: gauge,
      labels: ['channel'],
    },
  ],
  async ask({ db, now }) {
    const at = now();
    const { rows } = await sql<{ channel: string; state: string; count: number; oldest: Date | null }>`
      select channel, 'queued' as state, count(*)::int as count, min(created_at) as oldest
      from outbox_messages where status = 'queued' group by channel
      union all
      select channel, status, count(*)::int, null from outbox_messages
      where status in ('sent', 'failed') and created_at > ${new Date(at.getTime() - dayMs)} group by channel, status`.execute(
      db,
    );
    return channels.flatMap((channel) => {
      const of = (state: string) => rows.find((row) => row.channel === channel && row.state === state);
      const counts = ['queued', 'sent', 'failed'].map((state) => ({
        name: 'pribavka_outbox_messages',
        labels: { channel, state },
        value: of(state)?.count ?? 0,
      }));
      const value = ageSeconds(at, of('queued')?.oldest ?? null);
      return [...counts, { name: 'pribavka_outbox_oldest_seconds', labels: { channel }, value }];
    });
  },
};

/** Events for the systems of partners. */
export const webhooks: Question = {
  metrics: [
    { name: 'pribavka_webhooks', help: 'Events by state: queued, put aside', type: gauge, labels: ['state'] },
    { name: 'pribavka_webhooks_oldest_seconds', help: 'Age of the oldest queued event', type: gauge },
    { name: 'pribavka_webhook_receivers_put_aside', help: 'Receivers whose events were put aside', type: gauge },
  ],
  async ask({ db, now }) {
    const { rows } = await sql<{ queued: number; failed: number; receivers: number; oldest: Date | null }>`
      select q.queued, q.oldest, f.failed, f.receivers from
        (select count(*)::int as queued, min(occurred_at) as oldest from webhook_deliveries where status = 'queued') q,
        (select count(*)::int as failed, count(distinct user_id)::int as receivers
         from webhook_deliveries where status = 'failed') f`.execute(db);
    const [row] = rows;
    if (!row) return [];
    return [
      { name: 'pribavka_webhooks', labels: { state: 'queued' }, value: row.queued },
      { name: 'pribavka_webhooks', labels: { state: 'put_aside' }, value: row.failed },
      { name: 'pribavka_webhooks_oldest_seconds', value: ageSeconds(now(), row.oldest) },
      { name: 'pribavka_webhook_receivers_put_aside', value: row.receivers },
    ];
  },
};

const liveStates = ['queued', 'running'];
const endStates = ['completed', 'completed_with_errors', 'failed', 'cancelled'];

/** Long work people see in «Процессы». */
export const processes: Question = {
  metrics: [
    {
      name: 'pribavka_processes',
      help: 'Processes: queued and running of any age, ended of those ordered in the last 24 hours',
      type: gauge,
      labels: ['state'],
    },
  ],
  async ask({ db, now }) {
    const { rows } = await sql<{ state: string; count: number }>`
      select status as state, count(*)::int as count from processes
      where status = any(${liveStates}) or queued_at > ${new Date(now().getTime() - dayMs)} group by status`.execute(
      db,
    );
    return [...liveStates, ...endStates].map((state) => ({
      name: 'pribavka_processes',
      labels: { state },
      value: rows.find((row) => row.state === state)?.count ?? 0,
    }));
  },
};
