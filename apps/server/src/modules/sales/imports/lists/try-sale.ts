import { saleNumber } from '../../../../core/numbers.ts';
import { DryRunRollback, rowsOf } from '../../../../core/imports/units.ts';
import { inSavepoint } from '../../../../db/savepoint.ts';
import { beginTrial } from '../../../../db/trial.ts';
import type { Actor } from '../../../../http/actor.ts';
import type { Work } from '../../../../http/context.ts';
import type { Scope } from '../../../../http/scope.ts';
import { newId } from '../../../../ids.ts';
import { applySales, explainSale } from '../apply.ts';
import { identifyUnits } from '../identify.ts';
import { findKnown, findSellers, findStores, type KnownSale } from '../find.ts';
import { type ListedSale, rowIssue } from './verdicts.ts';
import type { ListRow, RowVerdict } from './repository.ts';

type Trying = Work & { actor: Actor; scope: Scope };

interface Tried {
  units: readonly (string | undefined)[];
  isKnown: boolean;
  sale: KnownSale | undefined;
}

/** Registers the sale as the process would and takes it back: nothing is left, locks included. */
async function attempt(ctx: Trying, unit: ListedSale['unit']): Promise<Tried> {
  const { actor, scope } = ctx;
  const lines = rowsOf(unit);
  const units = await identifyUnits(ctx.db, lines);
  try {
    return await inSavepoint(ctx.db, async (db) => {
      await beginTrial(db);
      const work = { ...ctx, db };
      const context = { work, by: actor.id, whose: actor, scope, at: ctx.now(), dryRun: true };
      const [outcome] = await applySales(context, [{ unit: lines, key: newId() }]);
      const [member] = await findSellers(db, scope, actor.id, [lines[0]]);
      if (!member) throw new DryRunRollback<Tried>({ units, isKnown: false, sale: undefined });
      const { storeCode, saleDate, number } = lines[0];
      const [storeId] = await findStores(db, [{ partnerId: member.partnerId, code: storeCode }]);
      const [sale] = await findKnown(db, [{ memberId: member.id, storeId, saleDate, number }]);
      throw new DryRunRollback<Tried>({ units, isKnown: outcome === 'unchanged', sale });
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.outcome as Tried;
    throw error;
  }
}

/** Rows of one sale with what its registration would say of them. */
export async function trySale(ctx: Trying, { unit, rows }: ListedSale): Promise<ListRow[]> {
  const verdict = (row: ListRow, said: Partial<RowVerdict> & Pick<RowVerdict, 'state'>): ListRow => ({
    ...row,
    verdict: { issues: [], points: null, sale: null, ...said },
  });
  try {
    const { units, isKnown, sale } = await attempt(ctx, unit);
    const known = isKnown && sale ? { id: sale.id, number: saleNumber(sale.number) } : null;
    return rows.map((row, at) =>
      verdict(row, {
        state: isKnown ? 'known' : 'ready',
        points: at === 0 && !isKnown ? (sale?.points ?? 0) : null,
        sale: known,
        unit: units[at],
      }),
    );
  } catch (error) {
    const found = explainSale(error);
    if (!found) throw error;
    return rows.map((row, at) =>
      verdict(row, {
        state: 'refused',
        issues: found.filter((issue) => (issue.at ?? 0) === at).map((issue) => rowIssue(issue)),
      }),
    );
  }
}
