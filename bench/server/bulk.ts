import { Client } from 'pg';

import { newId } from '../../apps/server/src/ids.ts';

/** Active sellers of the fill: one member in five. */
export async function readSellers(url: string, members: number): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'select fill_id(1, 5 * n) as id from generate_series(0, $1) n',
      [Math.ceil(members / 5) - 1],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
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

/**
 * Accruals a second written by `size` in a call, as an import writes them: the driver of the server sends what it has
 * made. A script of pgbench would make it inside the database, which costs a fifth of what writing it does.
 */
export async function bulkRate(
  url: string,
  sellers: readonly string[],
  { clients, seconds, size }: { clients: number; seconds: number; size: number },
): Promise<number> {
  const lanes = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const start = performance.now();
  const end = start + seconds * 1000;
  let written = 0;
  const work = async (client: Client): Promise<void> => {
    while (performance.now() < end) {
      await client.query({
        name: 'accruals',
        text: 'select ledger_accruals($1::jsonb, now())',
        values: [batchOf(sellers, size)],
      });
      written += size;
    }
  };
  try {
    await Promise.all(lanes.map(work));
    return (written * 1000) / (performance.now() - start);
  } finally {
    await Promise.all(lanes.map((client) => client.end()));
  }
}
