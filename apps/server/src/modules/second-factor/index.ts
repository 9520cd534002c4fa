export { proveSecondStep } from './commands/prove.ts';
export { stepAfterPassword } from './policy.ts';
export { forgetChallenges, openChallenge } from './repository/challenges.ts';
export { eraseFactor, secretContext } from './repository/factors.ts';
export { secondFactorRoutes } from './routes.ts';
