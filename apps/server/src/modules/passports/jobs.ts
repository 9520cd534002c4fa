import { sql } from 'kysely';

import { programmeDay } from '../../http/wire-date.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import type { Addressee } from '../../core/notices/person.ts';
import { notifyPassportExpired } from './notices.ts';
import { movePassport } from './repository.ts';

const batch = 200;

/**
 * Every night asks again for passports that expired at twenty or forty-five (domain 3.2). The status is the cursor,
 * so an interrupted run continues where it stopped.
 */
export const expirePassports = defineJob({
  name: 'members.expire-passports',
  cron: '30 1 * * *',
  async handle(ctx) {
    const today = programmeDay(ctx.now());
    for (;;) {
      const { rows } = await sql<Addressee>`
        select u.id, u.phone, u.email, u.is_phone_verified from tax_profiles t join users u on u.id = t.user_id
        where t.status = 'verified' and t.review_on <= ${today}::date and u.status <> 'deleted'
        order by t.review_on limit ${batch}`.execute(ctx.db);
      if (rows.length === 0) return;
      for (const person of rows) {
        await ctx.transaction(async (work) => {
          const move = { userId: person.id, from: ['verified'] as const, to: 'expired' as const, actorId: null };
          if (!(await movePassport(work.db, { ...move, at: ctx.now() }))) return;
          await notifyPassportExpired(work, person);
          work.audit({ entityType: 'passport', entityId: person.id, action: 'status', after: { status: 'expired' } });
        });
      }
    }
  },
});

export const passportsJobs: readonly Job[] = [expirePassports] as Job[];
