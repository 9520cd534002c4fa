import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { planTotal } from './mechanics.ts';
import { readPast } from '../repository/past.ts';
import { budgetLeft, type PromotionRecord, readProgress, ruleOf } from '../repository/records.ts';
import type { Past, PromotionRule } from './rules.ts';

type Progress = Output<'promotions.progress'>;
type Step = Pick<Progress, 'target' | 'nextStep'>;

const number = new Intl.NumberFormat('ru-RU');
const nothing: Step = { target: null, nextStep: null };

function planStep(rule: Extract<PromotionRule, { mechanic: 'plan' }>, units: number): Step {
  const next = rule.params.tiers.find((tier) => tier.units > units);
  if (!next) return nothing;
  const more = planTotal(rule.params, next.units) - planTotal(rule.params, units);
  const text = `Ещё ${number.format(next.units - units)} шт., и план даст ${number.format(more)} баллов`;
  return { target: next.units, nextStep: text };
}

/** What to do for the next points, in the words of the mechanic. */
function stepOf(rule: PromotionRule, past: Past): Step {
  switch (rule.mechanic) {
    case 'plan':
      return planStep(rule, past.units);
    case 'step': {
      const { every, points, per } = rule.params;
      if (per === 'period') {
        const left = every - (past.units % every);
        return {
          target: past.units + left,
          nextStep: `Ещё ${number.format(left)} шт., и акция даст ${number.format(points)} баллов`,
        };
      }
      return { target: every, nextStep: `${number.format(points)} баллов за каждые ${every} шт. в одной продаже` };
    }
    case 'first_sale':
      return past.sales > 0
        ? nothing
        : { target: 1, nextStep: `Первая продажа даст ${number.format(rule.params.points)} баллов` };
    case 'bundle': {
      const { productIds, points } = rule.params;
      const nextStep = `${number.format(points)} баллов за все товары комплекта в одном чеке`;
      return { target: productIds.length, nextStep };
    }
    case 'fixed_per_unit':
    case 'multiplier':
    case 'percent_of_price':
      return nothing;
  }
}

/** Points the rules still let one member earn; `null` when nothing limits them. */
function leftOf(record: PromotionRecord, { limits }: PromotionRule, past: Past): number | null {
  const rooms = [
    limits.memberTotal === undefined ? null : limits.memberTotal - past.points.total,
    limits.memberDay === undefined ? null : limits.memberDay - past.points.day,
    limits.memberMonth === undefined ? null : limits.memberMonth - past.points.month,
    limits.storeTotal === undefined ? null : limits.storeTotal - past.points.store,
    limits.memberUnits !== undefined && past.units >= limits.memberUnits ? 0 : null,
    budgetLeft(record),
  ].filter((room) => room !== null);
  return rooms.length === 0 ? null : Math.max(0, Math.min(...rooms));
}

/** How far the seller has come in a promotion he may see, by the past his next sale would be calculated against. */
export async function progressOf(
  db: Db,
  record: PromotionRecord,
  member: { id: string; storeId: string | null },
  now: Date,
): Promise<Progress> {
  const rule = ruleOf(record);
  const given = (await readProgress(db, member.id, [record.id])).get(record.id) ?? { units: 0, points: 0 };
  const past = (await readPast(db, { memberId: member.id, storeId: member.storeId ?? undefined, now }, [rule]))(
    record.id,
  );
  const { memberUnits, memberTotal } = rule.limits;
  const isOfPeriod = rule.mechanic === 'step' && rule.params.per === 'period';
  const isOver = programmeDay(now) > rule.to;
  const step = isOver ? nothing : stepOf(rule, past);
  const unitsLeft = memberUnits === undefined ? undefined : Math.max(0, memberUnits - past.units);
  return {
    ...given,
    units: rule.mechanic === 'plan' || isOfPeriod || memberUnits !== undefined ? past.units : given.units,
    target: step.target ?? (isOver ? null : (memberUnits ?? null)),
    limit: memberTotal ?? null,
    left: leftOf(record, rule, past),
    nextStep:
      step.nextStep ??
      (isOver || unitsLeft === undefined || unitsLeft === 0
        ? null
        : `Баллы принесут ещё ${number.format(unitsLeft)} шт.`),
  };
}
