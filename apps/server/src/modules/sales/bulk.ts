import { sql } from 'kysely';

import type { Ctx } from '../../http/context.ts';
import type { Output } from '../../http/contract.ts';
import { fieldProblem, Problem, problem } from '../../http/problem.ts';
import { reasons } from '../dictionary/reasons.ts';
import { inSavepoint } from '../ledger/savepoint.ts';
import type { Checker } from './checking.ts';
import { decideSale, type ItemDecision } from './decide.ts';
import { tellSeller } from './notices.ts';
import { saleNumber } from './numbers.ts';

type BulkCtx = Ctx<'sales.moderateMany'>;

/** In the order of their members, as every call that locks several accounts. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sales where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function itemsOf(ctx: BulkCtx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sale_items
    where sale_id = ${id} and removed_at is null order by position`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function decideOne(ctx: BulkCtx, id: string): Promise<void> {
  const { decision, reasonCode } = ctx.body;
  const flags = await sql`select 1 from sale_flags where sale_id = ${id} limit 1`.execute(ctx.db);
  // Signs of risk are for a person to look at, one sale at a time (domain 3.13).
  if (decision === 'approve' && flags.rows.length > 0) throw problem('SALE_FLAGGED');
  const items = (await itemsOf(ctx, id)).map((item): ItemDecision => ({ id: item, decision, reasonCode }));
  const checker: Checker = { db: ctx.db, now: ctx.now(), actor: ctx.actor, scope: ctx.scope, requestId: ctx.requestId };
  const sale = await decideSale(checker, id, items);
  await tellSeller(ctx, sale);
  ctx.audit({
    entityType: 'sale',
    entityId: id,
    entityLabel: saleNumber(sale.number),
    action: 'status',
    before: { status: 'moderation' },
    after: { status: sale.status, points: sale.pointsTotal },
    reason: sale.reasonText ?? undefined,
  });
}

/** The same decision on several sales; one that cannot be decided is named and does not stop the others. */
export async function moderateMany(ctx: BulkCtx): Promise<Output<'sales.moderateMany'>> {
  const { ids, decision, reasonCode } = ctx.body;
  if (
    decision === 'reject' &&
    (reasonCode === 'other' || !reasons.saleReject.some(({ code }) => code === reasonCode))
  ) {
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  }
  const unique = [...new Set(ids)];
  const result: Output<'sales.moderateMany'> = { done: [], failed: [] };
  const known = await ordered(ctx, unique);
  const missing = unique.filter((id) => !known.includes(id));
  for (const id of missing) result.failed.push({ id, message: problem('NOT_FOUND').message });
  for (const id of known) {
    try {
      await inSavepoint(ctx.db, () => decideOne(ctx, id));
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, message: error.message });
    }
  }
  return result;
}
