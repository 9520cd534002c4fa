import { type RawBuilder, sql } from 'kysely';

import { type SaleStatus, saleStatuses } from '@pribavka/api';

import type { Db } from '../../db/open.ts';
import { where } from '../lists/list-ids.ts';
import type { ListOrder } from '../lists/list-ids.ts';

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
const orders: Record<SortField, Omit<ListOrder, 'direction'>> = {
  submittedAt: { name: 'submittedAt', expr: sql`coalesce(s.submitted_at, ${epoch})`, type: 'timestamptz' },
  saleDate: { name: 'saleDate', expr: sql`coalesce(s.sale_date, '1970-01-01'::date)`, type: 'date' },
  updatedAt: { name: 'updatedAt', expr: sql`s.updated_at`, type: 'timestamptz' },
  number: { name: 'number', expr: sql`s.number`, type: 'bigint' },
  slaDueAt: { name: 'slaDueAt', expr: sql`coalesce(s.sla_due_at, 'infinity'::timestamptz)`, type: 'timestamptz' },
  points: { name: 'points', expr: sql`greatest(s.points_total, s.points_preview)`, type: 'bigint' },
  totalKopecks: { name: 'totalKopecks', expr: sql`s.total_kopecks`, type: 'bigint' },
  status: { name: 'status', expr: sql`s.status`, type: 'text' },
};

/** The first sort asked for; the list is a cursor over one indexed order and the id. */
export function saleOrder(
  sort: readonly { field: SortField; direction: 'asc' | 'desc' }[] | undefined,
  fallback: SortField,
): ListOrder {
  const first = sort?.[0] ?? { field: fallback, direction: 'desc' as const };
  return { ...orders[first.field], direction: first.direction };
}

/** How many rows every status has under the same filters. */
export async function countStatuses(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
): Promise<{ status: SaleStatus; count: number }[]> {
  const { rows } = await sql<{ status: SaleStatus; n: number }>`
    select s.status, count(*)::int as n from sales s ${where(conditions)} group by s.status`.execute(db);
  const found = new Map(rows.map((row) => [row.status, row.n]));
  return saleStatuses.map((status) => ({ status, count: found.get(status) ?? 0 }));
}
