import { adminSaleStatus, adminSaleConditions } from '../queries/admin-list.ts';
import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { checkReason } from '../../dictionary/index.ts';
import { type BulkRows, decideByQuery, decideEach, requireIds } from '../../../core/lists/bulk-query.ts';
import type { Checker } from './checking.ts';
import { decideSale, type ItemDecision } from './decide.ts';
import { notifyMember } from '../notices.ts';
import { saleNumber } from '../../../core/numbers.ts';
import { readRecord } from '../repository/records.ts';
import { undoDecision } from './undo.ts';

type BulkCtx = Ctx<'sales.moderateMany'>;
type Result = Output<'sales.moderateMany'>;

/** In the order of their members, as every call that locks several accounts. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sales where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function itemsOf(ctx: BulkCtx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from sale_items
    where sale_id = ${id} and removed_at is null and status = 'pending' order by position`.execute(ctx.db);
  return rows.map((row) => row.id);
}

const checkerOf = (ctx: BulkCtx): Checker => ({
  db: ctx.db,
  now: ctx.now(),
  actor: ctx.actor,
  scope: ctx.scope,
  requestId: ctx.requestId,
});

async function undoOne(ctx: BulkCtx, id: string): Promise<void> {
  const { version } = await readRecord(ctx.db, id, ctx.scope);
  const sale = await undoDecision(checkerOf(ctx), id, version);
  await notifyMember(ctx, sale, 'undone');
  ctx.audit({
    entityType: 'sale',
    entityId: id,
    entityLabel: saleNumber(sale.number),
    action: 'status',
    after: { status: sale.status, points: sale.pointsTotal },
  });
}

async function decideOne(ctx: BulkCtx, id: string): Promise<void> {
  const { decision, reasonCode, reasonText } = ctx.body;
  if (decision === 'undo') return undoOne(ctx, id);
  // What a seller wrote about a refusal is for a person to read, one sale at a time.
  if ((await readRecord(ctx.db, id, ctx.scope)).disputeCount > 0) throw problem('SALE_DISPUTE_SINGLE');
  const flags = await sql`select 1 from sale_flags where sale_id = ${id} limit 1`.execute(ctx.db);
  // So are signs of risk to look at (domain 3.13).
  if (decision === 'approve' && flags.rows.length > 0) throw problem('SALE_FLAGGED');
  const items = (await itemsOf(ctx, id)).map((item): ItemDecision => ({ id: item, decision, reasonCode, reasonText }));
  const sale = await decideSale(checkerOf(ctx), id, items);
  await notifyMember(ctx, sale);
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

function rowsOf(ctx: BulkCtx): BulkRows {
  const { filters = {}, search } = ctx.body.query ?? {};
  const now = ctx.now();
  const flagged =
    ctx.body.decision === 'approve' ? sql`exists (select from sale_flags f where f.sale_id = s.id)` : sql`false`;
  return {
    from: sql`from sales s`,
    where: [...adminSaleConditions(ctx, filters, search, now), ...adminSaleStatus(filters)],
    id: sql`s.id`,
    member: sql`s.member_id`,
    skip: sql`case when s.status <> 'moderation' then s.status
      when s.member_id = ${ctx.actor.id}::uuid or s.store_id = ${ctx.actor.storeId}::uuid then 'own'
      when s.dispute_count > 0 then 'disputed'
      when s.locked_by <> ${ctx.actor.id}::uuid and s.locked_until > ${now} then 'locked'
      when ${flagged} then 'flagged' end`,
    sums: { points: sql`s.points_total` },
  };
}

async function namesOf(ctx: BulkCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: number }>`select id, number from sales
    where id = any(${[...ids]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, number }) => [id, saleNumber(number)]));
}

/** The same decision on several sales; one that cannot be decided is named and does not stop the others. */
export async function moderateMany(ctx: BulkCtx): Promise<Result> {
  const { ids, query, decision, reasonCode, reasonText } = ctx.body;
  if (decision === 'reject' && !query?.preview) {
    if (reasonCode === undefined) throw fieldProblem('REASON_REQUIRED', 'reasonCode');
    checkReason('saleReject', reasonCode);
    if (reasonCode === 'other' && !reasonText?.trim()) throw fieldProblem('REASON_REQUIRED', 'reasonText');
  }
  const decide = async (some: readonly string[]): Promise<Result> =>
    decideEach(ctx.db, some, await ordered(ctx, some), (id) => decideOne(ctx, id));
  // What is taken back is named: nobody undoes what a filter happens to find.
  if (!query || decision === 'undo') return decide(requireIds(ids));
  return decideByQuery({
    ctx,
    rows: rowsOf(ctx),
    asked: query,
    decide,
    namesOf: (some) => namesOf(ctx, some),
  });
}
