import type { Db } from '../../../db/open.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Output } from '../../../http/contract.ts';
import type { Scope } from '../../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { operationNumber, requestNumber, saleNumber } from '../../../core/numbers.ts';
import { movesFrom, supportActions } from '../policy/actions.ts';
import { readMessages } from '../repository/messages.ts';
import { readPanel } from './panel.ts';
import { isOverdue, minutesLeft, readRequest, type RequestRecord } from '../repository/requests.ts';
import { sideOf } from '../policy/scope.ts';
import { readTerms } from '../repository/settings.ts';

export type Card = Output<'support.get'>;

/** Who looks and when. */
export interface Reader {
  db: Db;
  actor: Actor;
  scope: Scope;
  now: () => Date;
}

/** A name with its id, or nothing. */
export const ref = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** What agents alone see. */
const agentPartOf = async (
  request: RequestRecord,
  { db, actor }: Reader,
  now: Date,
): Promise<NonNullable<Card['desk']>> => ({
  priority: request.priority,
  assignee: ref(request.assigneeId, request.assigneeName),
  author: {
    id: request.authorId,
    name: request.authorName,
    firstName: request.authorFirstName,
    roleCode: request.authorRole,
    phone: request.authorPhone,
    email: request.authorEmail,
    partner: ref(request.partnerId, request.partnerName),
    store: ref(request.authorStoreId, request.authorStoreName),
    manufacturer: ref(request.manufacturerId, request.manufacturerName),
  },
  firstResponseDueAt: wireDateTime(request.firstResponseDueAt),
  firstResponseAt: wireDateTimeOrNull(request.firstResponseAt),
  overdue: isOverdue(request, now),
  minutesLeft: minutesLeft(request, now),
  reopenedCount: request.reopenedCount,
  moves: movesFrom(request),
  ...(await readPanel(db, actor, request)),
});

/** Fields both lists and the card share. */
export const briefOf = (request: RequestRecord) => ({
  id: request.id,
  number: requestNumber(request.number),
  version: request.version,
  status: request.status,
  category: { code: request.categoryCode, name: request.categoryName },
  subject: request.subject,
  createdAt: wireDateTime(request.createdAt),
  updatedAt: wireDateTime(request.updatedAt),
  rating: request.rating,
});

export async function readCard(reader: Reader, id: string): Promise<Card> {
  const { db, actor, scope } = reader;
  const now = reader.now();
  const request = await readRequest(db, id, scope);
  const side = sideOf(actor, scope, request);
  const [terms, messages] = [await readTerms(db), await readMessages(db, id, side)];
  const { resolvedAt, closedAt, saleId, saleStatus, operationId, mergedIntoId } = request;
  const mayAct = actor.grants.has('technicalSupport.detailRequestTechnicalSupport:update');
  return {
    ...briefOf(request),
    resolvedAt: wireDateTimeOrNull(resolvedAt),
    closedAt: wireDateTimeOrNull(closedAt),
    closesAt: request.status === 'resolved' && resolvedAt ? wireDateTime(terms.closesAt(resolvedAt)) : null,
    reopenUntil: request.status === 'closed' && closedAt ? wireDateTime(terms.reopenUntil(closedAt)) : null,
    sale: saleId && saleStatus ? { id: saleId, number: saleNumber(request.saleNumber ?? 0), status: saleStatus } : null,
    operation: operationId ? { id: operationId, number: operationNumber(request.operationNumber ?? 0) } : null,
    mergedInto: mergedIntoId ? { id: mergedIntoId, number: requestNumber(request.mergedIntoNumber ?? 0) } : null,
    messages,
    allowedActions: mayAct ? supportActions(side, request, terms, now) : [],
    desk: side === 'desk' ? await agentPartOf(request, reader, now) : null,
  };
}
