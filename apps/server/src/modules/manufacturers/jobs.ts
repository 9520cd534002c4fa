import type { Job } from '../../jobs/jobs.ts';
import { exportManufacturers } from './export.ts';

export const manufacturersJobs: readonly Job[] = [exportManufacturers] as Job[];
