import { sql } from 'kysely';

import type { JobContext } from '../../jobs/context.ts';
import { type SealedColumn, sealedColumns } from './sealed-columns.ts';

const batch = 500;

// The id of the key stands in the value itself: one byte of version, one of length, the id (crypto/vault).
const keyIdIs = (name: string) => sql`substring(${sql.ref(name)} from 3 for get_byte(${sql.ref(name)}, 1))`;

async function resealBatch(ctx: JobContext, { table, column, key, context }: SealedColumn): Promise<number> {
  const current = Buffer.from(ctx.ring.currentId, 'latin1');
  const keyText = sql.join(
    key.map((name) => sql`${sql.ref(name)}::text`),
    sql`, `,
  );
  return ctx.transaction(async ({ db, vault }) => {
    const { rows } = await sql<{ parts: string[]; value: Buffer }>`
      select array[${keyText}] as parts, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${keyIdIs(column)} <> ${current}
      limit ${batch} for update skip locked`.execute(db);
    for (const { parts, value } of rows) {
      const sealed = vault.seal(vault.open(value, context(...parts)), context(...parts));
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where array[${keyText}] = ${parts}::text[]`.execute(db);
    }
    return rows.length;
  });
}

/** Seals with the present key everything sealed with an earlier one; returns how many values. */
export async function resealAll(ctx: JobContext): Promise<number> {
  let total = 0;
  for (const column of sealedColumns) {
    for (let done = batch; done === batch; total += done) done = await resealBatch(ctx, column);
  }
  return total;
}
