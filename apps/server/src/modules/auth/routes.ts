import { loginHandlers } from './login.ts';
import { ownSessionsHandlers } from '../sessions/own-sessions.ts';
import { passwordsHandlers } from './passwords.ts';
import { recoveryHandlers } from '../sessions/recovery.ts';
import { refreshHandlers } from './refresh.ts';
import { registerHandlers } from './register.ts';
import { sessionsOfHandlers } from '../sessions/sessions-of.ts';

export const authHandlers = {
  ...loginHandlers,
  ...refreshHandlers,
  ...registerHandlers,
  ...recoveryHandlers,
  ...passwordsHandlers,
  ...ownSessionsHandlers,
  ...sessionsOfHandlers,
};
