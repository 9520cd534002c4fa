import { type RawBuilder, sql } from 'kysely';

import { saleStatuses } from '@pribavka/api';

import type { Db } from '../../../db/open.ts';
import { countEach, type ListOrder } from '../../../core/lists/list-ids.ts';
import type { SaleView } from '../policy/view.ts';

type SortField =
  | 'submittedAt'
  | 'saleDate'
  | 'updatedAt'
  | 'number'
  | 'slaDueAt'
  | 'points'
  | 'totalKopecks'
  | 'status';

const epoch = sql`'epoch'::timestamptz`;
const ordersOf = ({ points, totalKopecks }: SaleView): Record<SortField, Omit<ListOrder, 'direction'>> => ({
  submittedAt: { name: 'submittedAt', expr: sql`coalesce(s.submitted_at, ${epoch})`, type: 'timestamptz' },
  saleDate: { name: 'saleDate', expr: sql`coalesce(s.sale_date, '1970-01-01'::date)`, type: 'date' },
  updatedAt: { name: 'updatedAt', expr: sql`s.updated_at`, type: 'timestamptz' },
  number: { name: 'number', expr: sql`s.number`, type: 'bigint' },
  slaDueAt: { name: 'slaDueAt', expr: sql`coalesce(s.sla_due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
  points: { name: 'points', expr: points, type: 'bigint' },
  totalKopecks: { name: 'totalKopecks', expr: totalKopecks, type: 'bigint' },
  status: { name: 'status', expr: sql`s.status`, type: 'text' },
});

// What was sent has both, so the back-office walks the plain columns and their indexes.
const sentColumns: Partial<Record<SortField, RawBuilder<unknown>>> = {
  submittedAt: sql`s.submitted_at`,
  saleDate: sql`s.sale_date`,
};

/** The first sort asked for; the list is a cursor over one indexed order and the id. */
export function saleOrder(
  sort: readonly { field: SortField; direction: 'asc' | 'desc' }[] | undefined,
  fallback: SortField,
  view: SaleView,
  rows: 'own' | 'sent' = 'own',
): ListOrder {
  const { field, direction } = sort?.[0] ?? { field: fallback, direction: 'desc' as const };
  const order = ordersOf(view)[field];
  return { ...order, expr: (rows === 'sent' ? sentColumns[field] : undefined) ?? order.expr, direction };
}

/** How many rows every status has under the same filters, each counted up to the cap. */
export const countStatuses = (db: Db, conditions: readonly RawBuilder<unknown>[]) =>
  countEach(db, sql`from sales s`, conditions, sql`s.status`, saleStatuses);
