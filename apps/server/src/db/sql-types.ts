import { type RawBuilder, sql } from 'kysely';

// Text of SQL is written out, never put together: there is no `sql.raw` in the server (scripts/checks/raw-sql.ts).
const types = {
  uuid: sql`uuid`,
  text: sql`text`,
  timestamptz: sql`timestamptz`,
  bigint: sql`bigint`,
  date: sql`date`,
  ledger_actor: sql`ledger_actor`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export type SqlType = keyof typeof types;

/** Name of a type for a cast. */
export const sqlType = (name: SqlType): RawBuilder<unknown> => types[name];
