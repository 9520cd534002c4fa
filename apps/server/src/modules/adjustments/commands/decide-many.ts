import { sql } from 'kysely';

import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem } from '../../../http/problem.ts';
import { type BulkRows, decideByQuery, decideEach, requireIds } from '../../../core/lists/bulk-query.ts';
import { adjustmentNumber } from '../../../core/numbers.ts';
import { reasons, reasonSentence } from '../../dictionary/index.ts';
import { recordDecision } from '../notices.ts';
import { adjustmentConditions, adjustmentDecider, adjustmentStatus } from '../queries/list.ts';
import { readAdjustment } from '../repository/records.ts';
import { authorOf } from './adjustments.ts';
import { settleAdjustment } from './write.ts';

type BulkCtx = Ctx<'tunings.decideMany'>;
type Result = Output<'tunings.decideMany'>;

/** What each author reads; 400 for a rejection that says nothing. */
function commentOf({ body }: BulkCtx): string | undefined {
  const { decision, reasonCode, comment } = body;
  if (decision === 'approve') return comment;
  if (!reasons.tuningReject.some(({ code }) => code === reasonCode))
    throw fieldProblem('REASON_REQUIRED', 'reasonCode');
  if (reasonCode === 'other' && !comment?.trim()) throw fieldProblem('REASON_REQUIRED', 'comment');
  return reasonSentence('tuningReject', reasonCode, comment);
}

function rowsOf(ctx: BulkCtx): BulkRows {
  const { filters = {}, search } = ctx.body.query ?? {};
  return {
    from: sql`from tunings t`,
    where: [...adjustmentConditions(ctx.scope, filters, search, adjustmentDecider(ctx)), ...adjustmentStatus(filters)],
    id: sql`t.id`,
    member: sql`t.member_id`,
    skip: sql`case when t.status <> 'on_approval' then t.status
      when t.created_by = ${ctx.actor.id}::uuid or t.member_id = ${ctx.actor.id}::uuid then 'own' end`,
    sums: {
      points: sql`case t.direction when 'credit' then t.points else 0 end`,
      debitPoints: sql`case t.direction when 'debit' then t.points else 0 end`,
    },
  };
}

/** In the order of their members, as every call that locks several accounts. */
async function ordered(ctx: BulkCtx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from tunings where id = any(${[...ids]}::uuid[])
    order by member_id, id`.execute(ctx.db);
  return rows.map((row) => row.id);
}

async function namesOf(ctx: BulkCtx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: number }>`select id, number from tunings
    where id = any(${[...ids]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, number }) => [id, adjustmentNumber(number)]));
}

/** The same decision on several adjustments; one it does not suit is named and does not stop the others. */
export async function decideManyAdjustments(ctx: BulkCtx): Promise<Result> {
  const { ids, query, decision } = ctx.body;
  const comment = query?.preview ? undefined : commentOf(ctx);
  const decide = async (some: readonly string[]): Promise<Result> =>
    decideEach(ctx.db, some, await ordered(ctx, some), async (id) => {
      await settleAdjustment(authorOf(ctx), id, decision, comment);
      await recordDecision(ctx, await readAdjustment(ctx.db, id));
    });
  if (!query) return decide(requireIds(ids));
  return decideByQuery({ ctx, rows: rowsOf(ctx), asked: query, decide, namesOf: (some) => namesOf(ctx, some) });
}
