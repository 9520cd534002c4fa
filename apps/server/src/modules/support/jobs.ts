import { sql } from 'kysely';

import { systemScope } from '../../http/scope.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { notifyOverdue } from './notices.ts';
import { exportSupport } from './export.ts';
import { putMessage } from './repository/messages.ts';
import { lockRequest, writeRequest } from './repository/requests.ts';
import { readTerms } from './repository/settings.ts';

const batch = 200;

/** Every hour: what was resolved long enough ago and found nobody's objection is closed (domain 3.11). */
export const closeResolved = defineJob({
  name: 'support.close-resolved',
  cron: '25 * * * *',
  async handle(ctx) {
    const terms = await readTerms(ctx.db);
    const now = ctx.now();
    const term = terms.closesAt(new Date(0)).getTime();
    const { rows } = await sql<{ id: string }>`select id from support_requests
      where status = 'resolved' and resolved_at <= ${new Date(now.getTime() - term)} order by resolved_at limit ${batch}`.execute(
      ctx.db,
    );
    for (const { id } of rows) {
      await ctx.transaction(async (work) => {
        const request = await lockRequest(work.db, id, systemScope());
        // Somebody has come back to it meanwhile.
        if (request.status !== 'resolved' || !request.resolvedAt || terms.closesAt(request.resolvedAt) > now) return;
        const text = 'Обращение закрыто: после решения новых сообщений не было.';
        await putMessage(work.db, { requestId: id, at: now, author: 'system', authorId: null, text });
        await writeRequest(work.db, id, { status: 'closed', closedAt: now }, null, now);
      });
    }
  },
});

/** Every quarter of an hour: requests whose first answer is late, each once a term. */
export const warnOfOverdue = defineJob({
  name: 'support.overdue',
  cron: '*/15 * * * *',
  async handle(ctx) {
    const { rows } = await sql<{ id: string; number: number; subject: string; assigneeId: string | null; dueAt: Date }>`
      select id, number, subject, assignee_id, first_response_due_at as due_at from support_requests
      where first_response_at is null and status in ('new', 'in_progress')
        and first_response_due_at between ${new Date(ctx.now().getTime() - 7 * 86_400_000)} and ${ctx.now()}
      order by first_response_due_at limit 1000`.execute(ctx.db);
    for (const request of rows) await ctx.transaction((work) => notifyOverdue(work, request));
  },
});

export const supportJobs: readonly Job[] = [closeResolved, warnOfOverdue, exportSupport] as Job[];
