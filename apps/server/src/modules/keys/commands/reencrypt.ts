import { sql } from 'kysely';

import type { JobContext } from '../../../jobs/context.ts';
import { keyIdOf, type SealedColumn, sealedColumns } from '../domain/sealed-columns.ts';
import { throwAll, Undecryptable } from '../domain/undecryptable.ts';

const batch = 500;

const nameOf = (parts: readonly string[]): string => parts.join(':');

async function reencryptBatch(
  ctx: JobContext,
  { table, column, key, context }: SealedColumn,
  undecryptable: Undecryptable,
): Promise<{ seen: number; done: number }> {
  const current = Buffer.from(ctx.ring.currentId, 'latin1');
  const keyText = sql.join(
    key.map((name) => sql`${sql.ref(name)}::text`),
    sql`, `,
  );
  return ctx.transaction(async ({ db, vault }) => {
    const { rows } = await sql<{ parts: string[]; value: Buffer }>`
      select array[${keyText}] as parts, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${keyIdOf(column)} is distinct from ${current}
        and concat_ws(':', ${keyText}) <> all (${[...undecryptable.names]}::text[])
      limit ${batch} for update skip locked`.execute(db);
    let done = 0;
    for (const { parts, value } of rows) {
      const text = undecryptable.attempt(nameOf(parts), () => vault.open(value, context(...parts)));
      if (text === undefined) continue;
      const sealed = vault.seal(text, context(...parts));
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
        where array[${keyText}] = ${parts}::text[]`.execute(db);
      done += 1;
    }
    return { seen: rows.length, done };
  });
}

/**
 * Seals with the present key everything sealed with an earlier one; returns how many values. Throws after all of them
 * when some do not open.
 */
export async function reencryptAll(ctx: JobContext): Promise<number> {
  const failures: Error[] = [];
  let total = 0;
  for (const column of sealedColumns) {
    const undecryptable = new Undecryptable(`${column.table}.${column.column}`);
    for (let seen = batch; seen === batch && !undecryptable.isHopeless;) {
      const made = await reencryptBatch(ctx, column, undecryptable);
      seen = made.seen;
      total += made.done;
    }
    failures.push(...undecryptable.failures());
  }
  throwAll(failures);
  return total;
}
