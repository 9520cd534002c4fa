export { repeatProcess, requireRepeatable } from './commands/processes.ts';
export { processesJobs } from './jobs.ts';
export { opensOthers, selectProcesses } from './repository.ts';
export { processesRoutes } from './routes.ts';
