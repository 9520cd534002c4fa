import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { mayRate, mayReopen } from '../policy/actions.ts';
import { type Card, readCard } from '../queries/card.ts';
import { claimSupportFiles } from '../repository/files.ts';
import { putMessage } from '../repository/messages.ts';
import { notifyAssignee } from '../notices.ts';
import { lockRequest, refuseMerged, type RequestRecord, writeRequest } from '../repository/requests.ts';
import { sideOf } from '../policy/scope.ts';
import { readTerms } from '../repository/settings.ts';

type AuthorCtx = Pick<
  Ctx<'support.addMessage'>,
  'db' | 'now' | 'actor' | 'scope' | 'audit' | 'notify' | 'outbox' | 'params'
>;

/** The request, held, for who stands on its author's side; the desk has calls of its own. */
async function lockOwn(ctx: AuthorCtx): Promise<RequestRecord> {
  const request = await lockRequest(ctx.db, ctx.params.id, ctx.scope);
  if (sideOf(ctx.actor, ctx.scope, request) !== 'author') throw notFound();
  refuseMerged(request);
  return request;
}

async function done(ctx: AuthorCtx, before: RequestRecord): Promise<Card> {
  const card = await readCard(ctx, before.id);
  const changed = card.status !== before.status;
  ctx.audit({
    entityId: before.id,
    entityLabel: requestNumber(before.number),
    action: changed ? 'status' : 'update',
    ...(changed ? { before: { status: before.status }, after: { status: card.status } } : {}),
  });
  return card;
}

const wakes: ReadonlySet<string> = new Set(['waiting_author', 'resolved']);

/** A word of the author takes a request that waited for him, or was resolved, back into work. */
export async function addMessage(ctx: Ctx<'support.addMessage'>): Promise<Card> {
  const request = await lockOwn(ctx);
  if (request.status === 'closed') throw problem('SUPPORT_STATUS');
  const { id } = request;
  const at = ctx.now();
  const fileIds = await claimSupportFiles(ctx.db, ctx.actor.id, ctx.body.fileIds ?? []);
  await putMessage(ctx.db, {
    requestId: id,
    at,
    author: 'author',
    authorId: ctx.actor.id,
    text: ctx.body.text,
    fileIds,
  });
  const reopened = request.status === 'resolved' ? { resolvedAt: null, reopenedCount: request.reopenedCount + 1 } : {};
  await writeRequest(
    ctx.db,
    id,
    wakes.has(request.status) ? { status: 'in_progress', ...reopened } : {},
    ctx.actor.id,
    at,
  );
  await notifyAssignee(ctx, request, 'message', ctx.actor.id);
  return done(ctx, request);
}

/** Closes an open request, with a rating if one is given; of a closed one takes the rating it lacks. */
export async function closeRequest(ctx: Ctx<'support.close'>): Promise<Card> {
  const request = await lockOwn(ctx);
  const at = ctx.now();
  const { rating, version } = ctx.body;
  if (version !== undefined && version !== request.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readCard(ctx, request.id) });
  }
  if (request.status === 'closed') {
    if (rating === undefined || !mayRate(request, await readTerms(ctx.db), at)) throw problem('SUPPORT_STATUS');
    await writeRequest(ctx.db, request.id, { rating }, ctx.actor.id, at);
    return done(ctx, request);
  }
  await writeRequest(
    ctx.db,
    request.id,
    { status: 'closed', closedAt: at, resolvedAt: request.resolvedAt ?? at, rating: rating ?? null },
    ctx.actor.id,
    at,
  );
  return done(ctx, request);
}

export async function reopenRequest(ctx: Ctx<'support.reopen'>): Promise<Card> {
  const request = await lockOwn(ctx);
  const at = ctx.now();
  if (request.status !== 'resolved' && request.status !== 'closed') throw problem('SUPPORT_STATUS');
  if (!mayReopen(request, await readTerms(ctx.db), at)) throw problem('SUPPORT_REOPEN_LATE');
  const text = ctx.body.text?.trim();
  await putMessage(ctx.db, {
    requestId: request.id,
    at,
    ...(text
      ? { author: 'author', authorId: ctx.actor.id, text }
      : { author: 'system', authorId: null, text: 'Автор возобновил обращение.' }),
  });
  await writeRequest(ctx.db, request.id, { status: 'in_progress', ...reopening(request) }, ctx.actor.id, at);
  await notifyAssignee(ctx, request, 'reopened', ctx.actor.id);
  return done(ctx, request);
}

/** What stands on a request that is in work again. */
export const reopening = (request: Pick<RequestRecord, 'reopenedCount'>) => ({
  resolvedAt: null,
  closedAt: null,
  rating: null,
  reopenedCount: request.reopenedCount + 1,
});
