import { addDays, startOfDay } from '../../../core/calendar.ts';
import { programmeDay, wireDateTimeOrNull } from '../../../http/wire-date.ts';

// Of a day spoilt by hand there is no text.
const isMidnight = (at: Date): boolean => wireDateTimeOrNull(at)?.endsWith(' 00:00:00.000') ?? false;

/**
 * The moment a promotion, or its registration, is over: a picker names a day by its first moment and means the whole of
 * it (domain 3.22). `repository/live.ts` decides the same in SQL.
 */
export const periodEnd = (endsAt: Date): Date =>
  isMidnight(endsAt) ? startOfDay(addDays(programmeDay(endsAt), 1)) : endsAt;
