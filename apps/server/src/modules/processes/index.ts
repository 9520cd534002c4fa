export { opensOthers, selectProcesses } from './repository.ts';
export { processesRoutes } from './routes.ts';
