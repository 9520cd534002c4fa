import { blockChat } from '../core/notices/chats.ts';
import { defineJob } from '../jobs/jobs.ts';
import { RetryLaterError, UnreachableError } from './transports.ts';
import { payloadContext, type Payload } from './payload.ts';

/** Sends one queued message. A second run of the job finds it sent and does nothing. */
export const deliverMessage = defineJob<{ id: string }>({
  name: 'outbox.deliver',
  retries: 8,
  async handle(ctx, { id }) {
    const row = await ctx.db.selectFrom('outboxMessages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.status === 'sent') return;
    const message = JSON.parse(ctx.vault.open(row.payloadSealed, payloadContext(id))) as Payload;
    try {
      await ctx.transports[row.channel].send(message);
    } catch (error) {
      if (error instanceof RetryLaterError) {
        await ctx.transaction((work) => work.jobs.send(deliverMessage, { id }, { startAfter: error.seconds }));
        return;
      }
      await ctx.db
        .updateTable('outboxMessages')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          status: 'failed' as const,
          lastError: (error as Error).name.slice(0, 500),
        }))
        .where('id', '=', id)
        .execute();
      if (error instanceof UnreachableError) return blockChat(ctx.db, message.to, ctx.now());
      throw error;
    }
    await ctx.db
      .updateTable('outboxMessages')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), status: 'sent' as const, sentAt: ctx.now(), lastError: null }))
      .where('id', '=', id)
      .execute();
  },
});
