import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';

/** What a database holds, by which its copy is compared with it. Sums are texts: they may be longer than a number. */
export interface DatabaseFacts {
  /** Id of the installation. */
  installation: string;
  /** Last migration that was applied. */
  schema: string;
  /** Rows of every table of ours. */
  rows: Record<string, number>;
  ledger: Record<string, string>;
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]!.n;
  }
  return counts;
}

/** The heads of all chains of postings in one number: a posting that was changed or lost anywhere changes it. */
const heads = sql`coalesce(sum(('x' || left(encode(head, 'hex'), 15))::bit(60)::bigint), 0)::text`;

async function sumLedger(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<Record<string, string>>`
    select count(*)::text as accounts, coalesce(sum(pending), 0)::text as pending, coalesce(sum(active), 0)::text as active,
      coalesce(sum(reserved), 0)::text as reserved, coalesce(sum(debt), 0)::text as debt,
      coalesce(sum(paid), 0)::text as paid, coalesce(sum(expired), 0)::text as expired, ${heads} as heads,
      (select count(*)::text from transfers) as postings,
      (select coalesce(sum(amount), 0)::text from transfers) as moved
    from wallets`.execute(db);
  return rows[0]!;
}

/** Reads the facts as the transaction of `db` sees them. */
export async function readFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<{ installation: string; schema: string }>`
    select (select id::text from installation) as installation,
      (select name from schema_migration order by applied_at desc, name desc limit 1) as schema`.execute(db);
  return { ...rows[0]!, rows: await countRows(db), ledger: await sumLedger(db) };
}

type Values = Readonly<Record<string, string | number>>;

/** What differs, a line each; empty where the copy is the same. */
export function compareFacts(was: DatabaseFacts, is: DatabaseFacts): string[] {
  const differences = (title: string, before: Values, now: Values): string[] =>
    [...new Set([...Object.keys(before), ...Object.keys(now)])]
      .filter((name) => before[name] !== now[name])
      .map((name) => `${title} ${name}: было ${before[name] ?? 'нет'}, стало ${now[name] ?? 'нет'}`);
  return [
    ...differences('Таблица', was.rows, is.rows),
    ...differences('Баллы', was.ledger, is.ledger),
    ...(was.schema === is.schema ? [] : [`Схема: была ${was.schema}, стала ${is.schema}`]),
  ];
}
