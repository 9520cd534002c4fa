export { supportJobs } from './jobs.ts';
export { visibleRequests } from './policy/scope.ts';
export { isAttachedFor, supportFiles } from './repository/files.ts';
export { supportRoutes } from './routes.ts';
