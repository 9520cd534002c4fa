import type { Job } from '../../jobs/jobs.ts';
import { productsImportJobs } from './import/index.ts';
import { serialsImportJobs } from './serials/index.ts';

export const nomenclatureJobs: readonly Job[] = [...productsImportJobs, ...serialsImportJobs];
