import { requireFreshAuth } from '../sessions/own-sessions.ts';
import type { Db } from '../../db/open.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { problem } from '../../http/problem.ts';

const readSettings = (db: Db) =>
  db.selectFrom('securitySettings').select(['adminSecondFactor', 'version']).executeTakeFirstOrThrow();

export const securitySettingsHandlers = defineHandlers({
  'security.settings': (ctx) => readSettings(ctx.db),

  /** Nobody is locked out: an administrator without a second step is led to it at the next sign-in. */
  'security.updateSettings': async (ctx) => {
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
  },
});
