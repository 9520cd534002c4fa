import type { Job } from '../../jobs/jobs.ts';
import { exportRegistries } from './exports/registries.ts';
import { exportTaxReport } from './exports/tax-report.ts';

export const payoutsJobs: readonly Job[] = [exportRegistries, exportTaxReport] as Job[];
