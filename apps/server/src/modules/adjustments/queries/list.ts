import { type RawBuilder, sql } from 'kysely';

import { adjustmentStatuses } from '@pribavka/api';

import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import type { PeopleSeen, Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { countCapped, countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { personFound, phoneAsked } from '../../../core/lists/people.ts';
import { parseSearch } from '../../../core/text/search.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { readAdjustments, adjustmentRow } from '../repository/records.ts';

type Condition = RawBuilder<unknown>;

const orders: Record<'createdAt' | 'points' | 'status', Omit<ListOrder, 'direction'>> = {
  createdAt: { name: 'createdAt', expr: sql`t.created_at`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`t.points`, type: 'bigint' },
  status: { name: 'status', expr: sql`t.status`, type: 'text' },
};

const byMember = (condition: Condition) => sql`t.member_id in (select u.id from users u where ${condition})`;

const those = (condition: Condition) => sql`select x.id from tunings x where ${condition}`;
const ofMembers = (condition: Condition) => those(sql`x.member_id in (select u.id from users u where ${condition})`);

function searchOf(text: string | undefined, seen: PeopleSeen): Condition[] {
  const found = parseSearch(text);
  if (found.kind === 'none' || text === undefined) return [];
  const number = readNumber(text);
  const any: Condition[] = number === undefined ? [] : [those(sql`x.number = ${number}`)];
  const person = personFound(found, seen);
  if (person) any.push(ofMembers(person));
  return any.length > 0 ? [sql`t.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}

export type AdjustmentFilters = NonNullable<Body<'tunings.list'>['filters']>;

/** `tunings t` this person may decide: neither its author nor its member (domain 3.22). */
export const adjustmentsWaitingFor = (decider: string): Condition =>
  sql`(t.status = 'on_approval' and t.created_by <> ${decider}::uuid and t.member_id <> ${decider}::uuid)`;

/** Who decides is a person of the programme with the right to change adjustments. */
export const adjustmentDecider = ({ scope, actor }: Pick<Ctx<'tunings.list'>, 'scope' | 'actor'>): string | undefined =>
  scope.kind === 'all' && actor.kind === 'user' && actor.grants.has('transactionPage.tuningsTransaction:update')
    ? actor.id
    : undefined;

/** Adjustments of the list and of its file, whatever their status. */
export function adjustmentConditions(
  scope: Scope,
  filters: AdjustmentFilters,
  search: string | undefined,
  decider: string | undefined,
): Condition[] {
  return [
    scope.kind === 'all' ? sql`true` : sql`false`,
    ...(filters.direction ? [sql`t.direction = ${filters.direction}`] : []),
    ...(filters.memberId ? [sql`t.member_id = ${filters.memberId}`] : []),
    ...phoneAsked(filters.phone, scope.people).map(byMember),
    ...among('t.reason_code', filters.reasonCodes, 'text'),
    ...during('t.created_at', filters.createdAt),
    ...(filters.waitsForMe === undefined
      ? []
      : [sql`${decider === undefined ? sql`false` : adjustmentsWaitingFor(decider)} = ${filters.waitsForMe}`]),
    ...searchOf(search, scope.people),
  ];
}

export const adjustmentStatus = ({ statuses }: AdjustmentFilters): Condition[] => among('t.status', statuses, 'text');

export async function listAdjustments(ctx: Ctx<'tunings.list'>): Promise<Output<'tunings.list'>> {
  const { body, db } = ctx;
  const decider = adjustmentDecider(ctx);
  const { waitsForMe, ...filters } = body.filters ?? {};
  const others = adjustmentConditions(ctx.scope, filters, body.search, decider);
  const base = adjustmentConditions(ctx.scope, { ...filters, waitsForMe }, body.search, decider);
  const first = body.sort?.[0] ?? { field: 'createdAt' as const, direction: 'desc' as const };
  const found = await listIds(db, {
    from: sql`from tunings t`,
    where: [...base, ...adjustmentStatus(filters)],
    id: sql`t.id`,
    order: { ...orders[first.field], direction: first.direction },
    ...askedPage(body),
  });
  const records = await readAdjustments(db, found.ids);
  const statuses = await countEach(db, sql`from tunings t`, base, sql`t.status`, adjustmentStatuses);
  const waiting =
    decider === undefined ? 0 : await countCapped(db, sql`from tunings t`, [...others, adjustmentsWaitingFor(decider)]);
  return {
    ...listAnswer(
      body,
      found,
      eachReadable(inOrder(found.ids, records), (record) => adjustmentRow(record, ctx.actor)),
    ),
    totals: { statuses, waitsForMe: waiting },
  };
}
