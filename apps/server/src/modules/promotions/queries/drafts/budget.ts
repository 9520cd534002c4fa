import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Output } from '../../../../http/contract.ts';
import { addDays, startOfDay } from '../../../../core/calendar.ts';
import { plural } from '../../../../core/text/plural.ts';
import { number } from '../../texts/conditions.ts';
import { readSettings } from '../../../points-settings/index.ts';
import { type Mechanic, pointsOfPrice, pointsOverBase } from '../../../promotion-rules/index.ts';
import { type DraftForm, within } from './draft.ts';
import { draftProducts, draftStores } from './reach.ts';

type Budget = Output<'promotions.preview'>['budget'];

interface Means {
  base: number;
  price: number;
}

/** Means of the goods: base points by the price list of the day, and the recommended price. */
async function readMeans(db: Db, version: RawBuilder<unknown>, today: string): Promise<Means> {
  const { rows } = await sql<Means>`
    select coalesce(avg((select points from product_points pp where pp.product_id = g.id
        and pp.valid_from <= ${today}::date order by pp.valid_from desc limit 1)), 0)::float8 as base,
      coalesce(avg(g.rrp_kopecks), 0)::float8 as price ${draftProducts(version)}`.execute(db);
  return rows[0] ?? { base: 0, price: 0 };
}

function pointsOfUnit(rule: Mechanic | undefined, { base, price }: Means, rateKopecks: number): number | null {
  switch (rule?.mechanic) {
    case 'fixed_per_unit':
      return rule.params.points;
    case 'multiplier':
      return pointsOverBase(base, rule.params.percent);
    case 'percent_of_price':
      return pointsOfPrice(price, rule.params.percent, rateKopecks);
    case 'step':
      return Math.round(rule.params.points / rule.params.every);
    case 'plan':
    case 'first_sale':
    case 'bundle':
    case undefined:
      return null;
  }
}

/** Sent and not refused in 30 days, today being the last of them; not known where counting takes too long. */
const readSold = (db: Db, version: RawBuilder<unknown>, today: string): Promise<number | undefined> =>
  within(db, 1500, async (tx) => {
    const { rows } = await sql<{ n: number }>`
      with goods as materialized (select g.id ${draftProducts(version)}),
        shops as materialized (select s.id ${draftStores(version)})
      select coalesce(sum(i.quantity - i.returned_quantity), 0)::bigint as n
      from sales s join sale_items i on i.sale_id = s.id and i.removed_at is null and i.status not in ('rejected', 'returned')
      where s.submitted_at >= ${startOfDay(addDays(today, -29))}
        and s.status in ('moderation', 'clarification', 'confirmed', 'partially_returned')
        and s.store_id in (select id from shops) and i.product_id in (select id from goods)`.execute(tx);
    return rows[0]?.n ?? 0;
  });

const units = (n: number): string => `${number.format(n)} шт.`;
const daysText = (n: number): string => `${number.format(n)} ${plural(n, 'день', 'дня', 'дней')}`;

/** How long the promotion is going to last; of one that has begun, what is left of it. */
export interface Days {
  count: number;
  hasBegun: boolean;
}

interface Counted {
  covered: number | null;
  sold: number | null;
  days: Days | undefined;
  left: number | undefined;
  isPart: boolean;
}

function hintsOf(form: DraftForm, { covered, sold, days, left, isPart }: Counted): string[] {
  const hints: string[] = [];
  const of = isPart ? 'остатка бюджета' : 'бюджета';
  if (covered !== null) hints.push(`${isPart ? 'Остатка бюджета' : 'Бюджета'} хватит примерно на ${units(covered)}`);
  if (sold !== null) hints.push(`За последние 30 дней таких товаров в этих точках продано ${units(sold)}`);
  if (covered !== null && sold !== null && sold > 0) {
    const lasts = Math.floor((covered * 30) / sold);
    hints.push(`При таких продажах бюджет закончится через ${daysText(lasts)}`);
    if (days && lasts < days.count) {
      const rest = days.hasBegun ? 'до него' : 'она идёт';
      hints.push(`Это раньше конца акции: ${rest} ${daysText(days.count)}`);
    }
  }
  if (form.limits?.memberTotal !== undefined && left !== undefined) {
    const people = Math.floor(left / form.limits.memberTotal);
    hints.push(`По лимиту участника ${of} хватит не меньше чем на ${number.format(people)} чел.`);
  }
  return hints;
}

/** What is free of the budget of a form is enough for, by the goods it is about and by what was sold of them. */
export async function readBudget(
  db: Db,
  version: RawBuilder<unknown>,
  form: DraftForm,
  asked: { mechanic: Mechanic | undefined; today: string; days: Days | undefined; taken: number },
): Promise<Budget> {
  const { mechanic, today, days, taken } = asked;
  const pointsPerUnit = pointsOfUnit(
    mechanic,
    await readMeans(db, version, today),
    (await readSettings(db)).rateKopecks,
  );
  const left = form.budgetPoints === undefined ? undefined : Math.max(0, form.budgetPoints - taken);
  const unitsCovered = left !== undefined && pointsPerUnit ? Math.floor(left / pointsPerUnit) : null;
  const unitsLastMonth = (await readSold(db, version, today)) ?? null;
  const hints = hintsOf(form, { covered: unitsCovered, sold: unitsLastMonth, days, left, isPart: taken > 0 });
  return { pointsPerUnit, unitsCovered, unitsLastMonth, hints };
}
