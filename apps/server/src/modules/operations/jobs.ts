import { exportOperations } from './export.ts';
import type { Job } from '../../jobs/jobs.ts';

export const operationsJobs: readonly Job[] = [exportOperations] as Job[];
