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
import { answerLimitOf } from './session.ts';
import { givesTime } from './statement-time.ts';

type Row = Record<string, unknown>;

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection of the pool that passes the name of a prepared query to `pg`. */
class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #prepares: boolean;
  /** Until it is given back: a transaction may have been given more time. */
  #answerMs: number;
  #isBroken = false;
  #isReleased = false;

  constructor(client: PoolClient, prepares: boolean, answerMs: number) {
    this.#client = client;
    this.#prepares = prepares;
    this.#answerMs = answerMs;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const values = [...query.parameters];
    // The database ends a statement that takes too long by itself; one that is frozen does not.
    const limit = this.#answerMs > 0 ? setTimeout(() => this.#giveUp(), this.#answerMs).unref() : undefined;
    const { command, rowCount, rows } = await this.#client
      .query<Row>(
        this.#prepares && isPrepared(query)
          ? { name: query.name, text: query.sql, values }
          : { text: query.sql, values },
      )
      .finally(() => clearTimeout(limit));
    if (givesTime(query) && this.#answerMs > 0)
      this.#answerMs = Math.max(this.#answerMs, answerLimitOf({ statementTimeoutMs: query.givesMs }));
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
    if (!this.#isReleased) this.#client.release(this.#isBroken);
    this.#isReleased = true;
  }

  /** Closes the connection, which ends its query with «Connection terminated». */
  #giveUp(): void {
    this.#isBroken = true;
    this.release();
  }
}

/** Kysely's driver over connections of ours: transactions and savepoints are its own. */
class PreparingDriver extends PostgresDriver {
  readonly #pool: Pool;
  readonly #prepares: boolean;
  readonly #answerMs: number;

  constructor(pool: Pool, prepares: boolean, answerMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#prepares = prepares;
    this.#answerMs = answerMs;
  }

  override async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect(), this.#prepares, this.#answerMs);
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

/**
 * PostgreSQL with prepared statements where a query asks for them (`executePrepared`) and connections remember them. A
 * connection without an answer for so many ms is closed, in a transaction with time of its own (`giveTime`) later; 0
 * waits for ever.
 */
export class PreparingDialect extends PostgresDialect {
  readonly #pool: Pool;
  readonly #prepares: boolean;
  readonly #answerMs: number;

  constructor(pool: Pool, prepares: boolean, answerMs: number) {
    super({ pool });
    this.#pool = pool;
    this.#prepares = prepares;
    this.#answerMs = answerMs;
  }

  override createDriver(): Driver {
    return new PreparingDriver(this.#pool, this.#prepares, this.#answerMs);
  }
}
