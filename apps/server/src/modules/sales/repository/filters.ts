import { during, among } from '../../../core/lists/conditions.ts';
import { serialKeysOf } from '@pribavka/forms/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Body } from '../../../http/contract.ts';
import { byId, type Identifier, anyOf } from '../../../core/lists/any-of.ts';
import { personFound, phoneAsked } from '../../../core/lists/people.ts';
import { holding, likeText, parseSearch } from '../../../core/text/search.ts';
import { readNumber } from '../../../core/numbers.ts';
import type { SaleView } from '../policy/view.ts';

type Filters = NonNullable<Body<'sales.adminList'>['filters']>;
type Condition = RawBuilder<unknown>;

// A moment of the wire begins with its day of the programme, which is what both borders mean.
const duringDays = (column: string, period: Filters['saleDate']): Condition[] => [
  ...(period?.from ? [sql`${sql.ref(column)} >= ${period.from.slice(0, 10)}::date`] : []),
  ...(period?.to ? [sql`${sql.ref(column)} <= ${period.to.slice(0, 10)}::date`] : []),
];

/** Sales with a line the reader sees, of which all of this holds. */
const salesWithItem = ({ ownLines }: SaleView, ...conditions: readonly Condition[]): Condition =>
  sql`select i.sale_id from sale_items i join products ip on ip.id = i.product_id
    where i.removed_at is null and ${sql.join([...ownLines, ...conditions], sql` and `)}`;

const between = (value: Condition, from: number | undefined, to: number | undefined): Condition[] => [
  ...(from === undefined ? [] : [sql`${value} >= ${from}`]),
  ...(to === undefined ? [] : [sql`${value} <= ${to}`]),
];

/** Numbers that begin like this, of marks and plain ones. */
const serialBegins = (text: string): Condition =>
  sql`(${sql.join(
    serialKeysOf(text).map((key) => sql`i.serial_key like ${`${likeText(key)}%`}`),
    sql` or `,
  )})`;

/** What a spreadsheet knows a sale by: its number in any writing, a serial number of its goods. */
export const saleIdentifiers = ({ ownLines }: SaleView): readonly Identifier[] => [
  {
    read: (text) => readNumber(text)?.toString(),
    rows: (values) => sql`select id, number::text as known from sales where number = any(${[...values]}::bigint[])`,
  },
  // A plain number, and one of a mark.
  ...[-1, 0].map((at): Identifier => ({
    read: (text) => {
      const key = serialKeysOf(text).at(at) ?? '';
      return key.length >= 3 ? key : undefined;
    },
    rows: (values) => sql`select i.sale_id as id, i.serial_key as known
      from sale_items i ${ownLines.length > 0 ? sql`join products ip on ip.id = i.product_id` : sql``}
      where i.removed_at is null and i.serial_key = any(${[...values]}::text[])
        ${ownLines.length > 0 ? sql`and ${sql.join(ownLines, sql` and `)}` : sql``}`,
  })),
  byId('sales'),
];

// Accruals stand on lines: a promotion of a line the reader does not see has given nothing he could find.
const withPromotion = (ids: Filters['promotionIds'], { ownLines }: SaleView): Condition[] => {
  if (!ids?.length) return [];
  const own =
    ownLines.length === 0
      ? sql``
      : sql`and a.sale_item_id in (select i.id from sale_items i
    join products ip on ip.id = i.product_id where i.sale_id = a.sale_id and ${sql.join(ownLines, sql` and `)})`;
  return [sql`s.id in (select a.sale_id from accruals a where a.promotion_id = any(${[...ids]}::uuid[]) ${own})`];
};

const flagged = sql`exists (select from sale_flags f where f.sale_id = s.id)`;

/** How the sale is checked. Who sees none of it finds nothing flagged and nobody deciding. */
function checkingConditions(filters: Filters, { checking }: SaleView): Condition[] {
  const seen = (condition: Condition): Condition => (checking ? condition : sql`false`);
  return [
    ...(filters.flags?.length
      ? [seen(sql`s.id in (select f.sale_id from sale_flags f where f.code = any(${[...filters.flags]}::text[]))`)]
      : []),
    ...(filters.hasFlags === undefined ? [] : [sql`${seen(flagged)} = ${filters.hasFlags}`]),
    ...(filters.moderatorId ? [seen(sql`s.moderator_id = ${filters.moderatorId}`)] : []),
  ];
}

/** Conditions of both lists over `sales s`, except the status, so that tabs can be counted without it. */
export function saleConditions(filters: Filters, now: Date, view: SaleView): Condition[] {
  const items: Condition[] = [
    ...among('ip.brand_id', filters.brandIds),
    ...among('i.product_id', filters.productIds),
    ...(filters.serialNumber ? [serialBegins(filters.serialNumber)] : []),
  ];
  return [
    ...anyOf(sql`s.id`, saleIdentifiers(view), filters.pasted),
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
    ...(filters.memberId ? [view.people.names ? sql`s.member_id = ${filters.memberId}` : sql`false`] : []),
    ...(items.length > 0 ? [sql`s.id in (${salesWithItem(view, ...items)})`] : []),
    ...withPromotion(filters.promotionIds, view),
    ...checkingConditions(filters, view),
    ...among('s.source', filters.sources, 'text'),
    ...among('s.reason_code', filters.reasonCodes, 'text'),
    ...(filters.overdue === undefined
      ? []
      : filters.overdue
        ? [sql`(s.status = 'moderation' and s.sla_due_at < ${now})`]
        : [sql`not coalesce(s.status = 'moderation' and s.sla_due_at < ${now}, false)`]),
    ...(filters.disputed === undefined ? [] : [filters.disputed ? sql`s.dispute_count > 0` : sql`s.dispute_count = 0`]),
    ...between(view.points, filters.pointsFrom, filters.pointsTo),
    ...between(view.totalKopecks, filters.totalFromKopecks, filters.totalToKopecks),
  ];
}

const byMember = (condition: Condition): Condition =>
  sql`select o.id from sales o where o.member_id in (select u.id from users u where ${condition})`;

/** Number of the sale, serial number, phone or name, in whatever form it was typed. */
export function saleSearch(text: string | undefined, view: SaleView): Condition[] {
  const search = parseSearch(text);
  if (search.kind === 'none' || text === undefined) return [];
  const any: Condition[] = [];
  const number = readNumber(text);
  if (number !== undefined) any.push(sql`select o.id from sales o where o.number = ${number}`);
  if (serialKeysOf(text).every((key) => key.length >= 3)) any.push(salesWithItem(view, serialBegins(text)));
  if (search.kind === 'id') any.push(sql`select ${search.id}::uuid`);
  if (search.kind === 'words') {
    const terms = search.terms.map((word) => sql`ip.search_text like ${holding(word)}`);
    any.push(salesWithItem(view, ...terms));
  }
  const person = personFound(search, view.people);
  if (person) any.push(byMember(person));
  if (search.kind === 'digits') any.push(...phoneAsked(search.digits, view.people).map(byMember));
  // Each part of a union has an index of its own; an OR over several tables would have none.
  return any.length > 0 ? [sql`s.id in (${sql.join(any, sql` union all `)})`] : [sql`false`];
}
