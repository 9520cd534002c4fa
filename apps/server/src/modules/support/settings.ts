import type { Db } from '../../db/open.ts';

const hour = 3_600_000;

/** Terms of support, kept with the programme's settings. */
export interface SupportTerms {
  /** When a request made now has to be answered. */
  answerBy: (from: Date) => Date;
  /** When a resolved request closes by itself. */
  closesAt: (resolvedAt: Date) => Date;
  /** Until when a closed one may be reopened. */
  reopenUntil: (closedAt: Date) => Date;
}

export async function readTerms(db: Db): Promise<SupportTerms> {
  const row = await db
    .selectFrom('programmeSettings')
    .select(['supportAnswerHours', 'supportCloseDays', 'supportReopenDays'])
    .executeTakeFirstOrThrow();
  const later = (hours: number) => (from: Date) => new Date(from.getTime() + hours * hour);
  return {
    answerBy: later(row.supportAnswerHours),
    closesAt: later(row.supportCloseDays * 24),
    reopenUntil: later(row.supportReopenDays * 24),
  };
}
