import { exportProducts } from './export.ts';
import type { Job } from '../../jobs/jobs.ts';
import { productsImportJobs } from './imports/products/import.ts';
import { serialsImportJobs } from './imports/serials/import.ts';

export const nomenclatureJobs: readonly Job[] = [exportProducts, ...productsImportJobs, ...serialsImportJobs] as Job[];
