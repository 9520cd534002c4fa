import type { PromotionStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Starter } from '../policy.ts';
import { keptBy, readAdminCard } from '../queries/admin-card.ts';
import { isBudgetSpent } from './budget.ts';

export interface Locked {
  id: string;
  number: number;
  name: string;
  status: PromotionStatus;
  version: number;
  budgetPoints: number | null;
  manufacturerId: string | null;
  authoredBy: string | null;
  coAuthors: string[];
  approvedBy: string | null;
  startsAt: Date;
  endsAt: Date;
  submitUntil: Date | null;
  isSpent: boolean;
}

/** The row of a promotion the reader may change, held until the end; of another version than was `seen` it is no more. */
export async function lock(
  db: Db,
  id: string,
  scope: Scope,
  seen?: { version: number | undefined; by: Starter },
): Promise<Locked> {
  const { rows } = await sql<Locked>`
    select id, number, name, status, version, budget_points, manufacturer_id, authored_by, co_authors, approved_by,
      starts_at, ends_at, submit_until, ${isBudgetSpent} as is_spent from promotions p
    where id = ${id} and ${keptBy(scope)} for update`.execute(db);
  const [found] = rows;
  if (!found) throw notFound();
  if (seen?.version !== undefined && found.version !== seen.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readAdminCard(db, id, scope, seen.by) });
  }
  return found;
}
