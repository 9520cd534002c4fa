import { sql } from 'kysely';

import type { PromotionStatus } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { invalid, problem } from '../../../http/problem.ts';
import type { Scope } from '../../../http/scope.ts';

/** Of `promotions p`: all of its budget is given for good, and no refused sale brings any of it back. */
export const isBudgetSpent = sql<boolean>`(p.budget_points is not null and p.budget_points <=
  (select coalesce(sum(b.spent), 0) from promotion_budgets b where b.promotion_id = p.id))`;

/** Points given and reserved of a promotion's budget; of somebody else's promotion nothing is said. */
export async function readTaken(db: Db, promotionId: string | undefined, scope: Scope): Promise<number> {
  if (promotionId === undefined) return 0;
  const { rows } = await sql<{ taken: number }>`select coalesce(sum(b.reserved + b.spent), 0)::bigint as taken
    from promotion_budgets b join promotions p on p.id = b.promotion_id
    where p.id = ${promotionId} ${scope.kind === 'manufacturer' ? sql`and p.manufacturer_id = ${scope.manufacturerId}` : sql``}`.execute(
    db,
  );
  return rows[0]?.taken ?? 0;
}

interface Budgeted {
  id: string;
  status: PromotionStatus;
  budgetPoints: number | null;
}

/**
 * A new budget of a promotion whose row is locked. What is given and reserved stays; all that is free goes to
 * the first stripe, from which the sales spread it as they need (ledger.md 3).
 */
export async function setBudget(db: Db, promotion: Budgeted, budget: number | null): Promise<void> {
  if (promotion.budgetPoints === budget) return;
  const begun = !['draft', 'on_approval', 'scheduled'].includes(promotion.status);
  // What was accrued without a budget is not counted in one: it could be overspent from the first day.
  if (begun && (budget === null || promotion.budgetPoints === null)) {
    throw invalid({ budgetPoints: 'PROMO_BUDGET_FIXED' });
  }
  const { rows } = await sql<{ taken: number }>`select reserved + spent as taken from promotion_budgets
    where promotion_id = ${promotion.id} order by stripe for update`.execute(db);
  const taken = rows.reduce((sum, row) => sum + row.taken, 0);
  if (budget === null) {
    await sql`delete from promotion_budgets where promotion_id = ${promotion.id}`.execute(db);
    return;
  }
  if (budget < taken) throw problem('PROMO_BUDGET_TAKEN', { n: taken });
  if (rows.length === 0) {
    await sql`insert into promotion_budgets (promotion_id, stripe, limit_points) values (${promotion.id}, 0, ${budget})`.execute(
      db,
    );
    return;
  }
  await sql`update promotion_budgets set limit_points = reserved + spent
    + case when stripe = 0 then ${budget - taken}::bigint else 0 end where promotion_id = ${promotion.id}`.execute(db);
}
