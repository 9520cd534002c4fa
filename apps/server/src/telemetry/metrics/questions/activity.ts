import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Question, Sample } from '../question.ts';

interface Span {
  from: Date;
  to: Date;
}

// What a transaction dates with its own time is seen a little later, when it commits.
const marginMs = 10_000;
/** A process nobody has scraped for longer does not catch up: the statement would be as long as the absence. */
const longestMs = 3_600_000;

/** Nothing dated earlier can still be committed: no transaction that writes is older. */
async function horizon(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(xact_start) filter (where backend_xid is not null) as oldest from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  const oldest = rows[0]?.oldest ?? now;
  return new Date(Math.min(now.getTime(), oldest.getTime()) - marginMs);
}

interface Counted {
  label: string;
  count: number;
  points?: number | undefined;
}

const counts = {
  async sales(db: Db, { from, to }: Span) {
    return (
      await sql<Counted>`select source as label, count(*)::int as count from sales
        where submitted_at > ${from} and submitted_at <= ${to} group by source`.execute(db)
    ).rows;
  },
  // Whatever was decided has been updated since: the index by the last update finds it.
  async decisions(db: Db, { from, to }: Span) {
    return (
      await sql<Counted>`select status as label, count(*)::int as count from sales
        where updated_at > ${from} and decided_at > ${from} and decided_at <= ${to} group by status`.execute(db)
    ).rows;
  },
  async postings(db: Db, { from, to }: Span) {
    return (
      await sql<Counted>`select lower(type::text) as label, count(*)::int as count, sum(amount)::bigint as points
        from transfers where at > ${from} and at <= ${to} group by type`.execute(db)
    ).rows;
  },
  async signIns(db: Db, { from, to }: Span) {
    return (
      await sql<Counted>`select result as label, count(*)::int as count from audit_entries
        where action = 'login' and entity_type = 'session' and at > ${from} and at <= ${to} group by result`.execute(db)
    ).rows;
  },
  async registrations(db: Db, { from, to }: Span) {
    return (
      await sql<Counted>`select '' as label, count(*)::int as count from users
        where role_code = 'member' and registered_at > ${from} and registered_at <= ${to} having count(*) > 0`.execute(
        db,
      )
    ).rows;
  },
};

const samples = (rows: readonly Counted[], name: string, label: string | undefined): Sample[] =>
  rows.map((row) => ({ name, value: row.count, ...(label ? { labels: { [label]: row.label } } : {}) }));

/**
 * What the business did, counted in the database once, from the start of this process on: between two answers, up to the
 * moment nothing can be written before any more. Processes over one database count the same: graphs take the largest.
 */
export function activity(since: Date): Question {
  let from = since;
  return {
    metrics: [
      { name: 'pribavka_sales_registered_total', help: 'Sales sent, by source', type: 'counter', labels: ['source'] },
      { name: 'pribavka_sales_decided_total', help: 'Sales decided, by result', type: 'counter', labels: ['result'] },
      { name: 'pribavka_postings_total', help: 'Postings of the ledger', type: 'counter', labels: ['operation'] },
      { name: 'pribavka_points_total', help: 'Points moved by the ledger', type: 'counter', labels: ['operation'] },
      { name: 'pribavka_sign_ins_total', help: 'Sign-ins by result', type: 'counter', labels: ['result'] },
      { name: 'pribavka_registrations_total', help: 'Accounts of members that were made', type: 'counter' },
    ],
    async ask({ db, now }) {
      const to = await horizon(db, now());
      if (to <= from) return [];
      const span = { from: new Date(Math.max(from.getTime(), to.getTime() - longestMs)), to };
      const postings = await counts.postings(db, span);
      const answer = [
        ...samples(await counts.sales(db, span), 'pribavka_sales_registered_total', 'source'),
        ...samples(await counts.decisions(db, span), 'pribavka_sales_decided_total', 'result'),
        ...samples(postings, 'pribavka_postings_total', 'operation'),
        ...postings.map(({ label, points = 0 }) => ({
          name: 'pribavka_points_total',
          labels: { operation: label },
          value: points,
        })),
        ...samples(await counts.signIns(db, span), 'pribavka_sign_ins_total', 'result'),
        ...samples(await counts.registrations(db, span), 'pribavka_registrations_total', undefined),
      ];
      from = to;
      return answer;
    },
  };
}
