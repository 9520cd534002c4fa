import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { inSavepoint } from '../../../db/savepoint.ts';
import { accrue, BudgetSpent, cancelAccruals, withBudget } from '../../ledger/index.ts';
import { readSettings } from '../../points-settings/index.ts';
import {
  baseVersion,
  calculate,
  type CalculatedItem,
  formulaParts,
  hasPlace,
  type KeptItem,
  type KeptSale,
  readBudgetLeft,
  readKept,
  readPast,
} from '../../promotion-rules/index.ts';
import { accrualsOf, linesOf } from './register/payload.ts';
import { type Settling, settle } from './settle.ts';

type Against = NonNullable<Parameters<typeof calculate>[3]>;

/** Points of every line, those of a product outside the programme among them. */
function calculateKept(sale: KeptSale, against: Against, without: ReadonlySet<string>): [KeptItem, CalculatedItem][] {
  // A line that was refused or has come back has no units to be counted.
  const items = sale.items.filter((item) => item.earns && item.quantity > 0);
  const rules = sale.rules.filter((rule) => !without.has(rule.promotionId));
  const made = new Map(calculate(sale.facts, items, rules, against).items.map((item) => [item.key, item]));
  return sale.items.map((item) => [
    item,
    made.get(item.key) ?? { key: item.key, base: { points: 0, formula: '0' }, bonuses: [], points: 0 },
  ]);
}

const holdingsOf = (lines: readonly { versionId: string; points: number }[]): string =>
  lines
    .filter((line) => line.points > 0)
    .map((line) => `${line.versionId}:${line.points}`)
    .sort()
    .join();

/** Whether the account already has for this line what it earns. */
const hasAll = ([item, made]: [KeptItem, CalculatedItem]): boolean =>
  holdingsOf(item.held) === holdingsOf([{ versionId: baseVersion, points: made.base.points }, ...made.bonuses]);

type Changed = readonly [KeptItem, CalculatedItem];

async function accrueLines(settling: Settling, changed: readonly Changed[], more: readonly Changed[]): Promise<void> {
  const { db, now, memberId, saleId, ref } = settling;
  const lines = [
    ...changed.flatMap(([item, made]) => accrualsOf(item.key, made)),
    ...more.flatMap(([item, made]) => accrualsOf(item.key, made).filter(({ kind }) => kind === 'promotion')),
  ];
  for (const [item, made] of changed) {
    const formula = formulaParts({ ...made, basePoints: item.basePoints, quantity: item.quantity });
    await sql`update sale_items set points = ${made.points}, points_lines = ${JSON.stringify(linesOf(made))}::jsonb,
      formula = ${JSON.stringify(formula)}::jsonb where id = ${item.key}`.execute(db);
  }
  for (const [item, made] of more) {
    const added = linesOf(made).filter(({ kind }) => kind === 'promotion');
    const versions = made.bonuses.map(({ versionId }) => versionId);
    // What the same promotions gave before is gone: what they give now stands in its place.
    await sql`update sale_items i set points = k.points + ${added.reduce((sum, line) => sum + line.points, 0)}::bigint,
      points_lines = k.lines || ${JSON.stringify(added)}::jsonb
      from (select coalesce(jsonb_agg(l order by n), '[]') as lines, coalesce(sum((l ->> 'points')::bigint), 0) as points
        from sale_items o, jsonb_array_elements(o.points_lines) with ordinality as x(l, n)
        where o.id = ${item.key} and coalesce(l ->> 'promotionVersionId', '') <> all(${versions}::text[])) k
      where i.id = ${item.key}`.execute(db);
  }
  const items = changed.map(([item]) => item.key);
  await withBudget(db, memberId, () =>
    inSavepoint(db, async (tx) => {
      await cancelAccruals(tx, memberId, saleId, items, ref, now);
      await accrue(tx, memberId, lines, ref, now);
    }),
  );
}

/** What the sale's accruals stand under now, cancelled ones apart: `item:version`. */
async function readStanding(db: Db, saleId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`select sale_item_id || ':' || promotion_version_id as key from accruals
    where sale_id = ${saleId} and promotion_version_id is not null and status <> 'cancelled'`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * A sale that is live again gets what it earns in its own place in the order, by the promotions in force when it was
 * first sent and by the units its member has sold before it (domain.md 3.22); a promotion whose budget is spent meanwhile
 * gives its rest or nothing. The member's other sales are settled after it. Answers the points of the sale. The caller
 * holds the account and has marked the lines as live. `only`: the lines that are live again, where the others were decided
 * and keep what they have; what the two earn together (a set) is added to them.
 */
export async function recalculate(settling: Settling, only?: ReadonlySet<string>): Promise<number> {
  const { db, now, memberId, saleId } = settling;
  const { rateKopecks } = await readSettings(db);
  const sale = (await readKept(db, { memberId, saleId, rateKopecks })).find((one) => one.id === saleId)!;
  const { rows } = await sql<{ submittedAt: Date }>`select submitted_at from sales where id = ${saleId}`.execute(db);
  const query = { memberId, storeId: sale.facts.storeId, now, saleId, sentBefore: rows[0]!.submittedAt };
  const past = await readPast(db, query, sale.rules);
  const standing = await readStanding(db, saleId);
  const isAgain = ([item]: Changed): boolean => only?.has(item.key) ?? true;
  const kept = new Map(sale.items.map((item) => [item.key, item]));
  const mayGive: Against['mayGive'] = only && ((rule, { key }) => hasPlace(kept.get(key)!, rule, sale.rules));
  const missing = ([item, made]: Changed): Changed => {
    const bonuses = made.bonuses.filter(({ versionId }) => !standing.has(`${item.key}:${versionId}`));
    return [item, { ...made, bonuses }];
  };
  const without = new Set<string>();
  const budgets = new Map<string, number>();
  for (;;) {
    const made = calculateKept(sale, { past, budgets, mayGive }, without);
    const changed = made.filter(isAgain).filter((line) => !hasAll(line));
    const more = made
      .filter((line) => !isAgain(line))
      .map(missing)
      .filter(([, { bonuses }]) => bonuses.length > 0);
    try {
      if (changed.length + more.length > 0) await accrueLines(settling, changed, more);
      break;
    } catch (error) {
      if (!(error instanceof BudgetSpent) || without.has(error.promotionId)) throw error;
      const left = await readBudgetLeft(db, error.promotionId);
      if (left > 0 && left < (budgets.get(error.promotionId) ?? Infinity)) budgets.set(error.promotionId, left);
      else without.add(error.promotionId);
    }
  }
  await settle(settling);
  const held = await sql<{ points: number }>`select coalesce(sum(points - returned), 0)::bigint as points from accruals
    where sale_id = ${saleId} and status <> 'cancelled'`.execute(db);
  return held.rows[0]!.points;
}
