import { memberStatuses } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { notFound } from '../../../core/lists/any-of.ts';
import { countCapped, countEach, inOrder, listIds, type ListOrder } from '../../../core/lists/list-ids.ts';
import {
  memberFilters,
  memberIdentifiers,
  type MemberListBody,
  type MemberSeen,
  memberSearch,
  memberSource,
  memberStatus,
} from '../repository/filters.ts';
import { liveSale, memberRows } from '../repository/rows.ts';
import { membersInScope } from '../policy.ts';

function orderOf(body: MemberListBody, now: Date): ListOrder {
  const [first] = body.sort ?? [];
  const name = first?.field ?? 'registeredAt';
  const direction = first?.direction ?? 'desc';
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const orders: Record<typeof name, Pick<ListOrder, 'expr' | 'type'>> = {
    registeredAt: { expr: sql`u.registered_at`, type: 'timestamptz' },
    fullName: { expr: sql`u.search_name collate "C"`, type: 'text' },
    lastLoginAt: { expr: sql`coalesce(u.last_login_at, '-infinity'::timestamptz)`, type: 'timestamptz' },
    status: { expr: sql`u.status collate "C"`, type: 'text' },
    active: { expr: sql`w.active`, type: 'bigint' },
    pending: { expr: sql`w.pending`, type: 'bigint' },
    salesLast30Days: {
      expr: sql`(select count(*) from sales x
        where x.member_id = u.id and x.submitted_at >= ${since} and x.${liveSale})`,
      type: 'bigint',
    },
  };
  return { name, direction, ...orders[name] };
}

// The cursor compares both columns of one index, so the id must be of the table the order is of.
const isByAccount = (order: string): boolean => order === 'active' || order === 'pending';

/** Saved views: what waits for a person, whatever the filters of the list are. */
async function countViews(db: Db, scope: Scope) {
  const members = membersInScope(scope);
  // Only members have identity data and a wallet: for those who see everybody there is nobody to look up.
  const [owner, conditions] =
    scope.kind === 'all'
      ? [() => sql``, []]
      : [(id: RawBuilder<unknown>) => sql`join users u on u.id = ${id}`, [members]];
  const [passportOnCheck, withDebt, highRisk, asksForStore] = await Promise.all([
    countCapped(db, sql`from tax_profiles t ${owner(sql`t.user_id`)}`, [...conditions, sql`t.status = 'on_check'`]),
    countCapped(db, sql`from wallets w ${owner(sql`w.member_id`)}`, [...conditions, sql`w.debt > 0`]),
    countCapped(db, sql`from users u`, [members, sql`u.risk_level = 'high'`]),
    countCapped(db, sql`from store_requests r ${owner(sql`r.member_id`)}`, [...conditions, sql`r.status = 'open'`]),
  ]);
  return { passportOnCheck, withDebt, highRisk, asksForStore };
}

/** Pasted numbers nobody of the list has; filters by points are left out, for they have no source here. */
const namelessOf = (db: Db, { filters = {} }: MemberListBody, options: MemberListOptions) => {
  const { activeFrom: _from, activeTo: _to, hasDebt: _debt, ...plain } = filters;
  const where = [membersInScope(options.scope), memberStatus(plain), ...memberFilters(plain, options)];
  return notFound(db, { from: sql`from users u`, where, id: sql`u.id` }, memberIdentifiers(options), plain.pasted);
};

export interface MemberListOptions extends MemberSeen {
  scope: Scope;
  now: Date;
}

/** The participants list with its tab counts. */
export async function listMembers(db: Db, body: MemberListBody, options: MemberListOptions) {
  const filters = body.filters ?? {};
  const order = orderOf(body, options.now);
  const from = await memberSource(db, filters, order.name);
  const search = memberSearch(body.search, options);
  const shared = [membersInScope(options.scope), ...memberFilters(filters, options), ...(search ? [search] : [])];
  const query = {
    from,
    where: [...shared, memberStatus(filters)],
    id: isByAccount(order.name) ? sql`w.member_id` : sql`u.id`,
    order,
    ...askedPage(body),
  };
  const [page, statuses, views, missing] = await Promise.all([
    listIds(db, query),
    countEach(db, from, shared, sql`u.status`, memberStatuses),
    countViews(db, options.scope),
    namelessOf(db, body, options),
  ]);
  const rows = await memberRows(db, page.ids, options);
  return {
    ...listAnswer(body, page, inOrder(page.ids, rows)),
    totals: { statuses, ...views },
    notFound: missing,
  };
}
