import { exportPartners } from './export.ts';
import { partnersUploadJobs } from './imports/import.ts';
import type { Job } from '../../jobs/jobs.ts';

export const partnersJobs: readonly Job[] = [exportPartners, ...partnersUploadJobs] as Job[];
