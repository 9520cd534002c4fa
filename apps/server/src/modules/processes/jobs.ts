import type { Job } from '../../jobs/jobs.ts';
import { exportProcesses } from './export.ts';

export const processesJobs: readonly Job[] = [exportProcesses] as Job[];
