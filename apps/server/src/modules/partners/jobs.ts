import type { Job } from '../../jobs/jobs.ts';
import { processJobs } from '../logs/process-kinds.ts';
import { massUpload } from './mass-upload/job.ts';

processJobs.set('partner_mass_upload', massUpload);

export const partnersJobs: readonly Job[] = [massUpload as Job];
