import { countStrayRows, makeParts as makePartsOf, partedTables } from '../../../core/parts.ts';
import { defineJob } from '../../../jobs/jobs.ts';

/** How far ahead parts are made: a job that does not run for weeks is noticed before it matters. */
const aheadMs = 60 * 24 * 3_600_000;

/**
 * Every night: parts of tables for the weeks and months to come. It fails, so that the log says so, where rows have found
 * no part; a table that fails does not hold up the others.
 */
export const makeParts = defineJob({
  name: 'housekeeping.parts',
  cron: '30 4 * * *',
  async handle(ctx) {
    const failures: string[] = [];
    for (const table of partedTables) {
      try {
        await makePartsOf(ctx.db, table, ctx.now(), aheadMs);
        const stray = await countStrayRows(ctx.db, table);
        if (stray > 0) failures.push(`${table}: ${stray} rows without a part of their own`);
      } catch (error) {
        failures.push(`${table}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('; '));
  },
});
