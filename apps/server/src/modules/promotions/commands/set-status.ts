import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { fieldProblem, problem } from '../../../http/problem.ts';
import { newId } from '../../../ids.ts';
import { decideEach } from '../../../core/lists/bulk-query.ts';
import { promotionNumber } from '../../../core/numbers.ts';
import { keptBy, readAdminCard } from '../queries/admin-card.ts';
import { lock, type Locked } from '../repository/lock.ts';
import { announcePromotion } from './announce.ts';
import { notifyOfStep } from '../notices.ts';
import { admitStart } from '../policy.ts';
import { type PromotionAction, stepOf } from '../domain/stages.ts';

type StatusCtx = Pick<
  Ctx<'promotions.setStatus' | 'promotions.archiveMany'>,
  'db' | 'scope' | 'actor' | 'now' | 'audit' | 'notify' | 'outbox' | 'jobs'
>;

interface Asked {
  action: PromotionAction;
  comment: string | null;
}

/** One step of a promotion whose row is held. */
async function take(ctx: StatusCtx, before: Locked, { action, comment }: Asked): Promise<void> {
  const step = stepOf(action, before.status, ctx.scope);
  if (!step) throw problem('PROMO_STATUS');
  if (step.to === 'active' && before.isSpent) throw problem('PROMO_BUDGET');
  if (step.explained && !comment) throw fieldProblem('REASON_REQUIRED', 'comment');
  const at = ctx.now();
  const starts = step.to === 'scheduled' || step.to === 'active';
  const approvedBy = starts ? await admitStart(ctx.db, before, { id: ctx.actor.id, at }) : before.approvedBy;
  await sql`update promotions set status = ${step.to}, updated_at = ${at}, updated_by = ${ctx.actor.id},
    approved_by = ${approvedBy}, version = version + 1 where id = ${before.id}`.execute(ctx.db);
  await sql`insert into promotion_events (id, promotion_id, at, action, from_status, to_status, comment, actor_id)
    values (${newId()}, ${before.id}, ${at}, ${action}, ${before.status}, ${step.to}, ${comment}, ${ctx.actor.id})`.execute(
    ctx.db,
  );
  await notifyOfStep(ctx, before, { action, comment });
  if (step.to === 'active') await ctx.jobs.send(announcePromotion, { id: before.id });
  ctx.audit({
    entityId: before.id,
    entityLabel: promotionNumber(before.number),
    action: 'status',
    reason: comment ?? undefined,
    before: { status: before.status },
    after: { status: step.to },
  });
}

export async function setStatus(ctx: Ctx<'promotions.setStatus'>): Promise<Output<'promotions.setStatus'>> {
  const { action, version, comment } = ctx.body;
  const by = { id: ctx.actor.id, at: ctx.now() };
  const before = await lock(ctx.db, ctx.params.id, ctx.scope, { version, by });
  await take(ctx, before, { action, comment: comment?.trim() || null });
  return readAdminCard(ctx.db, before.id, ctx.scope, by);
}

async function readNames(db: Db, ids: readonly string[], scope: StatusCtx['scope']): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from promotions p where p.id = any(${[...ids]}::uuid[]) and ${keptBy(scope)} order by p.id`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Those that are over go to the archive; the others stay and say why. */
export async function archiveMany(ctx: Ctx<'promotions.archiveMany'>): Promise<Output<'promotions.archiveMany'>> {
  if (ctx.scope.kind !== 'all') throw problem('FORBIDDEN');
  const { ids } = ctx.body;
  const names = await readNames(ctx.db, ids, ctx.scope);
  const made = await decideEach(ctx.db, ids, [...names.keys()], async (id) =>
    take(ctx, await lock(ctx.db, id, ctx.scope), { action: 'archive', comment: null }),
  );
  return { ...made, failed: made.failed.map((row) => ({ ...row, name: names.get(row.id) ?? null })) };
}
