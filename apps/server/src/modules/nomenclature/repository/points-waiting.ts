import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { readSettings } from '../../points-settings/index.ts';
import { basePointsOn } from '../policy.ts';

/** Points of one unit from a day on. */
export interface Price {
  points: number;
  from: string;
}

/** What binds a manufacturer: the ceiling of the programme, and the day that divides the settled from the new. */
export interface Bound {
  threshold: number;
  today: string;
}

/** How many times the former value a manufacturer sets without the programme (domain 3.23). */
const factor = 3;

export async function readBound(db: Db, at: Date): Promise<Bound> {
  const { basePointsApprovalThreshold, maxBasePoints } = await readSettings(db);
  // A threshold above the bound is never reached.
  return { threshold: Math.min(basePointsApprovalThreshold, maxBasePoints), today: programmeDay(at) };
}

/**
 * The most a manufacturer sets from this day on without the programme, over `products p`. The former value is the last
 * one that a day has passed over or the programme has agreed to: neither several changes in one day nor a row of the
 * days to come, nor a zero of his own between, makes a longer step; a zero of the programme stands. Without one it is
 * the value of today itself.
 */
export const pointsAtOnce = (from: string, { threshold, today }: Bound): RawBuilder<number> => {
  const settled = sql`case when pp.valid_from < ${today}::date then pp.points else pp.agreed_points end`;
  return sql<number>`least(${threshold}::int, ${factor} * coalesce(
    (select ${settled} from product_points pp where pp.product_id = p.id and pp.valid_from <= ${from}::date
      and (${settled} > 0 or pp.agreed_points = 0) order by pp.valid_from desc limit 1),
    (select pp.points from product_points pp where pp.product_id = p.id and pp.valid_from = ${today}::date
      and pp.points > 0)))`;
};

/** Whether these points of a manufacturer wait; those in force on their day are nothing new. */
export const waits = ({ points, from }: Price, bound: Bound): RawBuilder<boolean> =>
  sql<boolean>`(${points}::int <> ${basePointsOn(from)} and ${points}::int > ${pointsAtOnce(from, bound)})`;

/** Whether a product's new points wait, over `products p`. */
export const hasWaiting = sql<boolean>`exists (select from product_points_waiting w where w.product_id = p.id)`;

/** `product_points_waiting w join products p` that the programme has to decide. */
export const pointsToDecide = sql<boolean>`p.status <> 'archived'`;

export interface Asked {
  productId: string;
  name: string;
  points: number;
  former: number;
}

/** Puts the points aside until the programme decides; the same ones, already there, stay as they were asked. */
export async function askForPoints(
  db: Db,
  ids: readonly string[],
  { points, from }: Price,
  by: string,
  at: Date,
): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    with asked as (
      insert into product_points_waiting as w (product_id, points, valid_from, asked_at, asked_by)
      select id, ${points}::int, ${from}::date, ${at}, ${by}::uuid from unnest(${[...ids]}::uuid[]) as id
      on conflict (product_id) do update set points = excluded.points, valid_from = excluded.valid_from,
        asked_at = excluded.asked_at, asked_by = excluded.asked_by
        where (w.points, w.valid_from) is distinct from (excluded.points, excluded.valid_from)
      returning product_id, points)
    select a.product_id, p.name, a.points, ${basePointsOn(from)} as former
    from asked a join products p on p.id = a.product_id order by a.product_id`.execute(db);
  return rows;
}

export interface Waiting {
  productId: string;
  points: number;
  validFrom: string;
  askedBy: string;
}

/** What waited for these products, and waits no more. */
export const closeWaiting = (db: Db, ids: readonly string[]): Promise<Waiting[]> =>
  db
    .deleteFrom('productPointsWaiting')
    .where('productId', 'in', [...ids])
    .returning(['productId', 'points', 'validFrom', 'askedBy'])
    .execute();
