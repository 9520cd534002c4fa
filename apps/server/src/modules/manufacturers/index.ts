export { manufacturersJobs } from './jobs.ts';
export { manufacturersRoutes } from './routes.ts';
