import { lazy, type ReactElement, Suspense, useSyncExternalStore } from 'react';

import { subscribe, wasAsked } from './passwordQuestion.ts';

const Host = lazy(async () => ({ default: (await import('./lateForms.ts')).PasswordPromptHost }));

/** The question for the password over any screen; nothing of it is fetched until it is asked. */
export function PasswordPrompt(): ReactElement | null {
  const asked = useSyncExternalStore(subscribe, wasAsked);
  return asked ? (
    <Suspense>
      <Host />
    </Suspense>
  ) : null;
}
