import type { Api } from '@pribavka/api';
import { askPassword } from '@pribavka/forms/account';

/** A command that wants a fresh sign-in asks for the password over whatever is on the screen. */
export const reauthenticate = (api: Api<'auth.reauthenticate'>): Promise<boolean> =>
  askPassword(async (password, code) => {
    await api.call('auth.reauthenticate', { body: { password, ...(code ? { code } : {}) } }, { quiet: 'all' });
  });
