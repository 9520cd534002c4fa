export { proveSecondStep } from './commands/prove.ts';
export { stepAfterPassword } from './policy.ts';
export { openChallenge } from './repository/challenges.ts';
export { secretContext } from './repository/factors.ts';
export { secondFactorRoutes } from './routes.ts';
