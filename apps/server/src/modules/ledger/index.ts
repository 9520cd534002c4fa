export { BudgetSpent, withBudget } from './commands/with-budget.ts';
export { ledgerJobs } from './jobs.ts';
export {
  type AccrualLine,
  type HeldStatus,
  type LedgerRef,
  type Resolution,
  type ReturnOutcome,
  accrue,
  activateDue,
  adjust,
  burnPoints,
  cancelAccruals,
  confirmAccruals,
  expireDue,
  lockMember,
  lockMembers,
  requestWithdrawals,
  resolveWithdrawal,
  returnPoints,
  unconfirmAccruals,
} from './repository.ts';
