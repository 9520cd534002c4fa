import { sql } from 'kysely';

import { inSavepoint } from '../../../db/savepoint.ts';
import { accrue, type AccrualLine, BudgetSpent, cancelAccruals, withBudget } from '../../ledger/index.ts';
import { readSettings } from '../../points-settings/index.ts';
import {
  baseVersion,
  calculate,
  type CalculatedItem,
  formulaParts,
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
  const items = sale.items.filter((item) => item.earns);
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

async function accrueLines(settling: Settling, changed: readonly [KeptItem, CalculatedItem][]): Promise<void> {
  const { db, now, memberId, saleId, ref } = settling;
  const lines = changed.flatMap(([item, made]): AccrualLine[] => accrualsOf(item.key, made));
  for (const [item, made] of changed) {
    const formula = formulaParts({ ...made, basePoints: item.basePoints, quantity: item.quantity });
    await sql`update sale_items set points = ${made.points}, points_lines = ${JSON.stringify(linesOf(made))}::jsonb,
      formula = ${JSON.stringify(formula)}::jsonb where id = ${item.key}`.execute(db);
  }
  const items = changed.map(([item]) => item.key);
  await withBudget(db, memberId, () =>
    inSavepoint(db, async (tx) => {
      await cancelAccruals(tx, memberId, saleId, items, ref, now);
      await accrue(tx, memberId, lines, ref, now);
    }),
  );
}

/**
 * A sale that is live again gets what it earns in its own place in the order, by the promotions in force when it was
 * first sent and by the units its member has sold before it (domain.md 3.22); a promotion whose budget is spent meanwhile
 * gives its rest or nothing. The member's other sales are settled after it. Answers the points of the sale. The caller
 * holds the account and has marked the lines as live.
 */
export async function recalculate(settling: Settling): Promise<number> {
  const { db, now, memberId, saleId } = settling;
  const { rateKopecks } = await readSettings(db);
  const sale = (await readKept(db, { memberId, saleId, rateKopecks })).find((one) => one.id === saleId)!;
  const { rows } = await sql<{ submittedAt: Date }>`select submitted_at from sales where id = ${saleId}`.execute(db);
  const query = { memberId, storeId: sale.facts.storeId, now, saleId, sentBefore: rows[0]!.submittedAt };
  const past = await readPast(db, query, sale.rules);
  const without = new Set<string>();
  const budgets = new Map<string, number>();
  for (;;) {
    const changed = calculateKept(sale, { past, budgets }, without).filter((line) => !hasAll(line));
    try {
      if (changed.length > 0) await accrueLines(settling, changed);
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
