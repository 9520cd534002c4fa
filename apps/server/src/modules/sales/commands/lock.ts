import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import { hasRefused, isOwnSale, lockedByOther } from '../policy/actions.ts';
import type { Checker } from './checking.ts';
import { readRecord } from '../repository/records.ts';

const lockMs = 10 * 60_000;

/**
 * Takes the sale into work for ten minutes, or prolongs one's own lock. Two at once: one gets it. A renewal prolongs
 * only what is still held, so that one on its way when the page was closed does not take back what was released.
 */
export async function takeLock(checker: Checker, id: string, renews = false): Promise<Date> {
  const { db, now, actor } = checker;
  const sale = await readRecord(db, id, checker.scope);
  if (isOwnSale(actor, sale)) throw problem('SALE_OWN');
  if (sale.status !== 'moderation') throw problem('SALE_STATUS');
  if (hasRefused(actor, sale)) throw problem('SALE_DISPUTE_OTHER');
  const until = new Date(now.getTime() + lockMs);
  const { rows } = await sql`update sales set locked_by = ${actor.id}, locked_until = ${until}
    where id = ${id} and status = 'moderation'
      and ${renews ? sql`locked_by = ${actor.id}` : sql`(locked_by is null or locked_by = ${actor.id} or locked_until <= ${now})`}
    returning id`.execute(db);
  if (rows.length > 0) return until;
  const held = renews ? await readRecord(db, id, checker.scope) : undefined;
  throw problem(held && !lockedByOther(actor, held, now) ? 'SALE_LOCK_LOST' : 'SALE_LOCKED');
}

export async function releaseLock(checker: Checker, id: string): Promise<void> {
  const { db, now, actor } = checker;
  const sale = await readRecord(db, id, checker.scope);
  if (lockedByOther(actor, sale, now)) throw problem('SALE_LOCKED');
  await sql`update sales set locked_by = null, locked_until = null where id = ${id} and locked_by = ${actor.id}`.execute(
    db,
  );
}
