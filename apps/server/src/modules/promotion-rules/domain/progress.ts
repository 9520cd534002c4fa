import type { Db } from '../../../db/open.ts';
import { pointsText } from '../../../core/money.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { planTotal } from './mechanics.ts';
import { readPast } from '../repository/past.ts';
import { type PromotionRecord, readProgress, ruleOf } from '../repository/records.ts';
import type { Past, PromotionRule } from './rules.ts';

type Progress = Output<'promotions.progress'>;
type Step = Pick<Progress, 'target' | 'nextStep'>;

const number = new Intl.NumberFormat('ru-RU');
const nothing: Step = { target: null, nextStep: null };

function planStep(rule: Extract<PromotionRule, { mechanic: 'plan' }>, units: number): Step {
  const next = rule.params.tiers.find((tier) => tier.units > units);
  if (!next) return nothing;
  const more = planTotal(rule.params, next.units) - planTotal(rule.params, units);
  const text = `Ещё ${number.format(next.units - units)} шт., и план даст ${pointsText(more)}`;
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
          nextStep: `Ещё ${number.format(left)} шт., и акция даст ${pointsText(points)}`,
        };
      }
      // Within one sale nothing adds up between sales: there is no way to be halfway.
      return { target: null, nextStep: `${pointsText(points)} за каждые ${every} шт. в одной продаже` };
    }
    case 'first_sale':
      return past.sales > 0
        ? nothing
        : { target: 1, nextStep: `Первая продажа даст ${pointsText(rule.params.points)}` };
    case 'bundle': {
      const nextStep = `${pointsText(rule.params.points)} за все товары комплекта в одном чеке`;
      return { target: null, nextStep };
    }
    case 'fixed_per_unit':
    case 'multiplier':
    case 'percent_of_price':
      return nothing;
  }
}

/**
 * Points the rules still let one member earn; `null` when nothing limits them. The budget is no part of it: what
 * is left of it is the programme's own affair.
 */
function leftOf({ limits }: PromotionRule, past: Past): number | null {
  const rooms = [
    limits.memberTotal === undefined ? null : limits.memberTotal - past.points.total,
    limits.memberDay === undefined ? null : limits.memberDay - past.points.day,
    limits.memberMonth === undefined ? null : limits.memberMonth - past.points.month,
    limits.storeTotal === undefined ? null : limits.storeTotal - past.points.store,
    limits.memberUnits !== undefined && past.units >= limits.memberUnits ? 0 : null,
  ].filter((room) => room !== null);
  return rooms.length === 0 ? null : Math.max(0, Math.min(...rooms));
}

function ownProgress(
  record: PromotionRecord,
  given: { units: number; points: number },
  past: Past,
  now: Date,
): Progress {
  const rule = ruleOf(record);
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
    left: leftOf(rule, past),
    nextStep:
      step.nextStep ??
      (isOver || unitsLeft === undefined || unitsLeft === 0
        ? null
        : `Баллы принесут ещё ${number.format(unitsLeft)} шт.`),
  };
}

/**
 * How far the seller has come in promotions he may see, by the past his next sale would be calculated against; every
 * one of them by its id.
 */
export async function readOwnProgress(
  db: Db,
  records: readonly PromotionRecord[],
  member: { id: string; storeId: string | null },
  now: Date,
): Promise<ReadonlyMap<string, Progress>> {
  const ids = records.map((record) => record.id);
  const given = await readProgress(db, member.id, ids);
  const query = { memberId: member.id, storeId: member.storeId ?? undefined, now };
  const past = await readPast(db, query, records.map(ruleOf));
  return new Map(
    records.map((record) => [
      record.id,
      ownProgress(record, given.get(record.id) ?? { units: 0, points: 0 }, past(record.id), now),
    ]),
  );
}
