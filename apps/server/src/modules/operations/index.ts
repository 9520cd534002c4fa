export { operationsJobs } from './jobs.ts';
export { readBurningOfMember } from './queries/burning.ts';
export { type ExplainedOperation, explainMember, explainOperation, readBalance } from './queries/history.ts';
export { visibleOperations } from './queries/list.ts';
export { type OperationRecord, operationOf, readOperations, readWithdrawalOperations } from './repository.ts';
export { operationsRoutes } from './routes.ts';
