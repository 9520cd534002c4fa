import { ownFactorHandlers } from './own.ts';
import { resetHandlers } from './reset.ts';
import { securitySettingsHandlers } from './settings.ts';
import { signInHandlers } from './sign-in.ts';

export const secondFactorHandlers = {
  ...signInHandlers,
  ...ownFactorHandlers,
  ...resetHandlers,
  ...securitySettingsHandlers,
};
