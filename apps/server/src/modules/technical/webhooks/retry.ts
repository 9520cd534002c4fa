import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';

/** An event that was not taken goes out at once, given up or waiting; the ones before it go first, as always. */
export async function retryDelivery(ctx: Ctx<'technical.retryDelivery'>) {
  const { db, params } = ctx;
  const event = await db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('technicalUsers as t', 't.userId', 'd.userId')
    .select(['d.userId', 'd.status', 'd.type', 't.name', 't.status as system', 't.webhookUrl'])
    .where('d.id', '=', params.id)
    .forUpdate('d')
    .executeTakeFirst();
  if (!event) throw notFound();
  if (event.system !== 'active') throw problem('TECHNICAL_SUSPENDED');
  if (event.status === 'sent') throw problem('WEBHOOK_SENT');
  if (event.webhookUrl === null) throw problem('WEBHOOK_ADDRESS');
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'queued', attempts: 0, nextAttemptAt: ctx.now(), processId: null })
    .where('id', '=', params.id)
    .execute();
  ctx.audit({
    entityId: event.userId,
    entityLabel: event.name,
    action: 'update',
    after: { webhookRetry: true, type: event.type },
  });
  return { ok: true as const };
}
