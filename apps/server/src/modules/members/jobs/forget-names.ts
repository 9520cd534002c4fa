import { sql } from 'kysely';

import { defineJob } from '../../../jobs/jobs.ts';
import { noteOnAccount } from '../../accounts/index.ts';
import { eraseNotices } from '../../notifications/index.ts';
import { forgetNames } from '../repository/forget-names.ts';

const portion = 20;
/** Requests that were under way when the account was deleted have been answered. */
const restMs = 3_600_000;

/**
 * Every night: accounts deleted before ADR 72, and once more those of the day. An entry or a notice written by somebody who
 * had read the name a moment before the deletion is found by this.
 */
export const forgetNamesOfDeleted = defineJob({
  name: 'members.forget-names',
  cron: '10 2 * * *',
  async handle(ctx) {
    const before = new Date(ctx.now().getTime() - restMs);
    for (;;) {
      if (ctx.stopping.aborted) return;
      const done = await ctx.transaction(async ({ db, now }) => {
        const { rows } = await sql<{ id: string }>`
          select id from users where status = 'deleted' and names_forgotten_at is null and role_code = 'member'
            and updated_at < ${before} order by id limit ${portion} for no key update skip locked`.execute(db);
        for (const { id } of rows) {
          await eraseNotices(db, id);
          await forgetNames(db, id, []);
          await noteOnAccount(db, id, { namesForgottenAt: now() });
        }
        return rows.length;
      });
      if (done === 0) return;
    }
  },
});
