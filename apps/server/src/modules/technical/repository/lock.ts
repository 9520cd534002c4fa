import { forgetOld } from '../../../core/forget-old.ts';
import type { Db } from '../../../db/open.ts';
import { dropParts } from '../../../core/parts.ts';
import type { Ctx } from '../../../http/context.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { technicalCard } from './rows.ts';

/** The row of a technical user for the rest of the transaction; 409 with the present card when it has changed. */
export async function lockTechnical(
  ctx: Pick<Ctx<'technical.update'>, 'db' | 'params' | 'now'>,
  version: number | undefined,
) {
  const row = await ctx.db
    .selectFrom('technicalUsers')
    .selectAll()
    .where('userId', '=', ctx.params.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) {
    throw problem('VERSION_CONFLICT', {}, { current: await technicalCard(ctx.db, row.userId, ctx.now()) });
  }
  return row;
}

/** Calls and deliveries older than what the card shows; calls go by weeks. */
export async function forgetTraffic(db: Db, before: Date, now: Date): Promise<void> {
  await dropParts(db, 'technical_calls', before, now);
  await forgetOld(db, { table: 'webhook_deliveries', moment: 'occurred_at' }, before);
}
