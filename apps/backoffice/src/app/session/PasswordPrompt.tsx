import type { Api } from '@pribavka/api';
import { askPassword, PasswordPromptHost } from '@pribavka/forms/account';

export { PasswordPromptHost as PasswordPrompt };

/** Asks for the password and proves it to the server; false when the person closed the question. */
export const confirmPassword = (api: Api): Promise<boolean> =>
  askPassword(async (password, code) => {
    await api.call('auth.reauthenticate', { body: { password, ...(code ? { code } : {}) } }, { quiet: 'all' });
  });
