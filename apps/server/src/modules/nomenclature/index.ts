export { nomenclatureJobs } from './jobs.ts';
export { distinctManufacturer } from './repository/distinct-names.ts';
export { nomenclatureRoutes } from './routes.ts';
