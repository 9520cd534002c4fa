import { defineHandlers } from '../../http/handlers.ts';
import { logIn } from './commands/log-in.ts';
import { ownTransactions } from '../../http/handlers.ts';
import { resetPassword } from './commands/reset-password.ts';
import { reauthenticate } from './commands/reauthenticate.ts';
import { requestRecovery, changePasswordByLink } from './commands/recovery.ts';
import { refreshSession } from './commands/refresh.ts';
import { registerMember } from './commands/register.ts';

/** What the area answers. */
export const authRoutes = defineHandlers({
  'auth.login': ownTransactions(logIn),
  'auth.resetPassword': ownTransactions(resetPassword),
  'auth.reauthenticate': ownTransactions(reauthenticate),
  'auth.recovery': ownTransactions(requestRecovery),
  'auth.changePassword': ownTransactions(changePasswordByLink),
  'auth.refresh': refreshSession,
  'auth.register': ownTransactions(registerMember),
});
