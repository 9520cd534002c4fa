import { loginHandlers } from './login.ts';
import { ownSessionsHandlers } from './own-sessions.ts';
import { passwordsHandlers } from './passwords.ts';
import { recoveryHandlers } from './recovery.ts';
import { refreshHandlers } from './refresh.ts';
import { registerHandlers } from './register.ts';
import { sessionsOfHandlers } from './sessions-of.ts';

export const authHandlers = {
  ...loginHandlers,
  ...refreshHandlers,
  ...registerHandlers,
  ...recoveryHandlers,
  ...passwordsHandlers,
  ...ownSessionsHandlers,
  ...sessionsOfHandlers,
};
