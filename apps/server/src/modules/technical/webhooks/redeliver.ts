import { sql } from 'kysely';

import { defineJob } from '../../../jobs/jobs.ts';
import { readParts, writeParts } from '../../../core/processes/process-parts.ts';
import { runProcess } from '../../../core/processes/run-process.ts';
import { processJobs } from '../../../core/processes/process-kinds.ts';

/** The retry of a given-up queue: its events go again, in their order, before what has come since. */
export const redeliverWebhooks = defineJob<{ processId: string }>({
  name: 'webhooks.redeliver',
  handle: (jobCtx, { processId }) =>
    runProcess(jobCtx, processId, (process, ctx) =>
      ctx.transaction(async ({ db }) => {
        // A server that died before the end of the process has queued them already, and noted how many.
        const [known] = (await readParts(db, process)).values();
        if (known) return known;
        const { rows } = await sql<{ id: string }>`
          update webhook_deliveries set status = 'queued', attempts = 0, next_attempt_at = ${ctx.now()}, process_id = null
          where process_id = ${processId} and status = 'failed' returning id`.execute(db);
        const result = { counts: { ok: rows.length }, params: {} };
        await writeParts(db, process, [{ part: 0, ...result }]);
        return result;
      }),
    ),
});

processJobs.set('webhook_delivery', redeliverWebhooks);
