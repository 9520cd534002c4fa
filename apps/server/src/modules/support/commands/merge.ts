import { type SupportPriority, supportPriorities } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import { invalid, notFound, problem } from '../../../http/problem.ts';
import { requestNumber } from '../../../core/numbers.ts';
import { reopening } from './author.ts';
import { type Card, readCard } from '../queries/card.ts';
import { putMessage } from '../repository/messages.ts';
import { notifyMerged } from '../notices.ts';
import { isSameAuthor } from '../queries/panel.ts';
import { readRequests, type RequestRecord, refuseMerged, writeRequest } from '../repository/requests.ts';
import { sideOf } from '../policy/scope.ts';

/** Held in the order of their ids: two merges towards each other wait for one another and do not lock up. */
async function lockAll(db: Db, ids: readonly string[]): Promise<Map<string, RequestRecord>> {
  await sql`select 1 from support_requests where id = any(${[...ids]}::uuid[]) order by id for update`.execute(db);
  return new Map((await readRequests(db, ids)).map((request) => [request.id, request]));
}

const numbersOf = (requests: readonly RequestRecord[]): string =>
  requests.map(({ number }) => requestNumber(number)).join(', ');

const rank = (priority: SupportPriority): number => supportPriorities.indexOf(priority);
const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map(Number)));

/** What the request takes over from its duplicates: nothing of them may make it less urgent or lose what it is about. */
function joined(main: RequestRecord, duplicates: readonly RequestRecord[]) {
  const all = [main, ...duplicates];
  const answers = all.flatMap(({ firstResponseAt }) => firstResponseAt ?? []);
  const answered = answers.length > 0;
  const goesOn = main.status === 'resolved' && duplicates.some(({ status }) => status !== 'resolved');
  return {
    priority: all.map(({ priority }) => priority).toSorted((a, b) => rank(b) - rank(a))[0] ?? main.priority,
    assigneeId: all.find(({ assigneeId }) => assigneeId !== null)?.assigneeId ?? null,
    saleId: all.find(({ saleId }) => saleId !== null)?.saleId ?? null,
    operationId: all.find(({ operationId }) => operationId !== null)?.operationId ?? null,
    firstResponseDueAt: earliest(all.map(({ firstResponseDueAt }) => firstResponseDueAt)),
    ...(answered ? { firstResponseAt: earliest(answers) } : {}),
    ...(main.status === 'new' && answered ? { status: 'in_progress' as const } : {}),
    ...(goesOn ? { status: 'in_progress' as const, ...reopening(main) } : {}),
  };
}

function check(ctx: Ctx<'support.merge'>, main: RequestRecord, duplicates: readonly RequestRecord[]): void {
  for (const request of [main, ...duplicates]) {
    refuseMerged(request);
    if (sideOf(ctx.actor, ctx.scope, request) !== 'desk') throw problem('FORBIDDEN');
    if (!isSameAuthor(main, request)) throw problem('SUPPORT_MERGE_AUTHOR');
    if (request.status === 'closed') throw problem('SUPPORT_MERGE_CLOSED', { number: requestNumber(request.number) });
  }
}

/** Joins duplicates to a request in one transaction: either every message, note and file is in its thread, or none. */
export async function mergeRequests(ctx: Ctx<'support.merge'>): Promise<Card> {
  const { db, body, params } = ctx;
  if (ctx.scope.kind !== 'all') throw notFound();
  const versions = new Map(body.duplicates.map(({ id, version }) => [id, version]));
  if (versions.size < body.duplicates.length || versions.has(params.id)) {
    throw invalid({ duplicates: 'DUPLICATES_AUTHOR' });
  }
  const held = await lockAll(db, [params.id, ...versions.keys()]);
  const main = held.get(params.id);
  const duplicates = [...versions.keys()].flatMap((id) => held.get(id) ?? []);
  if (!main || duplicates.length < versions.size) throw notFound();
  check(ctx, main, duplicates);
  const changed = duplicates.some(({ id, version }) => version !== versions.get(id));
  if (changed || main.version !== body.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await readCard(ctx, main.id) });
  }
  const ids = duplicates.map(({ id }) => id);
  const at = ctx.now();
  await sql`update support_messages set origin_request_id = coalesce(origin_request_id, request_id),
    request_id = ${main.id}::uuid where request_id = any(${ids}::uuid[])`.execute(db);
  await sql`update support_requests set merged_into_id = ${main.id}::uuid
    where merged_into_id = any(${ids}::uuid[])`.execute(db);
  const system = { at, author: 'system', authorId: null } as const;
  for (const duplicate of duplicates) {
    const text = `Обращение объединено с ${requestNumber(main.number)}: переписка продолжается в нём.`;
    await putMessage(db, { ...system, requestId: duplicate.id, text });
    await writeRequest(
      db,
      duplicate.id,
      { status: 'closed', closedAt: at, resolvedAt: duplicate.resolvedAt ?? at, mergedIntoId: main.id },
      ctx.actor.id,
      at,
    );
    ctx.audit({
      entityId: duplicate.id,
      entityLabel: requestNumber(duplicate.number),
      action: 'status',
      before: { status: duplicate.status },
      after: { status: 'closed', mergedInto: requestNumber(main.number) },
    });
  }
  const joins = duplicates.length === 1 ? 'присоединено' : 'присоединены:';
  await putMessage(db, { ...system, requestId: main.id, text: `К обращению ${joins} ${numbersOf(duplicates)}.` });
  await writeRequest(db, main.id, joined(main, duplicates), ctx.actor.id, at);
  await notifyMerged(ctx, main, numbersOf(duplicates));
  ctx.audit({
    entityId: main.id,
    entityLabel: requestNumber(main.number),
    action: 'update',
    after: { merged: numbersOf(duplicates) },
  });
  return readCard(ctx, main.id);
}
