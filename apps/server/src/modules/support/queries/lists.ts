import { supportStatuses } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countCap, countCapped, countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { briefOf, ref } from './card.ts';
import { isOverdue, minutesLeft, readRequests, type RequestRecord, unanswered } from '../repository/requests.ts';
import { ownRequests, visibleRequests } from '../policy/scope.ts';
import { requestSearch } from './search.ts';

type Condition = RawBuilder<unknown>;
export type RequestFilters = NonNullable<Body<'support.adminList'>['filters']>;

const from = sql`from support_requests r`;
const unfinished = sql`r.status not in ('resolved', 'closed')`;

const expressions: Record<string, Pick<ListOrder, 'expr' | 'type'>> = {
  createdAt: { expr: sql`r.created_at`, type: 'timestamptz' },
  updatedAt: { expr: sql`r.updated_at`, type: 'timestamptz' },
  firstResponseDueAt: { expr: sql`r.first_response_due_at`, type: 'timestamptz' },
  number: { expr: sql`r.number`, type: 'bigint' },
  priority: { expr: sql`r.priority_rank`, type: 'bigint' },
  status: { expr: sql`r.status`, type: 'text' },
};

function orderOf(sort: readonly { field: string; direction: 'asc' | 'desc' }[] | undefined, usual: string): ListOrder {
  const [asked] = sort ?? [];
  const name = asked?.field ?? usual;
  const expression = expressions[name] ?? { expr: sql`r.created_at`, type: 'timestamptz' as const };
  return { name, direction: asked?.direction ?? 'desc', ...expression };
}

type OwnRow = Output<'support.list'>['items'][number];

const ownRow = (request: RequestRecord, unread: ReadonlySet<string>): OwnRow => ({
  ...briefOf(request),
  unread: unread.has(request.id),
  lastMessage: { at: wireDateTime(request.lastAt), author: request.lastAuthor, text: request.lastText },
  messagesCount: request.messagesCount,
});

/** Requests with a notice the reader has not opened yet. */
async function readUnread(db: Db, readerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('notifications')
    .select('entityId')
    .distinct()
    .where('userId', '=', readerId)
    .where('readAt', 'is', null)
    .where('entityType', '=', 'support_request')
    .where('entityId', 'in', ids)
    .execute();
  return new Set(rows.flatMap(({ entityId }) => entityId ?? []));
}

/** «Мои обращения», the freshest first. */
export async function listOwn(ctx: Ctx<'support.list'>): Promise<Output<'support.list'>> {
  const { body, db } = ctx;
  const { statuses, categories, createdAt } = body.filters ?? {};
  const found = await listIds(db, {
    from,
    where: [
      ownRequests(ctx.actor, ctx.scope),
      ...among('r.status', statuses, 'text'),
      ...among('r.category_code', categories, 'text'),
      ...during('r.created_at', createdAt),
      ...requestSearch(body.search, false),
    ],
    id: sql`r.id`,
    order: orderOf(body.sort, 'updatedAt'),
    ...askedPage(body),
  });
  const [records, unread] = await Promise.all([readRequests(db, found.ids), readUnread(db, ctx.actor.id, found.ids)]);
  const rows = eachReadable(inOrder(found.ids, records), (request) => ownRow(request, unread));
  return listAnswer(body, found, rows);
}

const late = (now: Date): Condition => sql`(${unanswered} and r.first_response_due_at < ${now})`;
const free = sql`(r.assignee_id is null and ${unfinished})`;

// The filter takes «нет» as well as «да»; an unknown condition counts as «нет».
const whether = (asked: boolean | undefined, condition: Condition): Condition[] =>
  asked === undefined ? [] : [asked ? condition : sql`not coalesce(${condition}, false)`];

/** Everything but the status, whose tabs are counted without it. */
export function requestConditions(filters: RequestFilters, reader: string, now: Date): Condition[] {
  return [
    ...among('r.category_code', filters.categories, 'text'),
    ...among('r.priority', filters.priorities, 'text'),
    ...among('r.assignee_id', filters.assigneeIds),
    ...(filters.mine ? [sql`r.assignee_id = ${reader}::uuid`] : []),
    ...whether(filters.withoutAssignee, free),
    ...whether(filters.overdue, late(now)),
    ...during('r.created_at', filters.createdAt),
    ...(filters.authorId ? [sql`r.author_id = ${filters.authorId}::uuid`] : []),
    ...among('r.partner_id', filters.partnerIds),
    ...(filters.guests === undefined ? [] : [filters.guests ? sql`r.author_id is null` : sql`r.author_id is not null`]),
    ...(filters.saleId ? [sql`r.sale_id = ${filters.saleId}::uuid`] : []),
  ];
}

type AgentRow = Output<'support.adminList'>['items'][number];

const agentRow = (request: RequestRecord, now: Date): AgentRow => ({
  ...briefOf(request),
  author: { id: request.authorId, name: request.authorName },
  partner: ref(request.partnerId, request.partnerName),
  priority: request.priority,
  assignee: ref(request.assigneeId, request.assigneeName),
  firstResponseDueAt: wireDateTime(request.firstResponseDueAt),
  firstResponseAt: wireDateTimeOrNull(request.firstResponseAt),
  overdue: isOverdue(request, now),
  minutesLeft: minutesLeft(request, now),
  messagesCount: request.messagesCount,
});

/** The queue: rows of the reader's scope, tabs and views counted under the same filters. */
export async function listAllRequests(ctx: Ctx<'support.adminList'>): Promise<Output<'support.adminList'>> {
  const { body, db } = ctx;
  const now = ctx.now();
  const filters = body.filters ?? {};
  const base = [
    visibleRequests(ctx.scope),
    ...requestConditions(filters, ctx.actor.id, now),
    ...requestSearch(body.search, true),
  ];
  const where = [...base, ...among('r.status', filters.statuses, 'text')];
  const capped = async (condition: Condition) => Math.min(await countCapped(db, from, [...where, condition]), countCap);
  const [found, statuses, mine, withoutAssignee, overdue] = await Promise.all([
    listIds(db, {
      from,
      where,
      id: sql`r.id`,
      order: orderOf(body.sort, 'createdAt'),
      ...askedPage(body),
    }),
    countEach(db, from, base, sql`r.status`, supportStatuses),
    capped(sql`r.assignee_id = ${ctx.actor.id}::uuid and ${unfinished}`),
    capped(free),
    capped(late(now)),
  ]);
  const rows = eachReadable(inOrder(found.ids, await readRequests(db, found.ids)), (request) => agentRow(request, now));
  return {
    ...listAnswer(body, found, rows),
    totals: { statuses, mine, withoutAssignee, overdue },
  };
}
