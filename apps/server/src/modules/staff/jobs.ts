import { defineJob, type Job } from '../../jobs/jobs.ts';
import { applyDueChanges } from './commands/decide-change.ts';

/** Changes of administrators' accounts take effect after 72 hours; each is decided under its own lock. */
const dueChanges = defineJob({ name: 'staff.due-changes', cron: '*/5 * * * *', handle: applyDueChanges });

export const staffJobs: readonly Job[] = [dueChanges];
