import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { codeOf, triggersWith } from '../../../db/testing/sql-files.ts';

async function createWith(db: Db, definition: string, from: string, to: string): Promise<void> {
  if (!definition.includes(from)) throw new Error(`no «${from}» in ${definition}`);
  await sql.raw(definition.replaceAll(from, to)).execute(db);
}

/**
 * Makes the two minutes during which nothing is marked a fifth of a second, so that what is written without a mark is
 * folded within a test: the triggers and the horizon stay what they are, with another number.
 */
export async function shrinkHorizon(db: Db): Promise<void> {
  const recent = "interval '2 minutes'";
  for (const trigger of triggersWith(recent)) await createWith(db, trigger, recent, "interval '0.2 seconds'");
  await createWith(db, codeOf('summary_horizon'), '150 seconds', '0.25 seconds');
}
