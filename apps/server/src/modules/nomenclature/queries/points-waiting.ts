import { sql } from 'kysely';

import { secondPersonRefusal } from '../../../core/second-person.ts';
import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay, wireDateTime } from '../../../http/wire-date.ts';
import { basePointsOn } from '../policy.ts';
import { pointsAtOnce, readBound } from '../repository/points-waiting.ts';
import type { Reader } from './lookup.ts';

/** What a manufacturer gives a new product at once; nothing bounds the programme. */
export async function readPointsLimit(ctx: Ctx<'products.pointsLimit'>): Promise<Output<'products.pointsLimit'>> {
  return { atOnce: ctx.scope.kind === 'all' ? null : (await readBound(ctx.db, ctx.now())).threshold };
}

/** The same for a product that has its points. */
export async function readPointsAtOnce(db: Db, id: string, { scope, now }: Reader): Promise<number | null> {
  if (scope.kind !== 'manufacturer') return null;
  const bound = await readBound(db, now);
  const { rows } = await sql<{ n: number }>`
    select ${pointsAtOnce(bound.today, bound)} as n from products p where p.id = ${id}::uuid`.execute(db);
  return rows[0]?.n ?? null;
}

/** Base points that wait for the programme, and those of today in force until then. */
interface WaitingPoints {
  points: number;
  from: string;
  former: number;
  askedAt: Date;
  askedBy: string;
  askedByName: string;
}

/** What waits for these products, by product; nothing of it is a retailer's business. */
export async function readWaiting(
  db: Db,
  ids: readonly string[],
  day: string,
  scope: Scope,
): Promise<Map<string, WaitingPoints>> {
  if (ids.length === 0 || scope.kind === 'partner' || scope.kind === 'own') return new Map();
  const { rows } = await sql<WaitingPoints & { id: string }>`
    select p.id, w.points, w.valid_from as from, ${basePointsOn(day)} as former, w.asked_at, w.asked_by,
      trim(concat_ws(' ', u.last_name, u.first_name)) as asked_by_name
    from product_points_waiting w join products p on p.id = w.product_id join users u on u.id = w.asked_by
    where w.product_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export const waitingRow = (waiting: WaitingPoints | undefined) =>
  waiting
    ? {
        points: waiting.points,
        from: waiting.from,
        former: waiting.former,
        askedAt: wireDateTime(waiting.askedAt),
      }
    : null;

/** What waits for the programme, with what this reader may do about it. */
export async function readWaitingCard(db: Db, id: string, { actor, scope, now }: Reader) {
  const waiting = (await readWaiting(db, [id], programmeDay(now), scope)).get(id);
  const row = waitingRow(waiting);
  if (!waiting || !row) return null;
  const mayUpdate = actor.grants.has('products.productDetail:update');
  const decides = mayUpdate && scope.kind === 'all';
  const approval = { authors: [waiting.askedBy], by: actor.id, at: now };
  const refusal = decides ? await secondPersonRefusal(db, approval, 'POINTS_SAME_PERSON') : null;
  return {
    ...row,
    askedBy: waiting.askedByName,
    decisionRefusal: refusal?.message ?? null,
    allowedActions: [
      ...(decides && !refusal ? (['approve', 'reject'] as const) : []),
      ...(mayUpdate && scope.kind === 'manufacturer' ? (['withdraw'] as const) : []),
    ],
  };
}
