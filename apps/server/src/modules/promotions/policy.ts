import type { PromotionStatus } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { problem } from '../../http/problem.ts';
import { readSettings } from '../points-settings/index.ts';

export interface Authored {
  status: PromotionStatus;
  budgetPoints: number | null;
  authoredBy: string | null;
  approvedBy: string | null;
}

/** Without a budget a promotion may cost anything. */
async function exceedsThreshold(db: Db, budget: number | null): Promise<boolean> {
  return budget === null || budget > (await readSettings(db)).promotionApprovalThreshold;
}

/** Above the threshold of cost a promotion is started by somebody else than its author (domain 3.22). */
export async function needsSecondPerson(db: Db, promotion: Authored, by: string): Promise<boolean> {
  const isAgreed = promotion.approvedBy !== null && promotion.approvedBy !== promotion.authoredBy;
  return !isAgreed && promotion.authoredBy === by && exceedsThreshold(db, promotion.budgetPoints);
}

export async function requireSecondPerson(db: Db, promotion: Authored, by: string, to: PromotionStatus): Promise<void> {
  if (to !== 'scheduled' && to !== 'active') return;
  if (await needsSecondPerson(db, promotion, by)) throw problem('PROMO_SAME_PERSON');
}

/**
 * What was agreed does not change behind the back of the one who agreed: a new rule or a larger budget of a costly
 * promotion is for a paused one, and somebody else resumes it.
 */
export async function requirePause(db: Db, promotion: Authored, budget: number | null): Promise<void> {
  if (promotion.status !== 'active' && promotion.status !== 'scheduled') return;
  if (await exceedsThreshold(db, budget)) throw problem('PROMO_PAUSE_FIRST');
}
