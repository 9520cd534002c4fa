export { type KnownAccount, type SecondStep, accountColumns, enter, signInEntry, signedIn } from './commands/enter.ts';
export { endAllOf, endEverySession } from './commands/sessions-of.ts';
export { readSignIns } from './queries/sign-ins.ts';
export { readRecoveryToken, recoveryLifeMs } from './domain/recovery-token.ts';
export { sessionsJobs } from './jobs.ts';
export { requireFreshAuth } from './policy.ts';
export { invitationOf, inviteUser } from './repository/invitations.ts';
export { createRecovery, liveRecovery, recoveryPage, sendRecoveryLetter } from './repository/recovery.ts';
export {
  endSessions,
  fingerprintHash,
  freshAuthMs,
  isKnownDevice,
  issueTokens,
  limitSessions,
  markFresh,
  openSession,
  rotate,
} from './repository/sessions.ts';
export {
  type Counter,
  clearAccountAttempts,
  clearAttempts as forgiveAttempt,
  forgetAttempts,
  loginCounters,
  takeAttempt,
} from './repository/throttle.ts';
export { sessionsRoutes } from './routes.ts';
