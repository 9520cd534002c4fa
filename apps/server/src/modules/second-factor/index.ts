export { proveSecondStep } from './commands/prove.ts';
export { switchOffFor } from './commands/reset.ts';
export { stepAfterPassword } from './policy.ts';
export { forgetChallenges, openChallenge } from './repository/challenges.ts';
export { eraseFactor, requireEnabled, secretContext } from './repository/factors.ts';
export { secondFactorRoutes } from './routes.ts';
