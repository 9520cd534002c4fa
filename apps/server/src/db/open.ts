import { CamelCasePlugin, type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { Pool, types, type TypeOverrides } from 'pg';

import { PreparingDialect } from './dialect.ts';
import type { DB } from './types.gen.ts';

/** Typed access to the database; inside a transaction the same type is the transaction. */
export type Db = Kysely<DB>;

/** One process's connections. `pool` is for what needs a raw connection; everything else uses `db`. */
export interface Database {
  url: string;
  pool: Pool;
  db: Db;
  close: () => Promise<void>;
}

export interface OpenOptions {
  url: string;
  /** Connections at most. */
  max?: number | undefined;
  /** A statement that runs longer is cancelled, ms. */
  statementTimeoutMs?: number | undefined;
  /** A statement that waits longer for what another holds gives up, ms. */
  lockTimeoutMs?: number | undefined;
  /** Who waits longer for a free connection is refused, ms. */
  waitMs?: number | undefined;
  /** Called with each query that was executed. */
  onQuery?: ((query: CompiledQuery) => void) | undefined;
}

const int8 = 20;
const date = 1082;

// Points and kopecks fit a JavaScript integer; a number that would not is an error, never a rounding.
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of the safe range: ${text}`);
  return value;
}

// Dates stay yyyy-MM-dd: a calendar day has no time zone.
const parsers = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (format === 'binary') return types.getTypeParser(id, 'binary');
    if (id === int8) return parseInt8;
    if (id === date) return (text: string) => text;
    return types.getTypeParser(id, 'text');
  },
} as unknown as TypeOverrides;

/** Opens a pool. Names are camelCase in code and snake_case in SQL; raw `sql` answers are camelCase too. */
export function openDatabase(options: OpenOptions): Database {
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    types: parsers,
    statement_timeout: options.statementTimeoutMs ?? 60_000,
    idle_in_transaction_session_timeout: 60_000,
    lock_timeout: options.lockTimeoutMs ?? 10_000,
    connectionTimeoutMillis: options.waitMs ?? 5000,
    application_name: 'pribavka',
    // Compiled on the fly, a batch over lists of unknown length takes seconds before its milliseconds (PostgreSQL's default).
    options: '-c timezone=UTC -c jit=off',
  });
  // An idle connection broken by the server is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // One broken in the middle of a transaction fails its next query; the same listener keeps the process alive.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({
    dialect: new PreparingDialect(pool),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(options.onQuery && { log: ({ query }: LogEvent) => options.onQuery?.(query) }),
  });
  return { url: options.url, pool, db, close: () => db.destroy() };
}
