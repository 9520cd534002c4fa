import { defineHandlers } from '../../http/handlers.ts';
import { logIn } from './commands/log-in.ts';
import { managesTransaction } from '../../http/handlers.ts';
import { resetPassword } from './commands/reset-password.ts';
import { reauthenticate } from './commands/reauthenticate.ts';
import { changePasswordByLink, checkRecovery, requestRecovery } from './commands/recovery.ts';
import { refreshSession } from './commands/refresh.ts';
import { registerMember } from './commands/register.ts';

/** What the area answers. */
export const authRoutes = defineHandlers({
  'auth.login': managesTransaction(logIn),
  'auth.resetPassword': managesTransaction(resetPassword),
  'auth.reauthenticate': managesTransaction(reauthenticate),
  'auth.recovery': managesTransaction(requestRecovery),
  'auth.checkRecovery': managesTransaction(checkRecovery),
  'auth.changePassword': managesTransaction(changePasswordByLink),
  'auth.refresh': refreshSession,
  'auth.register': managesTransaction(registerMember),
});
