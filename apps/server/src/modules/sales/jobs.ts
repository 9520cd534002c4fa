import { salesUploadJobs } from './imports/import.ts';
import { exportSales } from './export.ts';
import type { Job } from '../../jobs/jobs.ts';

export const salesJobs: readonly Job[] = [exportSales, ...salesUploadJobs] as Job[];
