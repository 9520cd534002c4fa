import { sql } from 'kysely';
import { opensOthers } from '../repository.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { processStatuses, type FileReply } from '@pribavka/api';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../../http/context.ts';
import type { Body } from '../../../http/contract.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { countEach, inOrder, listIds } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { hoursAgo } from '../../../core/lists/last-hours.ts';
import { mayTakeFiles, processRow, selectProcesses } from '../repository.ts';

type ProcessCtx = Pick<Ctx<'processes.get'>, 'db' | 'actor' | 'scope' | 'params'>;

export type ProcessFilters = NonNullable<Body<'processes.list'>['filters']>;

/** Processes of the list and of its file, on `processes p`. */
export function processConditions(filters: ProcessFilters, withStatus: boolean, now: Date): RawBuilder<unknown>[] {
  const { kinds, statuses, startedById, queuedAt, lastHours } = filters;
  const where: RawBuilder<unknown>[] = [];
  where.push(...among('p.kind', kinds, 'text'));
  if (withStatus) where.push(...among('p.status', statuses, 'text'));
  if (startedById) where.push(sql`p.started_by = ${startedById}`);
  where.push(...during('p.queued_at', queuedAt));
  if (lastHours) where.push(sql`p.queued_at > ${hoursAgo(now, lastHours)}`);
  return where;
}

/**
 * A process the asker may see (`read`) or handle (`update`): what he started himself, and with `processList` whatever
 * lies in his rows. Any other is as if it were not there.
 */
export async function requireProcess({ db, actor, scope, params }: ProcessCtx, action: 'read' | 'update') {
  const row = await selectProcesses(db).where('processes.id', '=', params.id).executeTakeFirst();
  if (!row || (row.startedBy !== actor.id && !opensOthers(actor, scope, action))) throw notFound();
  return row;
}

const fileColumns = { source: 'sourceFileId', result: 'resultFileId', errors: 'errorsFileId' } as const;

export const startedBy = ({ id }: { id: string }) => sql`p.started_by = ${id}`;

type ListCtx = Pick<Ctx<'processes.list'>, 'db' | 'actor' | 'body' | 'now'>;

export async function listProcesses(ctx: ListCtx, whose: RawBuilder<unknown>) {
  const { filters = {}, sort } = ctx.body;
  const now = ctx.now();
  const [order] = sort ?? [];
  const expr = order?.field === 'finishedAt' ? sql`coalesce(p.finished_at, 'infinity'::timestamptz)` : sql`p.queued_at`;
  const found = await listIds(ctx.db, {
    from: sql`from processes p`,
    where: [whose, ...processConditions(filters, true, now)],
    id: sql`p.id`,
    order: { name: order?.field ?? 'queuedAt', expr, type: 'timestamptz', direction: order?.direction ?? 'desc' },
    ...askedPage(ctx.body),
  });
  const rows =
    found.ids.length === 0 ? [] : await selectProcesses(ctx.db).where('processes.id', 'in', found.ids).execute();
  const statuses = await countEach(
    ctx.db,
    sql`from processes p`,
    [whose, ...processConditions(filters, false, now)],
    sql`p.status`,
    processStatuses,
  );
  return {
    ...listAnswer(
      ctx.body,
      found,
      eachReadable(inOrder(found.ids, rows), (row) => processRow(row, ctx)),
    ),
    totals: { statuses },
  };
}

export async function readProcessFile(ctx: Ctx<'processes.file'>): Promise<FileReply> {
  const row = await requireProcess(ctx, 'read');
  const entry = { action: 'export', entityType: 'process', entityId: row.id, entityLabel: `#${row.number}` } as const;
  if (!mayTakeFiles(row, ctx.actor)) {
    ctx.audit({ ...entry, reason: row.title, result: 'denied', code: 'FORBIDDEN' });
    throw problem('FORBIDDEN');
  }
  const id = row[fileColumns[ctx.query.kind]];
  const file =
    id &&
    (await ctx.db
      .selectFrom('files')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst());
  if (!file) throw notFound();
  ctx.audit({ ...entry, after: { fileName: file.name }, reason: row.title });
  return {
    body: ctx.store.read(file) as AsyncIterable<Uint8Array>,
    fileName: file.name,
    mime: file.mime,
    size: file.size,
    disposition: 'attachment' as const,
  };
}
