export { partnersJobs } from './jobs.ts';
export { partnersRoutes } from './routes.ts';
