import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { checkReason } from '../../dictionary/index.ts';
import { type BulkRows, decideByQuery, decideEach, requireIds } from '../../../core/lists/bulk-query.ts';
import { withdrawalNumber } from '../../../core/numbers.ts';
import { overrideDecider, unpayable, withdrawalConditions, withdrawalStatus } from '../queries/list.ts';

type BulkCtx = Ctx<'withdrawals.decideMany'>;
type Result = Output<'withdrawals.decideMany'>;

/** In the order of their members, as every call that locks several accounts. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from withdrawals where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

function rowsOf(ctx: BulkCtx): BulkRows {
  const { filters = {}, search } = ctx.body.query ?? {};
  const waiting = ctx.body.decision === 'approve' ? ['new', 'on_review'] : ['new', 'on_review', 'approved'];
  return {
    from: sql`from withdrawals w`,
    where: [...withdrawalConditions(ctx.scope, filters, search, overrideDecider(ctx)), ...withdrawalStatus(filters)],
    id: sql`w.id`,
    member: sql`w.member_id`,
    skip: sql`case when w.status <> all(${waiting}::text[]) then w.status
      when w.member_id = ${ctx.actor.id}::uuid then 'own'
      ${ctx.body.decision === 'approve' ? unpayable : sql``} end`,
    sums: { points: sql`w.points`, netKopecks: sql`w.net_kopecks`, taxKopecks: sql`w.tax_kopecks` },
  };
}

async function namesOf(ctx: BulkCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: number }>`select id, number from withdrawals
    where id = any(${[...ids]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, number }) => [id, withdrawalNumber(number)]));
}

/** The same decision on several withdrawals; one it does not suit is named and does not stop the others. */
export async function decideMany(ctx: BulkCtx, decideOne: (id: string) => Promise<unknown>): Promise<Result> {
  const { ids, query, decision, reasonCode } = ctx.body;
  if (decision === 'reject' && !query?.preview) checkReason('withdrawalReject', reasonCode);
  const decide = async (some: readonly string[]): Promise<Result> =>
    decideEach(ctx.db, some, await ordered(ctx, some), decideOne);
  if (!query) return decide(requireIds(ids));
  return decideByQuery({
    ctx,
    rows: rowsOf(ctx),
    asked: query,
    decide,
    namesOf: (some) => namesOf(ctx, some),
  });
}
