export { nomenclatureJobs } from './jobs.ts';
export { nomenclatureRoutes } from './routes.ts';
