import { Client } from 'pg';

import { fillStatements, idFunction } from './rows.ts';

interface Index {
  name: string;
  definition: string;
}

const big = `'users', 'wallets', 'wallet_ranks', 'lots', 'tax_profiles', 'payout_cards', 'sales', 'sale_items',
  'sale_flags', 'transfers', 'accruals', 'withdrawals', 'tunings', 'audit_entries', 'processes', 'support_requests'`;

// Keys stay: the data is made right. Everything else is built in one pass when the rows are there, of a table in parts in
// each of them.
async function takeIndexes(client: Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(`
    select indexname as name, replace(indexdef, ' ON ONLY ', ' ON ') as definition from pg_indexes i
    where schemaname = 'public' and tablename in (${big})
      and not exists (select from pg_constraint c where c.conname = i.indexname)
      and indexdef not like 'CREATE UNIQUE%'`);
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  return rows;
}

/**
 * Fills an empty migrated database with `members` members, five postings and a sale each, straight by
 * SQL: for measures and for plans, never shown to people. Needs a superuser: triggers and references
 * are off, because the ledger has one writer and it is not this one. Identifiers are `fill_id(kind, n)`.
 */
export async function fillDatabase(url: string, members: number, say: (line: string) => void = () => undefined) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = 'replica'; set synchronous_commit = off; set maintenance_work_mem = '256MB'",
    );
    await client.query(idFunction);
    const indexes = await takeIndexes(client);
    const stores = Math.max(40, Math.floor(members / 200));
    for (const statements of fillStatements) {
      const text = statements.replaceAll('$MEMBERS', String(members)).replaceAll('$STORES', String(stores));
      for (const statement of text.split(';')) {
        await client.query(statement);
        say(`  ${/into (\w+)/.exec(statement)?.[1] ?? 'update'}`);
      }
    }
    for (const { definition } of indexes) await client.query(definition);
    say(`  ${indexes.length} indexes`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
