import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { type BulkRows, decideByQuery } from '../../../core/lists/bulk-query.ts';
import { overrideDecider, unpayable, withdrawalConditions, withdrawalStatus } from '../../withdrawals/index.ts';

type QueryCtx = Ctx<'registries.createByQuery'>;

/** Payouts one registry holds: its card shows them all. */
const mostInRegistry = 1000;

function rowsOf(ctx: QueryCtx): BulkRows {
  const { filters = {}, search } = ctx.body.query;
  return {
    from: sql`from withdrawals w`,
    where: [...withdrawalConditions(ctx.scope, filters, search, overrideDecider(ctx)), ...withdrawalStatus(filters)],
    id: sql`w.id`,
    member: sql`w.member_id`,
    skip: sql`case when w.status <> 'approved' then w.status ${unpayable} end`,
    sums: { points: sql`w.points`, netKopecks: sql`w.net_kopecks`, taxKopecks: sql`w.tax_kopecks` },
  };
}

/** A registry of all approved payouts of a query; what does not fit into it goes to the next one. */
export async function formByQuery(
  ctx: QueryCtx,
  form: (ids: readonly string[]) => Promise<string>,
): Promise<Output<'registries.createByQuery'>> {
  let registryId: string | null = null;
  const result = await decideByQuery({
    ctx,
    rows: rowsOf(ctx),
    asked: ctx.body.query,
    portion: mostInRegistry,
    // All or nothing: a payout that has changed stops the whole registry.
    decide: async (ids) => {
      if (ids.length > 0) registryId = await form(ids);
      return { done: [...ids], failed: [], plan: null, next: null };
    },
    namesOf: async () => new Map(),
  });
  return { ...result, registryId };
}
