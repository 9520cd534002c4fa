import { blockChat } from '../core/notices/chats.ts';
import { defineJob } from '../jobs/jobs.ts';
import { RefusedError, RetryLaterError, type Transports, UnreachableError } from './transports.ts';
import { payloadContext, type Payload } from './payload.ts';

// With the pauses of the queue (seconds first, then half an hour to an hour) these last longer than a day: a mail server
// that is away from one morning to the next costs no letter.
const attemptsOfDay = 58;

/** Of the channels that are given up sooner: each attempt a gateway has taken and answered too late is paid for. */
export const retriesBy: Partial<Record<keyof Transports, number>> = { sms: 8 };

/** Sends one queued message. A second run of the job finds it sent and does nothing. */
export const deliverMessage = defineJob<{ id: string }>({
  name: 'outbox.deliver',
  retries: attemptsOfDay,
  async handle(ctx, { id }) {
    const row = await ctx.db.selectFrom('outboxMessages').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || row.status === 'sent') return;
    const message = JSON.parse(ctx.vault.open(row.payloadSealed, payloadContext(id))) as Payload;
    if (message.usefulUntil !== undefined && ctx.now() > new Date(message.usefulUntil)) {
      const late = { status: 'failed' as const, lastError: 'Late' };
      await ctx.db.updateTable('outboxMessages').set(late).where('id', '=', id).execute();
      return;
    }
    try {
      await ctx.transports[row.channel].send(message);
    } catch (error) {
      if (error instanceof RetryLaterError) {
        await ctx.transaction((work) =>
          work.jobs.send(deliverMessage, { id }, { startAfter: error.seconds, retries: retriesBy[row.channel] }),
        );
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
      if (error instanceof RefusedError) return;
      throw error;
    }
    await ctx.db
      .updateTable('outboxMessages')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), status: 'sent' as const, sentAt: ctx.now(), lastError: null }))
      .where('id', '=', id)
      .execute();
  },
});
