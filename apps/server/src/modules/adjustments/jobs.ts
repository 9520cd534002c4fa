import type { Job } from '../../jobs/jobs.ts';
import { exportAdjustments } from './export.ts';
import { adjustmentsUploadJobs } from './imports/import.ts';

export const adjustmentsJobs: readonly Job[] = [exportAdjustments, ...adjustmentsUploadJobs] as Job[];
