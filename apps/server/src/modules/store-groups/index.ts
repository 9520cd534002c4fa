export { storeGroupsJobs } from './jobs.ts';
export { storeGroupsRoutes } from './routes.ts';
