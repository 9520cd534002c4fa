import { sql } from 'kysely';

import { problem } from '../../../http/problem.ts';
import { hasRefused, isOwnSale, lockedByOther } from '../policy/actions.ts';
import type { Checker } from './checking.ts';
import { readRecord } from '../repository/records.ts';

const lockMs = 10 * 60_000;

export interface LockRequest {
  /** Prolongs what is still held and takes nothing: one on its way when the page was closed takes nothing back. */
  renew?: boolean | undefined;
  /** The tab that checks. Without one any lock of the person counts as its own. */
  tab?: string | undefined;
  /** Takes the person's own lock from another tab. */
  takeOver?: boolean | undefined;
}

const ofTab = (tab: string | undefined) =>
  tab === undefined ? sql`true` : sql`(locked_tab is null or locked_tab = ${tab})`;

/** Takes the sale into work for ten minutes, or prolongs one's own lock. Two at once: one gets it. */
export async function takeLock(checker: Checker, id: string, request: LockRequest = {}): Promise<Date> {
  const { db, now, actor } = checker;
  const { renew = false, tab, takeOver = false } = request;
  const sale = await readRecord(db, id, checker.scope);
  if (isOwnSale(actor, sale)) throw problem('SALE_OWN');
  if (sale.status !== 'moderation') throw problem('SALE_STATUS');
  if (hasRefused(actor, sale)) throw problem('SALE_DISPUTE_OTHER');
  const until = new Date(now.getTime() + lockMs);
  const own = sql`(locked_by = ${actor.id} and ${takeOver ? sql`true` : ofTab(tab)})`;
  const { rows } =
    await sql`update sales set locked_by = ${actor.id}, locked_until = ${until}, locked_tab = ${tab ?? null}
    where id = ${id} and status = 'moderation'
      and ${renew ? own : sql`(locked_by is null or locked_until <= ${now} or ${own})`}
    returning id`.execute(db);
  if (rows.length > 0) return until;
  throw problem(refusalOf(checker, await readRecord(db, id, checker.scope)));
}

/** Whose it is instead, by what stands there after the refusal. */
function refusalOf({ actor, now }: Checker, sale: Awaited<ReturnType<typeof readRecord>>) {
  if (lockedByOther(actor, sale, now)) return 'SALE_LOCKED';
  const isElsewhere = sale.lockedBy === actor.id && sale.lockedUntil !== null && sale.lockedUntil > now;
  return isElsewhere ? 'SALE_LOCKED_ELSEWHERE' : 'SALE_LOCK_LOST';
}

/** Gives the sale back; a tab gives back only what it holds. */
export async function releaseLock(checker: Checker, id: string, tab?: string): Promise<void> {
  const { db, now, actor } = checker;
  const sale = await readRecord(db, id, checker.scope);
  if (lockedByOther(actor, sale, now)) throw problem('SALE_LOCKED');
  await sql`update sales set locked_by = null, locked_until = null, locked_tab = null
    where id = ${id} and locked_by = ${actor.id} and ${ofTab(tab)}`.execute(db);
}
