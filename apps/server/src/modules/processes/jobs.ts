import { failAbandoned } from '../../core/processes/run-process.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import { exportProcesses } from './export.ts';

/** Every ten minutes: who waits for a process that nobody will end learns of it. */
const endAbandoned = defineJob({ name: 'processes.abandoned', cron: '*/10 * * * *', handle: failAbandoned });

export const processesJobs: readonly Job[] = [exportProcesses, endAbandoned] as Job[];
