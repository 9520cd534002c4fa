import { type RawBuilder, sql } from 'kysely';

import { withdrawalStatuses } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import type { PeopleSeen, Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer, type PageRequest } from '../../../core/lists/list-answer.ts';
import {
  countCap,
  countCapped,
  countEach,
  inOrder,
  listIds,
  type ListOrder,
  where,
} from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { personFound, phoneAsked } from '../../../core/lists/people.ts';
import { parseSearch } from '../../../core/text/search.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { readSettings } from '../../points-settings/index.ts';
import { overridesWaitingFor } from '../repository/overrides.ts';
import { readWithdrawals, withdrawalRow } from '../repository/records.ts';

type Condition = RawBuilder<unknown>;
type SortField = 'requestedAt' | 'points' | 'netKopecks' | 'status';

const orders: Record<SortField, Omit<ListOrder, 'direction'>> = {
  requestedAt: { name: 'requestedAt', expr: sql`w.requested_at`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`w.points`, type: 'bigint' },
  netKopecks: { name: 'netKopecks', expr: sql`w.net_kopecks`, type: 'bigint' },
  status: { name: 'status', expr: sql`w.status`, type: 'text' },
};

type Sums = { points: number; grossKopecks: number; taxKopecks: number; netKopecks: number };

const nothing = { points: null, grossKopecks: null, taxKopecks: null, netKopecks: null };

// A sum over a part would be a lie: past the cap there is none.
async function sumOf(db: Db, conditions: readonly Condition[]): Promise<Sums | typeof nothing> {
  const { rows } = await sql<Sums & { n: number }>`
    select count(*)::int as n, coalesce(sum(points), 0)::bigint as points,
      coalesce(sum(gross_kopecks), 0)::bigint as gross_kopecks,
      coalesce(sum(tax_kopecks), 0)::bigint as tax_kopecks, coalesce(sum(net_kopecks), 0)::bigint as net_kopecks
    from (select w.* from withdrawals w ${where(conditions)} limit ${countCap + 1}) w`.execute(db);
  const { n, ...sums } = rows[0]!;
  return n > countCap ? nothing : sums;
}

type PageBody = PageRequest & {
  sort?: { field: SortField; direction: 'asc' | 'desc' }[] | undefined;
};

async function pageOf(
  ctx: Pick<Ctx<'withdrawals.adminList'>, 'db' | 'actor'>,
  body: PageBody,
  conditions: readonly Condition[],
) {
  const first = body.sort?.[0] ?? { field: 'requestedAt' as const, direction: 'desc' as const };
  const found = await listIds(ctx.db, {
    from: sql`from withdrawals w`,
    where: conditions,
    id: sql`w.id`,
    order: { ...orders[first.field], direction: first.direction },
    ...askedPage(body),
  });
  const [records, settings] = await Promise.all([readWithdrawals(ctx.db, found.ids), readSettings(ctx.db)]);
  return listAnswer(
    body,
    found,
    eachReadable(inOrder(found.ids, records), (record) => withdrawalRow(record, ctx.actor, settings)),
  );
}

export async function listOwnWithdrawals(ctx: Ctx<'withdrawals.list'>): Promise<Output<'withdrawals.list'>> {
  const { body } = ctx;
  const number = body.search ? readNumber(body.search) : undefined;
  const conditions = [
    sql`w.member_id = ${ctx.actor.id}`,
    ...among('w.status', body.filters?.statuses, 'text'),
    ...during('w.requested_at', body.filters?.requestedAt),
    ...(body.filters?.idempotencyKey ? [sql`w.idem = ${body.filters.idempotencyKey.toLowerCase()}`] : []),
    ...(body.search?.trim() ? [number === undefined ? sql`false` : sql`w.number = ${number}`] : []),
  ];
  const { points, netKopecks } = await sumOf(ctx.db, conditions);
  return { ...(await pageOf(ctx, body, conditions)), totals: { points: points ?? 0, netKopecks: netKopecks ?? 0 } };
}

const byMember = (condition: Condition) => sql`w.member_id in (select u.id from users u where ${condition})`;

const those = (condition: Condition) => sql`select x.id from withdrawals x where ${condition}`;
const ofMembers = (condition: Condition) => those(sql`x.member_id in (select u.id from users u where ${condition})`);

function search(text: string | undefined, seen: PeopleSeen): Condition[] {
  const found = parseSearch(text);
  if (found.kind === 'none' || text === undefined) return [];
  const any: Condition[] = [];
  const number = readNumber(text);
  if (number !== undefined) any.push(those(sql`x.number = ${number}`));
  if (found.kind === 'id') any.push(sql`select ${found.id}::uuid`);
  const person = personFound(found, seen);
  if (person) any.push(ofMembers(person));
  if (found.kind === 'digits') {
    any.push(those(sql`reverse(x.card_mask) like ${`${Array.from(found.digits).toReversed().join('')}%`}`));
  }
  return any.length > 0 ? [sql`w.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}

type Filters = NonNullable<Ctx<'withdrawals.adminList'>['body']['filters']>;

/** Who allows a payout in spite of conditions is a person of the programme with the right to change payouts. */
export const overrideDecider = ({
  scope,
  actor,
}: Pick<Ctx<'withdrawals.adminList'>, 'scope' | 'actor'>): string | undefined =>
  scope.kind === 'all' && actor.kind === 'user' && actor.grants.has('transactionPage.detailTransaction:update')
    ? actor.id
    : undefined;

const waitsFor = (decider: string | undefined): Condition =>
  decider === undefined
    ? sql`false`
    : sql`(w.id in (select v.withdrawal_id from payout_overrides v where ${overridesWaitingFor(decider)}))`;

/** Withdrawals under the filters and the search, all but the status: the tabs count each one. */
export const withdrawalConditions = (
  scope: Scope,
  filters: Filters,
  text: string | undefined,
  decider: string | undefined,
): Condition[] => [
  scope.kind === 'all' ? sql`true` : sql`false`,
  ...during('w.requested_at', filters.requestedAt),
  ...during('w.paid_at', filters.paidAt),
  ...(filters.memberId ? [sql`w.member_id = ${filters.memberId}`] : []),
  ...phoneAsked(filters.phone, scope.people).map(byMember),
  ...(filters.partnerIds?.length ? [byMember(sql`u.partner_id = any(${[...filters.partnerIds]}::uuid[])`)] : []),
  ...(filters.registryId ? [sql`w.registry_id = ${filters.registryId}`] : []),
  ...(filters.pointsFrom === undefined ? [] : [sql`w.points >= ${filters.pointsFrom}`]),
  ...(filters.pointsTo === undefined ? [] : [sql`w.points <= ${filters.pointsTo}`]),
  ...(filters.waitsForMe === undefined ? [] : [sql`${waitsFor(decider)} = ${filters.waitsForMe}`]),
  ...search(text, scope.people),
];

/** Of a `case` over `withdrawals w`: it cannot be paid now. */
export const unpayable = sql`when cardinality((withdrawal_obstacles(w.id, w.member_id, w.card_id)).stopping) > 0
  then 'conditions'`;

export const withdrawalStatus = (filters: Filters): Condition[] => among('w.status', filters.statuses, 'text');

/** «Выплаты»: only for those who see all rows; a partner's own people are not paid by the partner. */
export async function listWithdrawals(ctx: Ctx<'withdrawals.adminList'>): Promise<Output<'withdrawals.adminList'>> {
  const { body, db } = ctx;
  const { waitsForMe, ...filters } = body.filters ?? {};
  const decider = overrideDecider(ctx);
  const others = withdrawalConditions(ctx.scope, filters, body.search, decider);
  const base = withdrawalConditions(ctx.scope, { ...filters, waitsForMe }, body.search, decider);
  const conditions = [...base, ...withdrawalStatus(filters)];
  // What waits for the reader is a tab next to those of the statuses: it narrows none of them.
  const statuses = await countEach(db, sql`from withdrawals w`, others, sql`w.status`, withdrawalStatuses);
  const waiting =
    decider === undefined ? 0 : await countCapped(db, sql`from withdrawals w`, [...others, waitsFor(decider)]);
  const totals = { statuses, waitsForMe: waiting, ...(await sumOf(db, conditions)) };
  return { ...(await pageOf(ctx, body, conditions)), totals };
}
