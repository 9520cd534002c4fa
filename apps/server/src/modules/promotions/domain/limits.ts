import type { Body } from '../../../http/contract.ts';
import { fieldMessage, type WrongFields } from '../../../http/problem.ts';

type Draft = Body<'promotions.describe'>['promotion'];

const wider = [
  ['memberDay', 'memberMonth', 'PROMO_LIMIT_MONTH'],
  ['memberDay', 'memberTotal', 'PROMO_LIMIT_TOTAL'],
  ['memberMonth', 'memberTotal', 'PROMO_LIMIT_TOTAL'],
] as const;
const ofPoints = ['memberDay', 'memberMonth', 'memberTotal', 'storeTotal'] as const;

/** The least a mechanic gives at once, where the form alone says it. */
function leastOf({ mechanic, params = {} }: Draft): number | undefined {
  switch (mechanic) {
    case 'fixed_per_unit':
    case 'step':
    case 'first_sale':
    case 'bundle':
      return params.points;
    case 'plan':
    case 'multiplier':
    case 'percent_of_price':
    case undefined:
      return undefined;
  }
}

/** Units the mechanic needs before it gives anything. */
function unitsNeeded({ mechanic, params = {} }: Draft): number | undefined {
  if (mechanic === 'step') return params.every;
  return mechanic === 'plan' ? params.tiers?.[0]?.units : undefined;
}

/** Limits nobody can ever reach, and those under which nothing is ever given, by field. */
export function limitsIn(form: Draft): WrongFields {
  const { limits = {}, budgetPoints } = form;
  const problems: WrongFields = {};
  const report = (field: string, message: WrongFields[string]): void => {
    problems[field] ??= message;
  };
  for (const [narrow, wide, code] of wider) {
    const [less, more] = [limits[narrow], limits[wide]];
    if (less !== undefined && more !== undefined && less > more) report(`limits.${narrow}`, code);
  }
  const least = limits.onLimit === 'cut' ? undefined : leastOf(form);
  for (const field of ofPoints) {
    const limit = limits[field];
    if (limit === undefined) continue;
    if (budgetPoints !== undefined && limit > budgetPoints) report(`limits.${field}`, 'PROMO_LIMIT_BUDGET');
    if (least !== undefined && limit < least) {
      report(`limits.${field}`, 'PROMO_LIMIT_LOW');
    }
  }
  if (least !== undefined && budgetPoints !== undefined && budgetPoints < least) {
    report('budgetPoints', 'PROMO_BUDGET_LOW');
  }
  const units = unitsNeeded(form);
  if (units !== undefined && limits.memberUnits !== undefined && limits.memberUnits < units) {
    report('limits.memberUnits', fieldMessage('PROMO_LIMIT_UNITS', { n: units }));
  }
  return problems;
}
