import type { RouteInput } from '@pribavka/api';

import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { fieldProblem, notFound, problem } from '../../../http/problem.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { fullName } from '../../../core/full-name.ts';
import { checkReason, reasonSentence } from '../../dictionary/index.ts';
import { findRegistrationStore } from '../../stores/index.ts';
import { lockMemberRow } from '../repository/lock.ts';
import { memberCard } from '../queries/card.ts';
import { notifyStoreChanged, notifyStoreRejected } from '../notices.ts';
import { assignStore } from '../repository/store-history.ts';
import {
  closeStoreRequest,
  lastStoreRequest,
  lockStoreRequest,
  openStoreRequest,
} from '../repository/store-requests.ts';

async function answer(ctx: Pick<Ctx<'storeRequests.own'>, 'db' | 'actor'>) {
  const request = await lastStoreRequest(ctx.db, ctx.actor.id);
  if (!request) throw notFound();
  return request;
}

export async function createStoreRequest(ctx: Ctx<'storeRequests.create'>): Promise<Output<'storeRequests.create'>> {
  const { db, actor, body } = ctx;
  const member = await db
    .selectFrom('users')
    .select(['status', 'storeId', 'lastName', 'firstName', 'middleName'])
    .where('id', '=', actor.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (member.status !== 'confirmed') throw problem('MEMBER_NOT_CONFIRMED');
  if (member.storeId === body.storeId) throw fieldProblem('STORE_SAME', 'storeId');
  const store = await findRegistrationStore(db, body.storeId);
  if (!store) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
  const open = await openStoreRequest(db, {
    memberId: actor.id,
    storeId: store.storeId,
    fromStoreId: member.storeId,
    comment: body.comment?.trim() ?? '',
    at: ctx.now(),
  });
  if (!open) throw problem('STORE_REQUEST_OPEN', {}, { current: await answer(ctx) });
  const request = await answer(ctx);
  ctx.audit({
    action: 'update',
    entityId: actor.id,
    entityLabel: fullName(member),
    after: { storeRequest: request.store.name },
  });
  return request;
}

/** Repeated, it answers as the first time did. */
export async function withdrawStoreRequest(
  ctx: Ctx<'storeRequests.withdraw'>,
): Promise<Output<'storeRequests.withdraw'>> {
  const { db, actor, params } = ctx;
  const request = await lockStoreRequest(db, params.id, actor.id);
  if (!request) throw notFound();
  if (request.status === 'approved' || request.status === 'rejected')
    throw problem('STORE_REQUEST_CLOSED', {}, { current: await answer(ctx) });
  if (request.status === 'open') {
    await closeStoreRequest(db, request.id, { to: 'withdrawn', at: ctx.now(), by: actor.id });
    ctx.audit({ action: 'update', entityId: actor.id, reason: 'Запрос на смену точки отозван' });
  }
  return answer(ctx);
}

function reasonOf({ reasonCode, reasonText }: NonNullable<RouteInput<'members.decideStore'>['body']>): string {
  checkReason('storeReject', reasonCode);
  const reason = reasonSentence('storeReject', reasonCode, reasonText);
  if (reason === '') throw fieldProblem('REASON_REQUIRED', 'reasonText');
  return reason;
}

/** The member first, the request after him: the order a deletion keeps. Of two decisions the second meets 409. */
export async function decideStoreRequest(ctx: Ctx<'members.decideStore'>): Promise<Output<'members.decideStore'>> {
  const { db, actor, params, body } = ctx;
  if (actor.id === params.id) throw problem('MEMBER_SELF');
  const member = await lockMemberRow(db, params.id, ctx.scope);
  const request = await lockStoreRequest(db, body.requestId, member.id);
  if (!request) throw notFound();
  const at = ctx.now();
  const card = () => memberCard(db, member.id, { actor, scope: ctx.scope, now: at });
  if (request.status !== 'open') throw problem('STORE_REQUEST_CLOSED', {}, { current: await card() });
  const reason = body.decision === 'reject' ? reasonOf(body) : undefined;
  const view = await lastStoreRequest(db, member.id);
  const name = view?.store.name ?? '';
  if (reason === undefined) {
    const store = await findRegistrationStore(db, request.storeId);
    if (!store) throw fieldProblem('STORE_NOT_FOUND', 'storeId');
    await assignStore(db, { userId: member.id, ...store, from: programmeDay(at), by: actor.id, at });
  }
  const to = reason === undefined ? ('approved' as const) : ('rejected' as const);
  await closeStoreRequest(db, request.id, { to, at, by: actor.id, reason });
  if (reason === undefined) await notifyStoreChanged(ctx, member, name);
  else await notifyStoreRejected(ctx, member, name, reason);
  ctx.audit({
    action: 'status',
    entityId: member.id,
    entityLabel: fullName(member),
    before: { storeRequest: 'open', store: view?.from?.name ?? null },
    after: { storeRequest: to, ...(reason === undefined ? { store: name } : {}) },
    ...(reason === undefined ? {} : { reason }),
  });
  return card();
}
