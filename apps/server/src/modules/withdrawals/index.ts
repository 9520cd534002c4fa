export {
  type Decider,
  type DeciderContext,
  cancelWithdrawal,
  decideWithdrawal,
  deciderOf,
  lockWithdrawal,
  moveTo,
  requirePayable,
  resolve,
} from './commands/decide.ts';
export { decideTax, estimateTax } from './commands/decide-tax.ts';
export { requestWithdrawals } from './commands/request/request-withdrawals.ts';
export { withdrawalsJobs } from './jobs.ts';
export { notifyFailedPayouts, notifyMembers } from './notices.ts';
export { overrideDecider, unpayable, withdrawalConditions, withdrawalStatus } from './queries/list.ts';
export { closeOverrides, overridesWaitingFor } from './repository/overrides.ts';
export { type WithdrawalRecord, readWithdrawals, withdrawalRow } from './repository/records.ts';
export { notePayment, noteRefusal, noteRegistry } from './repository/payout.ts';
export { withdrawalsRoutes } from './routes.ts';
