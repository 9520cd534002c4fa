export { adjustmentsJobs } from './jobs.ts';
export { adjustmentsRoutes } from './routes.ts';
