import { sql } from 'kysely';

import { createNotify } from '../../../core/notices/notify.ts';
import { notifyFailed } from '../../../core/notices/of-processes.ts';
import { recordProcess } from '../../../core/processes/run-process.ts';
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
    const given = await sql<{ id: string; type: string }>`select id, type from webhook_deliveries
      where user_id = ${userId} and status = 'queued' for update`.execute(tx);
    const errors = given.rows
      .slice(0, 1000)
      .map(({ id, type }) => ({ column: type, value: id, code: 'WEBHOOK_FAILED', message: reason }));
    const failed = given.rows.length;
    const title = `Доставка вебхуков: ${name}`.slice(0, 300);
    const made = {
      id: processId,
      kind: 'webhook_delivery' as const,
      title,
      status: 'failed' as const,
      params: JSON.stringify({ system: name }),
      done: failed,
      total: failed,
      counts: JSON.stringify({ failed }),
      errors: JSON.stringify(errors),
    };
    await recordProcess(tx, made, at);
    await sql`update webhook_deliveries set status = 'failed', process_id = ${processId}
      where id = any(${given.rows.map(({ id }) => id)}::uuid[])`.execute(tx);
    await notifyFailed(
      { db: tx, notify: createNotify(tx, services.now) },
      { id: processId, title, attempt: 1, startedBy: null },
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
