import { type RawBuilder, sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { notFound } from '../../../http/problem.ts';
import { programmeZone } from '../../../http/wire-date.ts';
import { readSettings } from '../../points-settings/index.ts';
import type { Scope } from '../../../http/scope.ts';
import { withQuietDays } from '../../../core/every-day.ts';
import { where } from '../../../core/lists/list-ids.ts';
import { salesCounted, seesBudget, visibleTo } from './list.ts';
import { readPromotions } from '../../promotion-rules/index.ts';

type Stats = Output<'promotions.stats'>;

/** Accruals of the promotion with their sale and product, in the reader's sales. */
const given = (id: string, scope: Scope): RawBuilder<unknown> => sql`
  from accruals a join sales s on s.id = a.sale_id join sale_items i on i.id = a.sale_item_id
  ${where([sql`a.promotion_id = ${id}`, sql`a.status <> 'cancelled'`, ...salesCounted(scope)])}`;

const net = sql`sum(a.points - a.returned)::bigint`;

async function totals(db: Db, from: RawBuilder<unknown>) {
  const { rows } = await sql<Pick<Stats, 'sales' | 'members' | 'units' | 'points' | 'returned'>>`
    select count(distinct a.sale_id)::int as sales, count(distinct a.member_id)::int as members,
      coalesce(sum(i.quantity - i.returned_quantity), 0)::int as units, coalesce(${net}, 0)::bigint as points,
      coalesce(sum(a.returned), 0)::bigint as returned ${from}`.execute(db);
  return rows[0] ?? { sales: 0, members: 0, units: 0, points: 0, returned: 0 };
}

const mostDays = 400;

/** Every day from the first with points to the last: a line that skips days says that nothing was quiet. */
async function byDay(db: Db, from: RawBuilder<unknown>): Promise<Stats['byDay']> {
  const { rows } = await sql<{ day: string; sales: number; points: number }>`
    select to_char(a.created_at at time zone ${programmeZone()}, 'YYYY-MM-DD') as day,
      count(distinct a.sale_id)::int as sales, ${net} as points ${from} group by 1 order by 1 desc limit ${mostDays}`.execute(
    db,
  );
  return withQuietDays(rows, { sales: 0, points: 0 }, mostDays);
}

async function topProducts(db: Db, from: RawBuilder<unknown>): Promise<Stats['topProducts']> {
  const { rows } = await sql<{ id: string; name: string; units: number; points: number }>`
    select x.id, p.name, x.units, x.points from (
      select i.product_id as id, sum(i.quantity - i.returned_quantity)::int as units, ${net} as points ${from}
      group by 1 order by 3 desc, 1 limit 10) x join products p on p.id = x.id order by x.points desc, x.id`.execute(
    db,
  );
  return rows.map(({ id, name, units, points }) => ({ product: { id, name }, units, points }));
}

async function topPartners(db: Db, from: RawBuilder<unknown>): Promise<Stats['topPartners']> {
  const { rows } = await sql<{ id: string; name: string; sales: number; points: number }>`
    select x.id, p.name, x.sales, x.points from (
      select s.partner_id as id, count(distinct a.sale_id)::int as sales, ${net} as points ${from}
      group by 1 order by 3 desc, 1 limit 10) x join partners p on p.id = x.id order by x.points desc, x.id`.execute(
    db,
  );
  return rows.map(({ id, name, sales, points }) => ({ partner: { id, name }, sales, points }));
}

/** What a promotion has given; a partner sees its own sales in it and nothing of the budget. */
export async function readPromotionStats(ctx: Ctx<'promotions.stats'>): Promise<Stats> {
  const { db, scope } = ctx;
  const [record] = await readPromotions(db, sql`p.id = ${ctx.params.id} and ${visibleTo(scope)}`);
  if (!record) throw notFound();
  const from = given(record.id, scope);
  const sum = await totals(db, from);
  const own = seesBudget(scope);
  const { rateKopecks } = await readSettings(db);
  return {
    ...sum,
    cost: sum.points * rateKopecks,
    budget: own ? record.budgetPoints : null,
    spent: own ? record.spent : null,
    reserved: own ? record.reserved : null,
    byDay: await byDay(db, from),
    topProducts: await topProducts(db, from),
    topPartners: await topPartners(db, from),
  };
}
