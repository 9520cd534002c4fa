import { defineHandlers } from '../../http/handlers.ts';
import { logIn } from './login.ts';
import { ownTransactions } from '../../http/handlers.ts';
import { resetPassword } from './passwords.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestRecovery, changePasswordByLink } from './recovery.ts';
import { refreshSession } from './refresh.ts';
import { registerMember } from './register.ts';

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
