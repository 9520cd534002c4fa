export { operationsJobs } from './jobs.ts';
export { visibleOperations } from './queries/list.ts';
export {
  type OperationRecord,
  operationOf,
  readOperationRecords,
  readOperations,
  readWithdrawalOperations,
} from './repository.ts';
export { operationsRoutes } from './routes.ts';
