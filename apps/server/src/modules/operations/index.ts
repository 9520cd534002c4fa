export { operationsJobs } from './jobs.ts';
export { visibleOperations } from './queries/list.ts';
export { type OperationRecord, operationOf, readOperations, readWithdrawalOperations } from './repository.ts';
export { operationsRoutes } from './routes.ts';
