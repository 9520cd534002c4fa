import type { Db } from '../../../db/open.ts';
import { sqlErrors, sqlState } from '../../../db/sql-errors.ts';
import { rebalanceBudget } from '../repository.ts';

/** The promotion budget has less left than the line asks for. */
export class BudgetSpent extends Error {
  readonly promotionId: string;
  constructor(promotionId: string) {
    super('promotion budget is spent');
    this.promotionId = promotionId;
  }
}

const detailOf = (error: unknown): string => (error as { detail?: string }).detail ?? '';

/**
 * Runs `work` (a whole transaction or one call). When points are left only in other stripes of the
 * budget, evens the stripes out in a transaction of its own and runs `work` again.
 */
export async function withBudget<T>(db: Db, member: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = sqlState(error);
      if (state === sqlErrors.budgetSpent) throw new BudgetSpent(detailOf(error));
      if (state !== sqlErrors.budgetStripeShort || attempt > 20) throw error;
      await rebalanceBudget(db, detailOf(error), member);
    }
  }
}
