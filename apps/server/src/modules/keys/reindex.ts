import { sql } from 'kysely';

import type { JobContext } from '../../jobs/context.ts';
import { type PassportFields } from '../members/passport/fields.ts';
import { blindColumns, context } from '../members/passport/store.ts';
import { extendCardIndex, fingerprintOf } from './card-index.ts';

const field = 'tax_profiles';
const batch = 200;

async function reindexBatch(ctx: JobContext, after: string): Promise<string | undefined> {
  return ctx.transaction(async ({ db, vault }) => {
    const { rows } = await sql<{ userId: string; sealed: Buffer }>`
      select user_id, sealed from tax_profiles where user_id > ${after}::uuid and sealed is not null
      order by user_id limit ${batch} for update`.execute(db);
    for (const { userId, sealed } of rows) {
      const fields = JSON.parse(vault.open(sealed, context(userId))) as PassportFields;
      await db.updateTable('taxProfiles').set(blindColumns(vault, fields)).where('userId', '=', userId).execute();
    }
    return rows.at(-1)?.userId;
  });
}

async function reindexPassports(ctx: JobContext): Promise<void> {
  const fingerprint = fingerprintOf(ctx.ring.indexKey(field));
  const last = await ctx.db
    .selectFrom('indexGenerations')
    .select(['position', 'fingerprint'])
    .where('field', '=', field)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.fingerprint === fingerprint) return;
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) after = await reindexBatch(ctx, after);
  await ctx.db
    .insertInto('indexGenerations')
    .values({ field, fingerprint, position: (last?.position ?? -1) + 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Makes every blind index findable with the present key alone. Does nothing when it already is. */
export async function reindexAll(ctx: JobContext): Promise<void> {
  await reindexPassports(ctx);
  await ctx.transaction((work) => extendCardIndex(work.db, work));
}
