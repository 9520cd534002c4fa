import { exportBrands } from './exports/brands.ts';
import { exportProducts } from './exports/products.ts';
import { exportSerials } from './exports/serials.ts';
import type { Job } from '../../jobs/jobs.ts';
import { productsImportJobs } from './imports/products/import.ts';
import { serialsImportJobs } from './imports/serials/import.ts';

export const nomenclatureJobs: readonly Job[] = [
  exportBrands,
  exportProducts,
  exportSerials,
  ...productsImportJobs,
  ...serialsImportJobs,
] as Job[];
