import type { Body } from '../../../http/contract.ts';

type Draft = Body<'promotions.describe'>['promotion'];
type Problems = Record<string, string[]>;

const wider = [
  ['memberDay', 'memberMonth', 'Не больше лимита за месяц: иначе его не достичь'],
  ['memberDay', 'memberTotal', 'Не больше лимита за всю акцию: иначе его не достичь'],
  ['memberMonth', 'memberTotal', 'Не больше лимита за всю акцию: иначе его не достичь'],
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
export function limitsIn(form: Draft): Problems {
  const { limits = {}, budgetPoints } = form;
  const problems: Problems = {};
  const report = (field: string, text: string): void => {
    problems[field] ??= [text];
  };
  for (const [narrow, wide, text] of wider) {
    const [less, more] = [limits[narrow], limits[wide]];
    if (less !== undefined && more !== undefined && less > more) report(`limits.${narrow}`, text);
  }
  const least = limits.onLimit === 'cut' ? undefined : leastOf(form);
  for (const field of ofPoints) {
    const limit = limits[field];
    if (limit === undefined) continue;
    if (budgetPoints !== undefined && limit > budgetPoints) report(`limits.${field}`, 'Не больше бюджета акции');
    if (least !== undefined && limit < least) {
      report(
        `limits.${field}`,
        'Меньше одного начисления: акция ничего не даст. Увеличьте лимит или начисляйте остаток',
      );
    }
  }
  if (least !== undefined && budgetPoints !== undefined && budgetPoints < least) {
    report('budgetPoints', 'Меньше одного начисления: акция ничего не даст');
  }
  const units = unitsNeeded(form);
  if (units !== undefined && limits.memberUnits !== undefined && limits.memberUnits < units) {
    report('limits.memberUnits', `Меньше порога акции (${units} шт.): акция ничего не даст`);
  }
  return problems;
}
