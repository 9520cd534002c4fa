import { fieldMessage, invalid } from '../../../http/problem.ts';
import { parseWireDateTime } from '../../../http/wire-date.ts';
import { addDays } from '../../../core/calendar.ts';

/** Whole days of the programme; `until` is the first moment after the last day. */
export interface Period {
  from: string;
  to: string;
  days: number;
  since: Date;
  until: Date;
}

const startOf = (day: string): Date => parseWireDateTime(`${day} 00:00:00.000`);
const longest = 400;

const periodOf = (from: string, to: string, days: number): Period => ({
  from,
  to,
  days,
  since: startOf(from),
  until: startOf(addDays(to, 1)),
});

/** The period asked for and the one of the same length right before it. */
export function readPeriod(query: { from: string; to: string }): { current: Period; previous: Period } {
  const days = Math.round((Date.parse(query.to) - Date.parse(query.from)) / 86_400_000) + 1;
  if (days < 1) throw invalid({ to: 'PERIOD_ENDS_EARLY' });
  if (days > longest) throw invalid({ to: fieldMessage('PERIOD_DAYS', { n: longest }) });
  return {
    current: periodOf(query.from, query.to, days),
    previous: periodOf(addDays(query.from, -days), addDays(query.from, -1), days),
  };
}
