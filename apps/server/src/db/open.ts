import { CamelCasePlugin, type CompiledQuery, Kysely, type LogEvent } from 'kysely';
import { Pool, types, type TypeOverrides } from 'pg';

import { PreparingDialect } from './dialect.ts';
import { plainConnections, type Pooler } from './pooler.ts';
import { answerLimitOf, applySettings, type SessionLimits, settingsOf } from './session.ts';
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

export interface OpenOptions extends SessionLimits {
  url: string;
  /** What stands between; nothing unless given. */
  pooler?: Pooler | undefined;
  /** Connections at most. */
  max?: number | undefined;
  /** Who waits longer for a free connection is refused, ms. */
  waitMs?: number | undefined;
  /** Called with each query that was executed. */
  onQuery?: ((query: CompiledQuery) => void) | undefined;
  /** Called with each statement that was executed or failed, in the context that asked for it. */
  onStatement?: ((event: LogEvent) => void) | undefined;
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

function report({ onQuery, onStatement }: OpenOptions, event: LogEvent): void {
  onQuery?.(event.query);
  onStatement?.(event);
}

/** Opens a pool. Names are camelCase in code and snake_case in SQL; raw `sql` answers are camelCase too. */
export function openDatabase(options: OpenOptions): Database {
  const { sharesConnections, prepares } = options.pooler ?? plainConnections;
  const settings = settingsOf(options, sharesConnections);
  const pool = new Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    types: parsers,
    connectionTimeoutMillis: options.waitMs ?? 5000,
    application_name: 'pribavka',
    // Not as parameters of the start, which poolers refuse. The pool waits for it before it gives the connection out.
    onConnect: (client) => applySettings(client, settings),
  });
  // An idle connection broken by the server is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  // One broken in the middle of a transaction fails its next query; the same listener keeps the process alive.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<DB>({
    dialect: new PreparingDialect(pool, prepares, answerLimitOf(options)),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...((options.onQuery ?? options.onStatement) && { log: (event: LogEvent) => report(options, event) }),
  });
  return { url: options.url, pool, db, close: () => db.destroy() };
}
