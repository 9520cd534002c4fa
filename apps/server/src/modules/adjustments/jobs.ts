import type { Job } from '../../jobs/jobs.ts';
import { tuningsUploadJobs } from './imports/import.ts';

export const adjustmentsJobs: readonly Job[] = [...tuningsUploadJobs] as Job[];
