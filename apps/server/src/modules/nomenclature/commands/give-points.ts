import { sql } from 'kysely';

import type { Work } from '../../../http/context.ts';
import type { Scope } from '../../../http/scope.ts';
import { notifyAsked, notifyReplaced } from '../notices.ts';
import { putPoints } from '../repository/product-form.ts';
import { askForPoints, closeWaiting, type Price, readBound, waits } from '../repository/points-waiting.ts';

export interface Giver {
  work: Pick<Work, 'db' | 'notify'>;
  scope: Scope;
  by: string;
  at: Date;
  /** Products of one file are announced once: the same for all rows of a run. */
  fileKey?: string | undefined;
}

async function findWaiting({ work, scope, at }: Giver, ids: readonly string[], price: Price): Promise<Set<string>> {
  if (scope.kind !== 'manufacturer') return new Set();
  const bound = await readBound(work.db, at);
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where p.id = any(${[...ids]}::uuid[]) and ${waits(price, bound)}`.execute(work.db);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Gives locked products points from a day on. What a manufacturer may not set alone waits for the programme and the
 * former points stay in force (domain 3.23); answers which products these are. Any other value ends what waited.
 */
export async function givePoints(giver: Giver, ids: readonly string[], price: Price): Promise<ReadonlySet<string>> {
  const { work, scope, by, at } = giver;
  const waiting = await findWaiting(giver, ids, price);
  const atOnce = ids.filter((id) => !waiting.has(id));
  if (atOnce.length > 0) {
    const isAgreed = scope.kind !== 'manufacturer';
    await putPoints(work.db, atOnce, { ...price, isAgreed }, by, at);
    const closed = await closeWaiting(work.db, atOnce);
    if (isAgreed) await notifyReplaced(work, closed, { points: price.points, by });
  }
  if (waiting.size > 0) await notifyAsked(giver, await askForPoints(work.db, [...waiting], price, by, at));
  return waiting;
}

/** The points of an entry in the journal: those in force, or those that wait. */
export const givenEntry = ({ points, from }: Price, waits: boolean) =>
  waits ? { pointsWaiting: points, from } : { points, from };
