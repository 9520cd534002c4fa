import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';

import { isPrepared } from './prepared.ts';

type Row = Record<string, unknown>;

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection of the pool that passes the name of a prepared query to `pg`. */
class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const values = [...query.parameters];
    const { command, rowCount, rows } = await this.#client.query<Row>(
      isPrepared(query) ? { name: query.name, text: query.sql, values } : { text: query.sql, values },
    );
    // PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK; Kysely's driver looks for it in the row.
    if (command === 'COMMIT' || command === 'ROLLBACK') return { rows: [{ command } as R] };
    const result = { rows: (rows ?? []) as R[] };
    return changes.has(command) ? { ...result, numAffectedRows: BigInt(rowCount ?? 0) } : result;
  }

  // oxlint-disable-next-line require-yield -- the interface asks for it; nothing here reads through a cursor
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Queries are not streamed: read by pages');
  }

  /** A connection whose transaction could not be rolled back is closed, not reused. */
  markBroken(): void {
    this.#isBroken = true;
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }
}

/** Kysely's driver over connections of ours: transactions and savepoints are its own. */
class PreparingDriver extends PostgresDriver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect());
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch (error) {
      (connection as PoolConnection).markBroken();
      throw error;
    }
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PoolConnection).release();
  }
}

/** PostgreSQL with prepared statements where a query asks for them (`executePrepared`). */
export class PreparingDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PreparingDriver(this.#pool);
  }
}
