import { defineHandlers } from '../../http/handlers.ts';
import { sql } from 'kysely';
import { opensOthers, processCard } from './repository.ts';
import { among } from '../../core/lists/conditions.ts';
import { askedPage, listAnswer } from '../../core/lists/list-answer.ts';
import { processStatuses, type FileReply } from '@pribavka/api';
import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../http/context.ts';
import type { Body, Output } from '../../http/contract.ts';
import { notFound, Problem, problem } from '../../http/problem.ts';
import { parseWireDateTime } from '../../http/wire-date.ts';
import { countEach, inOrder, listIds } from '../../core/lists/list-ids.ts';
import { hoursAgo } from '../logs/repository/filters.ts';
import { restartProcess, retryRefusal } from '../../core/processes/process-kinds.ts';
import { allowedActions, mayTakeFiles, processRow, selectProcesses } from './repository.ts';

type ProcessCtx = Pick<Ctx<'processes.get'>, 'db' | 'actor' | 'scope' | 'params'>;

type Filters = NonNullable<Body<'processes.list'>['filters']>;

function conditions(filters: Filters, withStatus: boolean, now: Date): RawBuilder<unknown>[] {
  const { kinds, statuses, startedById, queuedAt, lastHours } = filters;
  const where: RawBuilder<unknown>[] = [];
  where.push(...among('p.kind', kinds, 'text'));
  if (withStatus) where.push(...among('p.status', statuses, 'text'));
  if (startedById) where.push(sql`p.started_by = ${startedById}`);
  if (queuedAt?.from) where.push(sql`p.queued_at >= ${parseWireDateTime(queuedAt.from)}`);
  if (queuedAt?.to) where.push(sql`p.queued_at <= ${parseWireDateTime(queuedAt.to)}`);
  if (lastHours) where.push(sql`p.queued_at > ${hoursAgo(now, lastHours)}`);
  return where;
}

/**
 * A process the asker may see (`read`) or handle (`update`): what he started himself, and with `processList` whatever
 * lies in his rows. Any other is as if it were not there.
 */
async function requireProcess({ db, actor, scope, params }: ProcessCtx, action: 'read' | 'update') {
  const row = await selectProcesses(db).where('processes.id', '=', params.id).executeTakeFirst();
  if (!row || (row.startedBy !== actor.id && !opensOthers(actor, scope, action))) throw notFound();
  return row;
}

const fileColumns = { source: 'sourceFileId', result: 'resultFileId', errors: 'errorsFileId' } as const;

const startedBy = ({ id }: { id: string }) => sql`p.started_by = ${id}`;

type ListCtx = Pick<Ctx<'processes.list'>, 'db' | 'actor' | 'body' | 'now'>;

async function listProcesses(ctx: ListCtx, whose: RawBuilder<unknown>) {
  const { filters = {}, sort } = ctx.body;
  const now = ctx.now();
  const [order] = sort ?? [];
  const expr = order?.field === 'finishedAt' ? sql`coalesce(p.finished_at, 'infinity'::timestamptz)` : sql`p.queued_at`;
  const found = await listIds(ctx.db, {
    from: sql`from processes p`,
    where: [whose, ...conditions(filters, true, now)],
    id: sql`p.id`,
    order: { name: order?.field ?? 'queuedAt', expr, type: 'timestamptz', direction: order?.direction ?? 'desc' },
    ...askedPage(ctx.body),
  });
  const rows =
    found.ids.length === 0 ? [] : await selectProcesses(ctx.db).where('processes.id', 'in', found.ids).execute();
  const statuses = await countEach(
    ctx.db,
    sql`from processes p`,
    [whose, ...conditions(filters, false, now)],
    sql`p.status`,
    processStatuses,
  );
  return {
    ...listAnswer(
      ctx.body,
      found,
      inOrder(found.ids, rows).map((row) => processRow(row, ctx)),
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

/** Takes effect between two portions of the work. */
export async function cancelProcess(ctx: Ctx<'processes.cancel'>): Promise<Output<'processes.cancel'>> {
  const row = await requireProcess(ctx, 'update');
  const { numUpdatedRows } = await ctx.db
    .updateTable('processes')
    .set({ status: 'cancelled', finishedAt: ctx.now() })
    .where('id', '=', row.id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('PROCESS_STATUS');
  ctx.audit({ action: 'status', entityId: row.id, entityLabel: `#${row.number}`, after: { status: 'cancelled' } });
  return processCard(ctx, await requireProcess(ctx, 'update'));
}

/** A new attempt over the same source. */
export async function retryProcess(ctx: Ctx<'processes.retry'>): Promise<Output<'processes.retry'>> {
  const row = await requireProcess(ctx, 'update');
  const refusal = retryRefusal(row.kind);
  if (refusal !== undefined) throw new Problem('PROCESS_STATUS', refusal);
  if (!allowedActions(row, ctx.actor).includes('retry') || !(await restartProcess(ctx, row)))
    throw problem('PROCESS_STATUS');
  ctx.audit({ action: 'status', entityId: row.id, entityLabel: `#${row.number}`, after: { status: 'queued' } });
  return processCard(ctx, await requireProcess(ctx, 'update'));
}

/** What the area answers. */
export const processesRoutes = defineHandlers({
  'processes.list': (ctx) =>
    listProcesses(ctx, opensOthers(ctx.actor, ctx.scope, 'read') ? sql`true` : startedBy(ctx.actor)),
  'processes.own': (ctx) => listProcesses(ctx, startedBy(ctx.actor)),
  'processes.get': async (ctx) => processCard(ctx, await requireProcess(ctx, 'read')),
  'processes.file': readProcessFile,
  'processes.cancel': cancelProcess,
  'processes.retry': retryProcess,
});
