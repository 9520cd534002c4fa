export {
  type Decider,
  type Decision,
  cancelWithdrawal,
  decideWithdrawal,
  lockWithdrawal,
  moveTo,
  resolve,
} from './commands/decide.ts';
export { requestWithdrawals } from './commands/request/request-withdrawals.ts';
export { withdrawalsJobs } from './jobs.ts';
export { notifyMember as tellMember } from './notices.ts';
export { readWithdrawalCard } from './queries/card.ts';
export { listWithdrawals, withdrawalConditions, withdrawalStatus } from './queries/list.ts';
export { type WithdrawalRecord, readWithdrawals, withdrawalRow } from './repository/records.ts';
export { withdrawalsRoutes } from './routes.ts';
