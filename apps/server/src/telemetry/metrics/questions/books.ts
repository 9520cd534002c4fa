import { sql } from 'kysely';

import { ageSeconds, type Question } from '../question.ts';

/** The nightly proof that sums agree. */
export const reconciliation: Question = {
  metrics: [
    {
      name: 'pribavka_ledger_reconciled_seconds',
      help: 'Time since the last whole proof of the ledger',
      type: 'gauge',
    },
    { name: 'pribavka_ledger_differences', help: 'Differences the last proof has found', type: 'gauge' },
    { name: 'pribavka_ledger_postings_checked', help: 'Postings the last proof has looked at', type: 'gauge' },
  ],
  async ask({ db, now }) {
    const { rows } = await sql<{ finished: Date | null; postings: number; differences: number }>`
      select postings, jsonb_array_length(problems) as differences,
        (select max(at) from ledger_reconciliations where is_finished) as finished
      from ledger_reconciliations order by at desc limit 1`.execute(db);
    const [last] = rows;
    // A new installation has none until its first night: no number is truer than a zero.
    if (!last) return [];
    return [
      // A night that was too short for all of it has proved nothing.
      ...(last.finished
        ? [{ name: 'pribavka_ledger_reconciled_seconds', value: ageSeconds(now(), last.finished) }]
        : []),
      { name: 'pribavka_ledger_differences', value: last.differences },
      { name: 'pribavka_ledger_postings_checked', value: last.postings },
    ];
  },
};

/** What waits for people of the back-office. */
export const waiting: Question = {
  metrics: [
    { name: 'pribavka_sales_waiting', help: 'Sales in moderation', type: 'gauge' },
    { name: 'pribavka_sales_overdue', help: 'Sales in moderation past their time', type: 'gauge' },
    {
      name: 'pribavka_withdrawals',
      help: 'Withdrawals that are not resolved yet, by state',
      type: 'gauge',
      labels: ['state'],
    },
  ],
  async ask({ db, now }) {
    const sales = await sql<{ waiting: number; overdue: number }>`
      select count(*)::int as waiting, (count(*) filter (where sla_due_at < ${now()}))::int as overdue
      from sales where status = 'moderation'`.execute(db);
    const states = ['new', 'on_review', 'approved', 'in_registry', 'failed'];
    const withdrawals = await sql<{ state: string; count: number }>`
      select status as state, count(*)::int as count from withdrawals where status = any(${states}) group by status`.execute(
      db,
    );
    return [
      { name: 'pribavka_sales_waiting', value: sales.rows[0]?.waiting ?? 0 },
      { name: 'pribavka_sales_overdue', value: sales.rows[0]?.overdue ?? 0 },
      ...states.map((state) => ({
        name: 'pribavka_withdrawals',
        labels: { state },
        value: withdrawals.rows.find((row) => row.state === state)?.count ?? 0,
      })),
    ];
  },
};

/** The server of the database, as far as its role may see. */
export const connections: Question = {
  metrics: [
    { name: 'pribavka_database_connections', help: 'Connections to the database server', type: 'gauge' },
    { name: 'pribavka_database_connections_max', help: 'Connections the server allows', type: 'gauge' },
    { name: 'pribavka_database_transaction_seconds', help: 'Age of the oldest open transaction', type: 'gauge' },
    { name: 'pribavka_database_bytes', help: 'Size of the database', type: 'gauge' },
  ],
  async ask({ db }) {
    const { rows } = await sql<{ open: number; allowed: number; oldest: number; bytes: number }>`
      select (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as open,
        current_setting('max_connections')::int as allowed,
        (select coalesce(extract(epoch from max(clock_timestamp() - xact_start)), 0)::float8 from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()) as oldest,
        pg_database_size(current_database()) as bytes`.execute(db);
    const [row] = rows;
    if (!row) return [];
    return [
      { name: 'pribavka_database_connections', value: row.open },
      { name: 'pribavka_database_connections_max', value: row.allowed },
      { name: 'pribavka_database_transaction_seconds', value: row.oldest },
      { name: 'pribavka_database_bytes', value: row.bytes },
    ];
  },
};
