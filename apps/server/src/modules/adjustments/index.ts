export { adjustmentsJobs } from './jobs.ts';
export { adjustmentsWaitingFor } from './queries/list.ts';
export { adjustmentsRoutes } from './routes.ts';
