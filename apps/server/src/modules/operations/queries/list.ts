import type { OperationType } from '@pribavka/api';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Body, Output } from '../../../http/contract.ts';
import type { PeopleSeen, Scope } from '../../../http/scope.ts';
import { askedPage, listAnswer } from '../../../core/lists/list-answer.ts';
import { inOrder, listIds, type ListOrder, where } from '../../../core/lists/list-ids.ts';
import { eachReadable } from '../../../core/lists/unreadable.ts';
import { nobodySeen, personFound, phoneAsked } from '../../../core/lists/people.ts';
import { parseSearch } from '../../../core/text/search.ts';
import { among, during } from '../../../core/lists/conditions.ts';
import { readNumber } from '../../../core/numbers.ts';
import { operationOf, readOperationRecords } from '../repository.ts';

type Condition = RawBuilder<unknown>;
export type OperationFilters = NonNullable<Body<'operations.adminList'>['filters']>;
type List = Output<'operations.adminList'>;

const creditTypes: readonly OperationType[] = [
  'SALE_ACCRUAL',
  'PROMO_ACCRUAL',
  'ACTIVATION',
  'ADJUST_CREDIT',
  'OPENING_BALANCE',
  'WITHDRAWAL_RELEASE',
  'DEBT_WRITE_OFF',
];
const typeIn = (types: readonly string[]): Condition =>
  types.length === 1
    ? sql`t.type = ${types[0]}::ledger_operation`
    : sql`t.type = any(${[...types]}::ledger_operation[])`;
const credits = typeIn(creditTypes);
const debitTypes: readonly OperationType[] = [
  'ACTIVATION_CANCEL',
  'ACCRUAL_CANCEL',
  'SALE_RETURN',
  'RETURN_DEBT',
  'DEBT_REPAYMENT',
  'WITHDRAWAL_HOLD',
  'WITHDRAWAL_PAID',
  'EXPIRATION',
  'ADJUST_DEBIT',
];
const debits = typeIn(debitTypes);

// A type the ledger has no postings of yet (rewards) finds nothing.
const ofTypes = (types: OperationFilters['types']): Condition[] =>
  types?.length ? [typeIn(types.filter((type) => creditTypes.includes(type) || debitTypes.includes(type)))] : [];

/** Rows of `transfers t` the reader may see. A manufacturer sees none: they are about people. */
export function visibleOperations(scope: Scope): Condition {
  if (scope.kind === 'all') return sql`true`;
  if (scope.kind === 'own') return sql`t.member_id = ${scope.userId}`;
  return scope.kind === 'partner' ? sql`t.partner_id = ${scope.partnerId}` : sql`false`;
}

const saleOperations = (number: number): Condition =>
  sql`select o.id from transfers o where o.sale_id = (select id from sales where number = ${number})`;

const bySale = (text: string): Condition => {
  const number = readNumber(text);
  return number === undefined ? sql`false` : sql`t.id in (${saleOperations(number)})`;
};

const byMember = (condition: Condition) => sql`t.member_id in (select u.id from users u where ${condition})`;

const ofMembers = (condition: Condition) =>
  sql`select o.id from transfers o where o.member_id in (select u.id from users u where ${condition})`;

function conditionsOf(filters: OperationFilters, seen: PeopleSeen): Condition[] {
  return [
    ...ofTypes(filters.types),
    ...during('t.at', filters.occurredAt),
    ...(filters.direction ? [filters.direction === 'credit' ? credits : debits] : []),
    ...(filters.saleNumber?.trim() ? [bySale(filters.saleNumber)] : []),
    ...among('t.promotion_id', filters.promotionIds),
    ...(filters.pointsFrom === undefined ? [] : [sql`t.amount >= ${filters.pointsFrom}`]),
    ...(filters.pointsTo === undefined ? [] : [sql`t.amount <= ${filters.pointsTo}`]),
    ...(filters.memberId ? [sql`t.member_id = ${filters.memberId}`] : []),
    ...phoneAsked(filters.phone, seen).map(byMember),
    ...among('t.partner_id', filters.partnerIds),
    ...among('t.actor_kind', filters.initiatorKinds, 'ledger_actor'),
  ];
}

function searchOf(text: string | undefined, seen: PeopleSeen): Condition[] {
  const found = parseSearch(text);
  if (found.kind === 'none' || text === undefined) return [];
  const any: Condition[] = [];
  const number = readNumber(text);
  if (number !== undefined) {
    any.push(sql`select o.id from transfers o where o.number = ${number}`, saleOperations(number));
  }
  if (found.kind === 'id') any.push(sql`select ${found.id}::uuid`);
  const person = personFound(found, seen);
  if (person) any.push(ofMembers(person));
  return any.length > 0 ? [sql`t.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}

/** Filters and search of the back-office: of the list and of the file made from it. */
export const operationConditions = (
  scope: Scope,
  filters: OperationFilters,
  search: string | undefined,
): Condition[] => [visibleOperations(scope), ...conditionsOf(filters, scope.people), ...searchOf(search, scope.people)];

const orders: Record<'occurredAt' | 'points', Omit<ListOrder, 'direction'>> = {
  occurredAt: { name: 'occurredAt', expr: sql`t.at`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`t.amount`, type: 'bigint' },
};

const sumOf = (condition: Condition): Condition => sql`coalesce(sum(t.amount) filter (where ${condition}), 0)::bigint`;

type Sums = NonNullable<List['totals']>;

/** The strip over the list of the back-office: by kinds, and the money the bank still owes. */
async function adminSums(db: Db, conditions: Condition[]): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`
    select ${sumOf(credits)} as credit, ${sumOf(sql`not (${credits})`)} as debit,
      ${sumOf(typeIn(['SALE_ACCRUAL', 'PROMO_ACCRUAL']))} as accrued, ${sumOf(typeIn(['WITHDRAWAL_PAID']))} as withdrawn,
      ${sumOf(typeIn(['EXPIRATION']))} as expired,
      (select coalesce(sum(w.net_kopecks), 0)::bigint from withdrawals w
        where w.status in ('approved', 'in_registry')
          and w.id in (select t.withdrawal_id from transfers t ${where([...conditions, typeIn(['WITHDRAWAL_HOLD'])])}))
        as payable_kopecks
    from transfers t ${where(conditions)}`.execute(db);
  return rows[0];
}

async function ownSums(db: Db, conditions: Condition[]): Promise<Pick<Sums, 'credit' | 'debit'> | undefined> {
  const { rows } = await sql<Pick<Sums, 'credit' | 'debit'>>`
    select ${sumOf(credits)} as credit, ${sumOf(sql`not (${credits})`)} as debit
    from transfers t ${where(conditions)}`.execute(db);
  return rows[0];
}

async function pageOf<T>(
  ctx: Pick<Ctx<'operations.adminList'>, 'db' | 'actor'>,
  body: Body<'operations.adminList'>,
  conditions: Condition[],
  sum: (db: Db, conditions: Condition[]) => Promise<T | undefined>,
): Promise<Omit<List, 'totals'> & { totals?: T }> {
  const { db } = ctx;
  const first = body.sort?.[0] ?? { field: 'occurredAt' as const, direction: 'desc' as const };
  const found = await listIds(db, {
    from: sql`from transfers t`,
    where: conditions,
    id: sql`t.id`,
    order: { ...orders[first.field], direction: first.direction },
    ...askedPage(body),
  });
  const records =
    found.ids.length > 0 ? await readOperationRecords(db, sql`t.id = any(${[...found.ids]}::uuid[])`) : [];
  // A sum over a part would be a lie: past the cap there is none.
  const sums = found.totalCapped ? undefined : await sum(db, conditions);
  return {
    ...listAnswer(
      body,
      found,
      eachReadable(inOrder(found.ids, records), (record) => operationOf(record, ctx.actor)),
    ),
    ...(sums ? { totals: sums } : {}),
  };
}

export const listOwnOperations = (ctx: Ctx<'operations.list'>): Promise<Output<'operations.list'>> =>
  pageOf(
    ctx,
    ctx.body,
    [
      sql`t.member_id = ${ctx.actor.id}`,
      ...conditionsOf(ctx.body.filters ?? {}, nobodySeen),
      ...searchOf(ctx.body.search, nobodySeen),
    ],
    ownSums,
  );

export const listOperations = (ctx: Ctx<'operations.adminList'>): Promise<List> =>
  pageOf(ctx, ctx.body, operationConditions(ctx.scope, ctx.body.filters ?? {}, ctx.body.search), adminSums);
