import type { Job } from '../../jobs/jobs.ts';
import { massUpload } from './mass-upload/job.ts';

export const partnersJobs: readonly Job[] = [massUpload as Job];
