import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { inTransaction } from '../../../db/tx.ts';

/** Runs the work over one moment of the database, which programs see as well by the name of the snapshot. */
export function withSnapshot<T>(db: Db, work: (tx: Db, snapshot: string) => Promise<T>): Promise<T> {
  return inTransaction(
    db,
    async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx);
      return work(tx, rows[0]!.snapshot);
    },
    { isolation: 'repeatable read' },
  );
}
