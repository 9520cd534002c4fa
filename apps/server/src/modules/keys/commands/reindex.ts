import { sql } from 'kysely';

import { noteGeneration, readGenerations } from '../../../core/index-generations.ts';
import type { JobContext } from '../../../jobs/context.ts';
import { type PassportFields, blindColumns, context, indexPassport } from '../../passports/index.ts';
import { extendCardIndex, fingerprintOf } from '../../payout-cards/index.ts';
import { throwAll, Undecryptable } from '../domain/undecryptable.ts';

const field = 'tax_profiles';
const batch = 200;

type Blind = ReturnType<typeof blindColumns>;
type Row = Record<keyof Blind, Buffer | null> & { userId: string; sealed: Buffer };

const isSame = (next: Blind, row: Row): boolean =>
  (Object.keys(next) as (keyof Blind)[]).every((name) => row[name]?.equals(next[name]));

async function reindexBatch(ctx: JobContext, after: string, undecryptable: Undecryptable): Promise<string | undefined> {
  return ctx.transaction(async ({ db, vault }) => {
    const { rows } = await sql<Row>`
      select user_id, sealed, passport_bidx, inn_bidx, snils_bidx from tax_profiles where user_id > ${after}::uuid and sealed is not null
      order by user_id limit ${batch} for update`.execute(db);
    for (const row of rows) {
      const { userId, sealed } = row;
      const text = undecryptable.attempt(userId, () => vault.open(sealed, context(userId)));
      if (text === undefined) continue;
      const fields = JSON.parse(text) as PassportFields;
      const next = blindColumns(vault, fields);
      // Most are found by the present key already.
      if (isSame(next, row)) continue;
      await indexPassport(db, userId, next);
    }
    return rows.at(-1)?.userId;
  });
}

/**
 * Makes passports findable with the present key alone. Does nothing when they already are; while an earlier key is still
 * given it looks at all of them each time, for another process may have gone on writing under it. Throws after all of
 * them when some do not open.
 */
export async function reindexPassports(ctx: JobContext): Promise<void> {
  const fingerprint = fingerprintOf(ctx.ring.indexKey(field));
  const last = (await readGenerations(ctx.db, field)).at(-1);
  const isKnown = last?.fingerprint === fingerprint;
  if (isKnown && ctx.ring.indexKeys(field).length === 1) return;
  const undecryptable = new Undecryptable('Passports');
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after && !undecryptable.isHopeless) after = await reindexBatch(ctx, after, undecryptable);
  throwAll(undecryptable.failures());
  if (isKnown) return;
  await noteGeneration(ctx.db, field, { fingerprint, position: (last?.position ?? -1) + 1 });
}

/** Makes the numbers of cards findable with the present key alone. Does nothing when they already are. */
export const reindexCards = (ctx: JobContext): Promise<number> =>
  ctx.transaction((work) => extendCardIndex(work.db, work));
