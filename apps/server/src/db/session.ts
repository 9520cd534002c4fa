import type { ClientBase } from 'pg';

/** How long a statement may take on a connection. */
export interface SessionLimits {
  /** A statement that runs longer is cancelled, ms. */
  statementTimeoutMs?: number | undefined;
  /** A statement that waits longer for what another holds gives up, ms. */
  lockTimeoutMs?: number | undefined;
}

/** Settings of a connection by their names in PostgreSQL. */
export type SessionSettings = Readonly<Record<string, string>>;

// A pooler knows the zone of each client and passes it on with every transaction.
const followsClient: SessionSettings = { timezone: 'UTC' };

const usualStatementMs = 60_000;

/** How long an answer is waited for, ms: twice as long as the database itself gives a statement. */
export const answerLimitOf = ({ statementTimeoutMs = usualStatementMs }: SessionLimits): number =>
  2 * statementTimeoutMs;

/** What is bound to a database connection itself: shared behind a pooler by transactions of all clients. */
export const limitsOf = ({ statementTimeoutMs, lockTimeoutMs }: SessionLimits): SessionSettings => ({
  statement_timeout: String(statementTimeoutMs ?? usualStatementMs),
  lock_timeout: String(lockTimeoutMs ?? 10_000),
  idle_in_transaction_session_timeout: '60000',
  // Compiled on the fly, a batch over lists of unknown length takes seconds before its milliseconds (PostgreSQL's default).
  jit: 'off',
});

/** What a connection is given when it opens; where connections are shared, the limits come from the role instead. */
export const settingsOf = (limits: SessionLimits, sharesConnections: boolean): SessionSettings =>
  sharesConnections ? followsClient : { ...followsClient, ...limitsOf(limits) };

/** Gives a connection its settings by one statement. */
export async function applySettings(client: ClientBase, settings: SessionSettings): Promise<void> {
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  await client.query(`select ${calls.join(', ')}`);
}
