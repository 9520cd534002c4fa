import { type RawBuilder, sql } from 'kysely';

import type { PeopleSeen, Scope } from '../../../http/scope.ts';
import { nobodySeen } from '../../../core/lists/people.ts';

type Condition = RawBuilder<unknown>;

/**
 * What a reader sees of a row of `sales s`. The answer, filters, sorts, counts, sums, the search and files are all
 * made of it, so that what the answer hides cannot be asked for (domain 3.23).
 */
export interface SaleView {
  /** Of `sale_items i join products ip`: the lines he sees; nothing where he sees all. */
  readonly ownLines: readonly Condition[];
  readonly points: Condition;
  readonly totalKopecks: Condition;
  readonly people: PeopleSeen;
  /** Whether he sees how it is checked: signs of risk, photos, who decides. */
  readonly checking: boolean;
}

/**
 * Points of a line of `sale_items i`, of `sales s`: of a draft what it would give, else what the line holds now, so that
 * the lines add up to their sale after a refusal, a return and a promotion that another sale has lost.
 */
export const linePoints = sql`(case when s.status = 'draft' then i.points else (select coalesce(sum(a.points - a.returned), 0)::bigint
  from accruals a where a.sale_id = s.id and a.sale_item_id = i.id and a.status <> 'cancelled') end)`;

const whole = {
  ownLines: [],
  // As the index of points has it; of what was sent these are the points of the sale.
  points: sql`(case when s.status = 'draft' then s.points_preview else s.points_total end)`,
  totalKopecks: sql`s.total_kopecks`,
} satisfies Partial<SaleView>;

/** Who sold it, to those who may not know. */
export const hiddenPerson = { id: null, name: 'Участник' } as const;

/** Of one's own sales: about nobody else, and never how they are checked. */
export const ownSaleView: SaleView = { ...whole, people: nobodySeen, checking: false };

/** A manufacturer sees its own lines of a shared receipt and their sums, never who sold them (domain 3.15). */
export function saleViewOf(scope: Scope): SaleView {
  if (scope.kind !== 'manufacturer') return { ...whole, people: scope.people, checking: true };
  const made = sql`ip.manufacturer_id = ${scope.manufacturerId}::uuid`;
  const sumOf = (value: Condition): Condition => sql`(select coalesce(sum(${value}), 0)::bigint
    from sale_items i join products ip on ip.id = i.product_id
    where i.sale_id = s.id and i.removed_at is null and ${made})`;
  return {
    ownLines: [made],
    points: sumOf(linePoints),
    totalKopecks: sumOf(sql`coalesce(i.price_kopecks, 0) * i.quantity`),
    people: scope.people,
    checking: false,
  };
}
