import { askPassword } from '@pribavka/forms';

import { api } from '../client.ts';

/** A command that wants a fresh sign-in asks for the password over whatever stands on the screen. */
export const reauthenticate = (): Promise<boolean> =>
  askPassword(async (password, code) => {
    await api.call('auth.reauthenticate', { body: { password, ...(code ? { code } : {}) } }, { quiet: 'all' });
  });
