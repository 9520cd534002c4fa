import { sql } from 'kysely';

import { createNotify } from '../../../core/notices/notify.ts';
import { notifyFailed } from '../../../core/notices/of-processes.ts';
import { writeAudit } from '../../../core/audit/audit.ts';
import { inTransaction } from '../../../db/tx.ts';
import type { Services } from '../../../http/context.ts';
import { newId } from '../../../ids.ts';
import type { Receiver } from './deliver.ts';

const system = { id: null, name: 'Система', roleCode: null, kind: 'system' } as const;

/**
 * Disables a receiver that accepted nothing during the whole retry schedule. Its queue moves to a process people can see
 * and retry, with an audit entry; later events start a new queue.
 */
export async function disableEndpoint(services: Services, receiver: Receiver, reason: string): Promise<void> {
  const at = services.now();
  const processId = newId();
  const { userId, name } = receiver;
  await inTransaction(services.db, async (tx) => {
    await tx
      .insertInto('processes')
      .values({
        id: processId,
        kind: 'webhook_delivery',
        title: `Доставка вебхуков: ${name}`.slice(0, 300),
        status: 'failed',
        params: JSON.stringify({ system: name }),
        queuedAt: at,
        startedAt: at,
        finishedAt: at,
      })
      .execute();
    const given = await sql<{ id: string; type: string }>`
      update webhook_deliveries set status = 'failed', process_id = ${processId}
      where user_id = ${userId} and status = 'queued' returning id, type`.execute(tx);
    const errors = given.rows
      .slice(0, 1000)
      .map(({ id, type }) => ({ column: type, value: id, code: 'WEBHOOK_FAILED', message: reason }));
    const failed = given.rows.length;
    await sql`update processes set done = ${failed}, total = ${failed}, counts = ${JSON.stringify({ failed })}::jsonb,
      errors = ${JSON.stringify(errors)}::jsonb where id = ${processId}`.execute(tx);
    await notifyFailed(
      { db: tx, notify: createNotify(tx, services.now) },
      { id: processId, title: `Доставка вебхуков: ${name}`, attempt: 1, startedBy: null },
      `Получатель не принимает события: ${reason}`,
    );
    await writeAudit(tx, [
      {
        actor: system,
        action: 'status',
        entityType: 'technical_user',
        entityId: userId,
        entityLabel: name,
        result: 'error',
        code: 'WEBHOOK_FAILED',
        reason: `Вебхук не принят: ${reason}`,
        after: { failed },
        processId,
      },
    ]);
  });
}
