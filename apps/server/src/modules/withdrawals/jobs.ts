import { exportWithdrawals } from './export.ts';
import type { Job } from '../../jobs/jobs.ts';

export const withdrawalsJobs: readonly Job[] = [exportWithdrawals] as Job[];
