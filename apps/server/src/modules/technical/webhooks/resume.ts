import { sql } from 'kysely';

import { defineJob } from '../../../jobs/jobs.ts';
import { resumeTo } from './deliver.ts';

/** Every hour: a receiver that is back gets what was given up while it was away, without anybody's hand. */
export const resumeWebhooks = defineJob({
  name: 'webhooks.resume',
  cron: '35 * * * *',
  async handle(ctx) {
    const { rows } = await sql<{ userId: string; name: string }>`
      select d.user_id, t.name from webhook_deliveries d join technical_users t on t.user_id = d.user_id
      where d.status = 'failed' and d.process_id is not null and t.status = 'active' and t.webhook_url is not null
      group by d.user_id, t.name order by d.user_id limit 200`.execute(ctx.db);
    for (const { userId, name } of rows) {
      const resumed = await resumeTo(ctx, userId);
      if (resumed === 0) continue;
      await ctx.transaction(async (work) =>
        work.audit({
          entityType: 'technical_user',
          entityId: userId,
          entityLabel: name,
          action: 'status',
          reason: 'Получатель снова принимает события',
          after: { webhookResumed: resumed },
        }),
      );
    }
  },
});
