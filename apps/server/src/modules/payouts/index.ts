export { approveRegistry, formRegistry, settleRegistry } from './commands/form.ts';
export { payoutsJobs } from './jobs.ts';
export { payoutsRoutes } from './routes.ts';
