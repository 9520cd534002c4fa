import type { SupportPriority, SupportStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { difference } from '../../../core/values.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { mayMove } from '../policy/actions.ts';
import { reopening } from './author.ts';
import { type Card, readCard } from '../queries/card.ts';
import { requireCategory } from './categories.ts';
import { claimSupportFiles } from '../repository/files.ts';
import { putMessage } from '../repository/messages.ts';
import { notifyAssignee, notifyAuthor } from '../notices.ts';
import { lockRequest, readRequest, refuseMerged, type RequestRecord, writeRequest } from '../repository/requests.ts';
import { sideOf } from '../policy/scope.ts';
import { readTerms } from '../repository/settings.ts';

type AgentContext = Pick<Ctx<'support.update'>, 'db' | 'actor' | 'scope' | 'params'>;

/** The request, held, for who answers it: everybody who sees every request, but nobody his own. */
async function lockForAgent(ctx: AgentContext): Promise<RequestRecord> {
  if (ctx.scope.kind !== 'all') throw notFound();
  const request = await lockRequest(ctx.db, ctx.params.id, ctx.scope);
  if (sideOf(ctx.actor, ctx.scope, request) !== 'desk') throw problem('FORBIDDEN');
  refuseMerged(request);
  return request;
}

/** Live accounts that see every request and may change them. */
export async function readAssignees(db: Db, id?: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, trim(u.last_name || ' ' || u.first_name) as name
    from users u join roles o on o.code = u.role_code
    where u.status = 'confirmed' and o.data_scope = 'all' and u.role_code not in ('member', 'technical')
      and exists (select from role_grants g where g.role_code = u.role_code and g.action = 'update'
        and g.group_code = 'technicalSupport.detailRequestTechnicalSupport')
      and exists (select from role_grants g where g.role_code = u.role_code and g.action = 'read'
        and g.group_code = 'technicalSupport.technicalSupportList')
      ${id === undefined ? sql`` : sql`and u.id = ${id}::uuid`}
    order by u.search_name, u.id limit 500`.execute(db);
  return rows;
}

/** Columns of a move to another state. */
function moved(request: RequestRecord, to: SupportStatus, at: Date) {
  if (to === request.status) return {};
  if (!mayMove(request.status, to)) throw problem('SUPPORT_STATUS');
  if (request.status === 'resolved' && to === 'closed') return { status: to, closedAt: at };
  if (request.status === 'resolved' || request.status === 'closed') return { status: to, ...reopening(request) };
  return to === 'resolved' ? { status: to, resolvedAt: at } : { status: to };
}

/** A deadline follows category and priority until the first answer; what has been answered keeps its own. */
async function newDeadline(db: Db, request: RequestRecord, set: { priority?: SupportPriority; categoryCode?: string }) {
  if (request.firstResponseAt !== null || (set.priority === undefined && set.categoryCode === undefined)) return {};
  const { categoryCode, priority } = { ...request, ...set };
  return { firstResponseDueAt: (await readTerms(db)).answerBy(request.createdAt, categoryCode, priority) };
}

export async function updateRequest(ctx: Ctx<'support.update'>): Promise<Card> {
  const request = await lockForAgent(ctx);
  const { version, status = request.status, assigneeId, priority, category } = ctx.body;
  if (version !== request.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readCard(ctx, request.id) });
  }
  const at = ctx.now();
  if (assigneeId && assigneeId !== request.assigneeId && (await readAssignees(ctx.db, assigneeId)).length === 0) {
    throw fieldProblem('SUPPORT_ASSIGNEE', 'assigneeId');
  }
  const set = {
    ...moved(request, status, at),
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(priority === undefined ? {} : { priority }),
    ...(category === undefined || category === request.categoryCode
      ? {}
      : { categoryCode: await requireCategory(ctx.db, category) }),
  };
  const deadline = await newDeadline(ctx.db, request, set);
  await writeRequest(ctx.db, request.id, { ...set, ...deadline }, ctx.actor.id, at);
  const now = await readRequest(ctx.db, request.id, ctx.scope);
  if (now.assigneeId !== request.assigneeId) await notifyAssignee(ctx, now, 'assigned', ctx.actor.id);
  if (now.status !== request.status && now.status === 'resolved') await notifyAuthor(ctx, now, 'resolved', '');
  const { resolvedAt: _r, closedAt: _c, ...recorded } = { resolvedAt: null, closedAt: null, ...set };
  ctx.audit({
    entityId: request.id,
    entityLabel: requestNumber(request.number),
    action: now.status === request.status ? 'update' : 'status',
    ...difference(request, recorded),
  });
  return readCard(ctx, request.id);
}

/** A note changes nothing but the thread; an answer takes the request into work and, once, into somebody's hands. */
export async function answerRequest(ctx: Ctx<'support.answer'>): Promise<Card> {
  const request = await lockForAgent(ctx);
  const { text, internal = false, fileIds = [], status, version } = ctx.body;
  const at = ctx.now();
  // Somebody has answered or written meanwhile: the person reads it before his own words go out.
  if (version !== undefined && version !== request.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readCard(ctx, request.id) });
  }
  if (!internal && request.status === 'closed') throw problem('SUPPORT_STATUS');
  const files = await claimSupportFiles(ctx.db, ctx.actor.id, fileIds);
  await putMessage(ctx.db, {
    requestId: request.id,
    at,
    author: 'support',
    authorId: ctx.actor.id,
    text,
    internal,
    fileIds: files,
  });
  const begun = { ...request, status: request.status === 'new' ? ('in_progress' as const) : request.status };
  const set = internal
    ? {}
    : {
        status: begun.status,
        ...(status === undefined ? {} : moved(begun, status, at)),
        assigneeId: request.assigneeId ?? ctx.actor.id,
        firstResponseAt: request.firstResponseAt ?? at,
      };
  await writeRequest(ctx.db, request.id, set, ctx.actor.id, at);
  const now = await readRequest(ctx.db, request.id, ctx.scope);
  const ended = now.status === 'resolved' && request.status !== 'resolved';
  if (!internal) await notifyAuthor(ctx, now, ended ? 'resolved' : 'answered', text.trim());
  ctx.audit({
    entityId: request.id,
    entityLabel: requestNumber(request.number),
    action: now.status === request.status ? 'update' : 'status',
    before: { status: request.status },
    after: { status: now.status, internal },
  });
  return readCard(ctx, request.id);
}
