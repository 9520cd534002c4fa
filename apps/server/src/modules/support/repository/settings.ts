import type { SupportPriority } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { afterWorkingHours } from '../domain/working-time.ts';

const day = 86_400_000;

/** Terms of support, edited in the back-office. */
export interface SupportTerms {
  /** When a request made at this moment has to be answered. */
  answerBy: (from: Date, category: string, priority: SupportPriority) => Date;
  /** When a resolved request closes by itself. */
  closesAt: (resolvedAt: Date) => Date;
  /** Until when a closed one may be reopened. */
  reopenUntil: (closedAt: Date) => Date;
}

export const readDeadlines = (db: Db) =>
  db
    .selectFrom('supportDeadlines')
    .select(['categoryCode as category', 'priority', 'hours'])
    .orderBy('categoryCode')
    .orderBy('priority')
    .execute();

export async function readTerms(db: Db): Promise<SupportTerms> {
  const settings = await db.selectFrom('supportSettings').selectAll().executeTakeFirstOrThrow();
  const deadlines = await readDeadlines(db);
  const later = (days: number) => (from: Date) => new Date(Number(from) + days * day);
  return {
    answerBy(from, category, priority) {
      const own = deadlines.find((each) => each.category === category && each.priority === priority);
      const usual = deadlines.find((each) => each.category === null && each.priority === priority);
      return afterWorkingHours(from, (own ?? usual)?.hours ?? 24, settings);
    },
    closesAt: later(settings.closeDays),
    reopenUntil: later(settings.reopenDays),
  };
}
