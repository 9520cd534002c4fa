import { during, among } from '../../../core/lists/conditions.ts';
import { serialKeyOf } from '@pribavka/forms/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Body } from '../../../http/contract.ts';
import { parseWireDateTime, programmeDay } from '../../../http/wire-date.ts';
import { byId, type Identifier, anyOf } from '../../../core/lists/any-of.ts';
import { holding, likeText, parseSearch, phoneLike } from '../../../core/text/search.ts';
import { readNumber } from '../../../core/numbers.ts';

type Filters = NonNullable<Body<'sales.adminList'>['filters']>;
type Condition = RawBuilder<unknown>;

const duringDays = (column: string, period: Filters['saleDate']): Condition[] => [
  ...(period?.from ? [sql`${sql.ref(column)} >= ${programmeDay(parseWireDateTime(period.from))}::date`] : []),
  ...(period?.to ? [sql`${sql.ref(column)} <= ${programmeDay(parseWireDateTime(period.to))}::date`] : []),
];

const salesWithItem = (condition: Condition): Condition =>
  sql`select i.sale_id from sale_items i join products ip on ip.id = i.product_id
    where i.removed_at is null and ${condition}`;

const withItem = (condition: Condition): Condition => sql`s.id in (${salesWithItem(condition)})`;

/** As the index of points has it; of what was sent these are the points of the sale. */
export const salePoints = sql`(case when s.status = 'draft' then s.points_preview else s.points_total end)`;

const between = (value: Condition, from: number | undefined, to: number | undefined): Condition[] => [
  ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
  ...(to === undefined ? [] : [sql`${value} <= ${to}`]),
];

/** What a spreadsheet knows a sale by: its number in any writing, a serial number of its goods. */
export const saleIdentifiers: readonly Identifier[] = [
  {
    read: (text) => readNumber(text)?.toString(),
    rows: (values) => sql`select id, number::text as known from sales where number = any(${[...values]}::bigint[])`,
  },
  {
    read: (text) => {
      const key = serialKeyOf(text);
      return key.length >= 3 ? key : undefined;
    },
    rows: (values) => sql`select sale_id as id, serial_key as known from sale_items
      where removed_at is null and serial_key = any(${[...values]}::text[])`,
  },
  byId('sales'),
];

/** Conditions of both lists over `sales s`, except the status, so that tabs can be counted without it. */
export function saleConditions(filters: Filters, now: Date): Condition[] {
  const items: Condition[] = [
    ...among('ip.brand_id', filters.brandIds),
    ...among('i.product_id', filters.productIds),
    ...(filters.serialNumber ? [sql`i.serial_key like ${`${likeText(serialKeyOf(filters.serialNumber))}%`}`] : []),
  ];
  return [
    ...anyOf(sql`s.id`, saleIdentifiers, filters.pasted),
    ...duringDays('s.sale_date', filters.saleDate),
    ...during('s.submitted_at', filters.submittedAt),
    ...among('s.partner_id', filters.partnerIds),
    ...among('s.store_id', filters.storeIds),
    ...(filters.storeGroupIds?.length
      ? [
          sql`s.store_id in (select store_id from store_group_stores
          where group_id = any(${[...filters.storeGroupIds]}::uuid[]))`,
        ]
      : []),
    ...(filters.memberId ? [sql`s.member_id = ${filters.memberId}`] : []),
    ...(items.length > 0 ? [withItem(sql.join(items, sql` and `))] : []),
    ...(filters.promotionIds?.length
      ? [
          sql`s.id in (select a.sale_id from accruals a
          where a.promotion_id = any(${[...filters.promotionIds]}::uuid[]))`,
        ]
      : []),
    ...(filters.flags?.length
      ? [sql`s.id in (select f.sale_id from sale_flags f where f.code = any(${[...filters.flags]}::text[]))`]
      : []),
    ...(filters.hasFlags === undefined
      ? []
      : [sql`exists (select from sale_flags f where f.sale_id = s.id) = ${filters.hasFlags}`]),
    ...among('s.source', filters.sources, 'text'),
    ...(filters.moderatorId ? [sql`s.moderator_id = ${filters.moderatorId}`] : []),
    ...among('s.reason_code', filters.reasonCodes, 'text'),
    ...(filters.overdue === undefined
      ? []
      : filters.overdue
        ? [sql`(s.status = 'moderation' and s.sla_due_at < ${now})`]
        : [sql`not coalesce(s.status = 'moderation' and s.sla_due_at < ${now}, false)`]),
    ...(filters.disputed === undefined ? [] : [filters.disputed ? sql`s.dispute_count > 0` : sql`s.dispute_count = 0`]),
    ...between(salePoints, filters.pointsFrom, filters.pointsTo),
    ...between(sql`s.total_kopecks`, filters.totalFromKopecks, filters.totalToKopecks),
  ];
}

const byMember = (condition: Condition): Condition =>
  sql`select o.id from sales o where o.member_id in (select u.id from users u where ${condition})`;

/** Number of the sale, serial number, phone or name, in whatever form it was typed. */
export function saleSearch(text: string | undefined, withPeople: boolean): Condition[] {
  const search = parseSearch(text);
  if (search.kind === 'none' || text === undefined) return [];
  const any: Condition[] = [];
  const number = readNumber(text);
  if (number !== undefined) any.push(sql`select o.id from sales o where o.number = ${number}`);
  const serial = serialKeyOf(text);
  if (serial.length >= 3) any.push(salesWithItem(sql`i.serial_key like ${`${likeText(serial)}%`}`));
  if (search.kind === 'id') any.push(sql`select ${search.id}::uuid`);
  if (search.kind === 'words') {
    const terms = search.terms.map((word) => sql`ip.search_text like ${holding(word)}`);
    any.push(salesWithItem(sql.join(terms, sql` and `)));
  }
  if (withPeople) {
    if (search.kind === 'phone' || search.kind === 'phoneOrInn') any.push(byMember(sql`u.phone = ${search.phone}`));
    if (search.kind === 'digits') any.push(byMember(phoneLike(sql`u.phone`, search.digits)));
    if (search.kind === 'words') {
      const terms = search.terms.map((word) => sql`u.search_name like ${holding(word)}`);
      any.push(byMember(sql.join(terms, sql` and `)));
    }
  }
  // Each part of a union has an index of its own; an OR over several tables would have none.
  return any.length > 0 ? [sql`s.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}
