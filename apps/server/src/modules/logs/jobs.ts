import { exportLogs } from './export.ts';
import type { Job } from '../../jobs/jobs.ts';

export const logsJobs: readonly Job[] = [exportLogs] as Job[];
