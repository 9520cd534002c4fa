import type { PromotionStatus } from '@pribavka/api';

import { lockAuthor, secondPersonRefusal } from '../../core/second-person.ts';
import type { Db } from '../../db/open.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { readSettings } from '../points-settings/index.ts';
import { addSelfStart, pointsStartedAlone } from './repository/self-starts.ts';

export interface Authored {
  /** None of what is not saved yet. */
  id: string | null;
  status: PromotionStatus;
  budgetPoints: number | null;
  authoredBy: string | null;
  coAuthors: readonly string[];
  approvedBy: string | null;
}

/** Who starts a promotion, and when. */
export interface Starter {
  id: string;
  at: Date;
}

export const authorsOf = ({ authoredBy, coAuthors }: Pick<Authored, 'authoredBy' | 'coAuthors'>): string[] => [
  ...(authoredBy === null ? [] : [authoredBy]),
  ...coAuthors,
];

/** Somebody else has agreed to it as it stands: a change takes the consent away. */
const isAgreed = (promotion: Authored): boolean =>
  promotion.approvedBy !== null && !authorsOf(promotion).includes(promotion.approvedBy);

/** What one person lets through costs no more than the threshold, a promotion and a day (domain 3.23). */
async function refusalOfCost(db: Db, promotion: Authored, by: Starter): Promise<Problem | null> {
  const { promotionApprovalThreshold: limit } = await readSettings(db);
  const { id, budgetPoints, approvedBy } = promotion;
  // Without a budget a promotion may cost anything.
  if (budgetPoints === null || budgetPoints > limit) return problem('PROMO_SAME_PERSON');
  // Paused and resumed as it was, it costs nothing that was not counted on its day.
  if (approvedBy !== null) return null;
  const n = await pointsStartedAlone(db, by, id);
  return n + budgetPoints > limit ? problem('PROMO_DAY_SUM', { n, limit }) : null;
}

/** Why it has no second person behind it when this one starts it; nothing when it has. */
async function standsAlone(db: Db, promotion: Authored, by: Starter): Promise<Problem | null> {
  if (isAgreed(promotion)) return null;
  return secondPersonRefusal(db, { authors: authorsOf(promotion), by: by.id, at: by.at }, 'PROMO_SAME_PERSON');
}

/** Why this person may not let it run, if so. What was sent for approval is never its author's to decide. */
export async function startRefusal(db: Db, promotion: Authored, by: Starter): Promise<Problem | null> {
  const alone = await standsAlone(db, promotion, by);
  if (!alone) return null;
  if (promotion.status === 'on_approval') return alone;
  const tooMuch = await refusalOfCost(db, promotion, by);
  return tooMuch?.code === 'PROMO_SAME_PERSON' ? alone : tooMuch;
}

/** Lets it run, or says whose decision it is; answers whose consent it has from now on. */
export async function admitStart(db: Db, promotion: Authored & { id: string }, by: Starter): Promise<string> {
  const alone = await standsAlone(db, promotion, by);
  if (!alone) return isAgreed(promotion) ? promotion.approvedBy! : by.id;
  await lockAuthor(db, by.id);
  const refusal = await startRefusal(db, promotion, by);
  if (refusal) throw refusal;
  if (promotion.approvedBy === null) await addSelfStart(db, promotion, by);
  // Nobody else has consented, whichever of those who count as one person has pressed.
  return authorsOf(promotion)[0] ?? by.id;
}

/**
 * What was agreed does not change behind the back of the one who agreed: a new rule or a larger budget of a costly
 * promotion is for a paused one, and somebody else resumes it. What goes on with its new author's consent alone counts
 * towards his day. Answers whether it does.
 */
export async function admitChange(
  db: Db,
  promotion: Authored & { id: string },
  budget: number | null,
  by: Starter,
): Promise<boolean> {
  if (promotion.status !== 'active' && promotion.status !== 'scheduled') return false;
  const changed = { ...promotion, budgetPoints: budget, approvedBy: null };
  await lockAuthor(db, by.id);
  if (await refusalOfCost(db, changed, by)) throw problem('PROMO_PAUSE_FIRST');
  await addSelfStart(db, changed, by);
  return true;
}
