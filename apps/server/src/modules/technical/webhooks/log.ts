import { among } from '../../../core/lists/conditions.ts';
import type { Output, RouteInput } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { notFound } from '../../../http/problem.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { listAnswer, askedPage } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds } from '../../../core/lists/list-ids.ts';

type Body = NonNullable<RouteInput<'technical.deliveries'>['body']>;
type List = Output<'technical.deliveries'>;
type Row = List['items'][number];

// What another system calls its people and documents may be a name or a phone.
const foreign = ['externalId', 'userExternalId'] as const;

function masked(data: unknown): object {
  const shown = { ...(data as Record<string, unknown>) };
  for (const field of foreign) {
    const value = shown[field];
    if (typeof value === 'string') shown[field] = `••••${value.length > 8 ? value.slice(-4) : ''}`;
  }
  return shown;
}

async function readRows(db: Db, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('webhookDeliveries').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type as Row['type'],
    occurredAt: wireDateTime(row.occurredAt),
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.status === 'queued' ? wireDateTime(row.nextAttemptAt) : null,
    lastAttemptAt: wireDateTimeOrNull(row.lastAttemptAt),
    httpStatus: row.httpStatus,
    lastError: row.lastError,
    sentAt: wireDateTimeOrNull(row.sentAt),
    body: JSON.stringify(masked(row.data)),
    processId: row.processId,
  }));
}

/** Events of one system and what became of them. */
export async function listDeliveries(db: Db, userId: string, body: Body): Promise<List> {
  const known = await db.selectFrom('technicalUsers').select('userId').where('userId', '=', userId).executeTakeFirst();
  if (!known) throw notFound();
  const found = await listIds(db, {
    from: sql`from webhook_deliveries d`,
    where: [sql`d.user_id = ${userId}`, ...among('d.status', body.filters?.statuses, 'text')],
    id: sql`d.id`,
    order: {
      name: 'occurredAt',
      expr: sql`d.occurred_at`,
      type: 'timestamptz',
      direction: body.sort?.[0]?.direction ?? 'desc',
    },
    ...askedPage(body),
  });
  return listAnswer(body, found, inOrder(found.ids, await readRows(db, found.ids)));
}
