import { api } from './client.ts';
import { callDialog } from './passwordQuestion.ts';

/** A command that wants a fresh sign-in asks for the password over whatever stands on the screen. */
export async function reauthenticate(): Promise<boolean> {
  callDialog();
  const { askPassword } = await import('./lateForms.ts');
  return askPassword(async (password, code) => {
    await api.call('auth.reauthenticate', { body: { password, ...(code ? { code } : {}) } }, { quiet: 'all' });
  });
}
