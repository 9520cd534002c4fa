import type { Api } from '@pribavka/api';
import { useSyncExternalStore } from 'react';

let needed = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a password has been asked for on this page: the prompt and its form are loaded only then. */
export const usePromptNeeded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => needed,
    () => false,
  );

/** A command that wants a fresh sign-in asks for the password over whatever is on the screen. */
export async function reauthenticate(api: Api): Promise<boolean> {
  needed = true;
  for (const listener of listeners) listener();
  const { confirmPassword } = await import('./PasswordPrompt.tsx');
  return confirmPassword(api);
}
