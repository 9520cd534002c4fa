import type { Job } from '../../jobs/jobs.ts';
import { exportTaxReport } from './exports/tax-report.ts';

export const payoutsJobs: readonly Job[] = [exportTaxReport] as Job[];
