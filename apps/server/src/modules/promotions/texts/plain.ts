import { programmeDay } from '../../../http/wire-date.ts';
import { dayText } from '../../../core/calendar.ts';
import { mechanicOf, type PromotionRecord, type Conditions, type Mechanic } from '../../promotion-rules/index.ts';
import type { PlainPromotion } from './rule-lines.ts';

export const dayOf = (at: Date): string => dayText(programmeDay(at));

/** Products of a set stand in the parameters of the mechanic, not among the conditions. */
export const askingOf = (rule: { mechanic: string; params: unknown; conditions: Conditions }) => ({
  conditions: rule.conditions,
  productIds:
    rule.mechanic === 'bundle' ? (rule as Extract<Mechanic, { mechanic: 'bundle' }>).params.productIds : undefined,
});

/** A promotion as the words take it. */
export const plainOf = (record: PromotionRecord): PlainPromotion => ({
  mechanic: mechanicOf(record),
  conditions: record.conditions,
  limits: record.limits,
  stackMode: record.stackMode,
  from: dayOf(record.startsAt),
  to: dayOf(record.endsAt),
  submitUntil: record.submitUntil ? dayOf(record.submitUntil) : undefined,
  owner: record.manufacturerName ?? undefined,
  budgetPoints: record.budgetPoints ?? undefined,
  visibility: record.visibility,
  priority: record.priority,
});
