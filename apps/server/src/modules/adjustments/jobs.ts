import type { Job } from '../../jobs/jobs.ts';
import { adjustmentsUploadJobs } from './imports/import.ts';

export const adjustmentsJobs: readonly Job[] = [...adjustmentsUploadJobs] as Job[];
