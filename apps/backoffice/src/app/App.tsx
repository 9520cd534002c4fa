import { ApiProvider, SessionProvider, type SessionStore } from '@pribavka/api/react';
import { programmeToday } from '@pribavka/forms/rules';
import { UiProvider } from '@pribavka/ui';
import { TodayContext } from '@pribavka/ui/dates';
import { Toaster } from '@pribavka/ui/toast';
import type { Api } from '@pribavka/api';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';

import { api } from './client.ts';
import { AppBoundary } from './errors/AppBoundary.tsx';
import { PrintPages } from './PrintPages.ts';
import { OwnDrafts } from './session/OwnDrafts.tsx';
import { usePromptNeeded } from './session/reauthenticate.ts';
import { sessionStore } from './session/store.ts';

const PasswordPrompt = lazy(async () => ({ default: (await import('./session/PasswordPrompt.tsx')).PasswordPrompt }));

export interface AppProps {
  readonly nonce: string | undefined;
  /** Who is signed in, and what answers: the page's own unless said. */
  readonly session?: SessionStore | undefined;
  readonly client?: Api | undefined;
  /** The router with the screens: that of the browser, or of the build that draws the first ones. */
  readonly children: ReactNode;
}

/** Everything around the screens: styles, the client, the session, messages. */
export function App({ nonce, session = sessionStore, client = api, children }: AppProps): ReactElement {
  const promptNeeded = usePromptNeeded();
  return (
    <UiProvider nonce={nonce}>
      <PrintPages />
      <TodayContext value={programmeToday}>
        <AppBoundary>
          <ApiProvider api={client}>
            <Toaster />
            <Suspense>{promptNeeded && <PasswordPrompt />}</Suspense>
            <SessionProvider store={session}>
              <OwnDrafts>{children}</OwnDrafts>
            </SessionProvider>
          </ApiProvider>
        </AppBoundary>
      </TodayContext>
    </UiProvider>
  );
}
