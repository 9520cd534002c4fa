import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { codeOf } from '../../../db/testing/sql-files.ts';

async function changeDefinition(db: Db, definition: string, from: string, to: string): Promise<void> {
  if (!definition.includes(from)) throw new Error(`no «${from}» in ${definition}`);
  await sql.raw(definition.replaceAll(from, to)).execute(db);
}

/**
 * Makes the two minutes during which nothing is marked a fifth of a second, so that what is written without a mark is
 * folded within a test: the triggers and the horizon stay what they are, with another number.
 */
export async function shrinkHorizon(db: Db): Promise<void> {
  const triggers = await sql<{ name: string; on: string; definition: string }>`
    select tgname as name, tgrelid::regclass::text as on, pg_get_triggerdef(oid) as definition from pg_trigger
    where not tgisinternal and pg_get_triggerdef(oid) like '%00:02:00%'`.execute(db);
  if (triggers.rows.length === 0) throw new Error('no trigger knows two minutes');
  for (const { name, on, definition } of triggers.rows) {
    await sql`drop trigger ${sql.ref(name)} on ${sql.ref(on)}`.execute(db);
    await changeDefinition(db, definition, '00:02:00', '00:00:00.2');
  }
  await changeDefinition(db, codeOf('summary_horizon'), '150 seconds', '0.25 seconds');
}
