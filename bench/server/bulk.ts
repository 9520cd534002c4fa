import { newId } from '../../apps/server/src/ids.ts';
import type { Stage } from './stage.ts';

/** Active sellers of the fill: one member in five. */
export async function readSellers({ database }: Stage, members: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select fill_id(1, 5 * n) as id from generate_series(0, $1::int) n',
    [Math.ceil(members / 5) - 1],
  );
  return rows.map(({ id }) => id);
}

// A prime, so that a batch has no person twice.
const step = 1583;

function batchOf(sellers: readonly string[], size: number): string {
  const from = Math.floor(Math.random() * sellers.length);
  const accruals = Array.from({ length: size }, (_, k) => ({
    member_id: sellers[(from + k * step) % sellers.length],
    ref: { sale_id: newId(), actor_kind: 'user' },
    lines: [{ sale_item_id: newId(), kind: 'base', points: 100 }],
  }));
  return JSON.stringify(accruals);
}

interface Options {
  clients: number;
  seconds: number;
  size: number;
}

/**
 * Accruals a second written by `size` in a call, as an import writes them: the driver of the server sends what it has
 * made. A script of pgbench would make it inside the database, which costs a fifth of what writing it does.
 */
export async function bulkRate(
  { database }: Stage,
  sellers: readonly string[],
  { clients, seconds, size }: Options,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let accrued = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      await database.pool.query({
        name: 'accruals',
        text: 'select ledger_accrue_batch($1::jsonb, now())',
        values: [batchOf(sellers, size)],
      });
      accrued += size;
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return (accrued * 1000) / (performance.now() - start);
}
