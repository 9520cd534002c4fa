import { sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import type { Output } from '../../../../http/contract.ts';

type Overlap = Output<'promotions.simulate'>['overlaps'][number];

/** Promotions that have paid for the same lines, gathered portion by portion. */
export class Overlaps {
  readonly #found = new Map<string, { name: string; sales: number; points: number }>();

  async add(db: Db, itemIds: readonly string[], except: string | undefined): Promise<void> {
    if (itemIds.length === 0) return;
    const { rows } = await sql<{ id: string; name: string; sales: number; points: number }>`
      select p.id, p.name, count(distinct a.sale_id)::int as sales, sum(a.points - a.returned)::bigint as points
      from accruals a join promotions p on p.id = a.promotion_id
      where a.sale_item_id = any(${[...itemIds]}::uuid[]) and a.status <> 'cancelled' and a.kind = 'promotion'
        and p.id is distinct from ${except ?? null}::uuid group by p.id, p.name`.execute(db);
    for (const { id, name, sales, points } of rows) {
      const before = this.#found.get(id);
      this.#found.set(id, { name, sales: sales + (before?.sales ?? 0), points: points + (before?.points ?? 0) });
    }
  }

  list(): Overlap[] {
    return [...this.#found]
      .map(([id, { name, sales, points }]) => ({ promotion: { id, name }, sales, points }))
      .sort((a, b) => b.points - a.points)
      .slice(0, 50);
  }
}
