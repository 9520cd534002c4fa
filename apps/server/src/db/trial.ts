import { randomInt } from 'node:crypto';

import { sql } from 'kysely';

import type { Db } from './open.ts';

/**
 * Begins a trial, a piece of work that is certain to be undone: new rows of this transaction, or of its savepoint, get
 * numbers below zero, for a sequence would not take back what it gives (`next_number`).
 */
export async function beginTrial(db: Db): Promise<void> {
  // Another trial has another range: neither waits for a number of the other.
  await sql`select set_config('numbers.trial', ${String(-randomInt(2 ** 40, 2 ** 47))}, true)`.execute(db);
}
