import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../db/open.ts';
import { giveTime } from '../db/statement-time.ts';
import { postgresErrors, sqlState } from '../db/sql-errors.ts';

/** Tables that stand in parts, in the schema `parts` (ADR 62, 70). */
export const partedTables = ['technical_calls', 'audit_entries', 'outbox_messages'] as const;

/** One of them. */
export type PartedTable = (typeof partedTables)[number];

// Who waits for a table holds up everybody behind: a part that cannot be had at once is made or dropped another night.
const shortLockTimeout = sql`set local lock_timeout = '2s'`;

// Ten million entries of the journal are read in a minute or less.
const longestReadMs = 3_600_000;

async function asked(db: Db, call: ReturnType<typeof sql<{ names: string[] }>>): Promise<string[]> {
  try {
    return await db.transaction().execute(async (tx) => {
      await shortLockTimeout.execute(tx);
      await giveTime(tx, longestReadMs);
      const { rows } = await call.execute(tx);
      return rows[0]?.names ?? [];
    });
  } catch (error) {
    if (sqlState(error) === postgresErrors.lockNotAvailable) return [];
    throw error;
  }
}

async function closeFirstPart(db: Db, table: PartedTable, now: Date): Promise<void> {
  const [part, check] = [sql.table(`parts.${table}_before`), sql.ref(`${table}_before_early`)];
  const shortly = <T>(statement: RawBuilder<T>): Promise<T[]> =>
    db.transaction().execute(async (tx) => {
      await shortLockTimeout.execute(tx);
      return (await statement.execute(tx)).rows;
    });
  const [first] = await shortly(sql<{ isOpen: boolean }>`select parts_early(${table}, ${now}) as is_open`);
  if (!first?.isOpen) return;
  try {
    await db.transaction().execute(async (tx) => {
      await giveTime(tx, longestReadMs);
      await sql`alter table ${part} validate constraint ${check}`.execute(tx);
    });
    await shortly(sql`select parts_close(${table})`);
  } catch (error) {
    // Rows later than the check allows would be refused: it does not stay until another night.
    await shortly(sql`alter table ${part} drop constraint if exists ${check}`);
    throw error;
  }
}

/**
 * Makes the parts that are missing in the `aheadMs` to come; answers their names, none while the table is busy. A first
 * part that is still open is ended before: its rows are read next to the work of others, the table is held for a moment.
 */
export async function makeParts(db: Db, table: PartedTable, now: Date, aheadMs: number): Promise<string[]> {
  try {
    await closeFirstPart(db, table, now);
  } catch (error) {
    if (sqlState(error) === postgresErrors.lockNotAvailable) return [];
    throw error;
  }
  return asked(db, sql`select parts_ahead(${table}, ${new Date(now.getTime() + aheadMs)}) as names`);
}

/** Drops the parts that are older than a moment as a whole, and records it; answers their names, none while the table is busy. */
export const dropParts = (db: Db, table: PartedTable, before: Date, now: Date): Promise<string[]> =>
  asked(db, sql`select parts_drop(${table}, ${before}, ${now}) as names`);

/** Rows for which there was no part: they are stored, and read more slowly. */
export async function countStrayRows(db: Db, table: PartedTable): Promise<number> {
  const other = `parts.${table}_other`;
  const { rows: found } = await sql`select where to_regclass(${other}) is not null`.execute(db);
  if (found.length === 0) return 0;
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(other)}`.execute(db);
  return rows[0]?.n ?? 0;
}
