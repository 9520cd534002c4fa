export { approveRegistry } from './commands/approve.ts';
export { formRegistry } from './commands/form.ts';
export { settleRegistry } from './commands/settle.ts';
export { payoutsJobs } from './jobs.ts';
export { registriesWaitingFor } from './queries/list.ts';
export { payoutsRoutes } from './routes.ts';
