export { BudgetSpent, withBudget } from './commands/with-budget.ts';
export { ledgerJobs } from './jobs.ts';
export { notifyLapsing, readLapsing } from './notices.ts';
export { type Proof, proveAll } from './commands/proof/prove.ts';
export type { RoundKind } from './commands/proof/rounds.ts';
export {
  type AccrualLine,
  type HeldStatus,
  type LedgerProblem,
  type LedgerRef,
  type Resolution,
  type ReturnOutcome,
  accrue,
  activateDue,
  adjust,
  auditLedger,
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
