import { postgresErrors, sqlState } from '../../../db/sql-errors.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import type { Work } from '../../../http/context.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { activateDue, expireDue } from '../repository.ts';
import { type DueWork, nextDue, serveDue } from './due.ts';

/** Members of one transaction. */
const batch = 200;

/** How long a run waits for an account that somebody holds. */
export const heldMs = 2000;

/** Sorts before every id. */
const first = '00000000-0000-0000-0000-000000000000';

export interface DueRun {
  at: Date;
  /** Says what was posted, in the transaction that posts it. */
  notify: (work: Work) => Promise<void>;
}

/**
 * Serves everybody for whom something is due. Accounts that are held are passed over by portions and then waited for one
 * by one, in the same run; answers how many were held longer than that. A killed run simply goes on: what is due is the
 * cursor, and each portion is whole or nothing.
 */
export async function serveEverybody(ctx: JobContext, kind: DueWork, { at, notify }: DueRun): Promise<number> {
  const today = programmeDay(at);
  const portion = () =>
    ctx.transaction(async (work) => {
      const served = await (kind === 'activation'
        ? activateDue(work.db, at, batch)
        : expireDue(work.db, today, at, batch));
      await notify(work);
      return served;
    });
  while ((await portion()) > 0);
  let left = 0;
  let member = await nextDue(ctx.db, kind, first, at, today);
  while (member !== undefined) {
    const held = member;
    try {
      await ctx.transaction(async (work) => {
        await serveDue(work.db, kind, held, at, today, heldMs);
        await notify(work);
      });
    } catch (error) {
      if (sqlState(error) !== postgresErrors.lockNotAvailable) throw error;
      left += 1;
    }
    member = await nextDue(ctx.db, kind, held, at, today);
  }
  return left;
}
