import type { Output } from '../../../http/contract.ts';
import type { Ctx } from '../../../http/context.ts';
import { requireFreshAuth } from '../../sessions/index.ts';
import type { Db } from '../../../db/open.ts';
import { problem } from '../../../http/problem.ts';

export const readSettings = (db: Db) =>
  db.selectFrom('securitySettings').select(['adminSecondFactor', 'version']).executeTakeFirstOrThrow();

/** Nobody is locked out: an administrator without a second step is led to it at the next sign-in. */
export async function updateSecuritySettings(
  ctx: Ctx<'security.updateSettings'>,
): Promise<Output<'security.updateSettings'>> {
  requireFreshAuth(ctx);
  const before = await readSettings(ctx.db);
  const { adminSecondFactor, version } = ctx.body;
  const { numUpdatedRows } = await ctx.db
    .updateTable('securitySettings')
    .set({ adminSecondFactor, version: version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.id })
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('VERSION_CONFLICT', {}, { current: before });
  ctx.audit({
    action: 'update',
    before: { adminSecondFactor: before.adminSecondFactor },
    after: { adminSecondFactor },
  });
  return readSettings(ctx.db);
}
