import { ApiProvider, SessionProvider, type SessionStore } from '@pribavka/api/react';
import type { Documents } from '@pribavka/api/start';
import { programmeToday } from '@pribavka/forms/rules';
import { UiProvider } from '@pribavka/ui';
import { TodayContext } from '@pribavka/ui/dates';
import type { ReactElement, ReactNode } from 'react';

import { api, type PortalApi } from './client.ts';
import { AppBoundary } from './errors/AppBoundary.tsx';
import { OwnDrafts } from './session/OwnDrafts.tsx';
import { sessionStore } from './session/store.ts';
import { DocumentsProvider } from './start/documents.tsx';

export interface AppProps {
  documents: Documents;
  nonce: string | undefined;
  /** Who is signed in, and what answers: the page's own unless said. */
  session?: SessionStore | undefined;
  client?: PortalApi | undefined;
  /** The router with the screens: that of the browser, or of the build that draws the first ones. */
  children: ReactNode;
}

/** Everything around the screens. */
export function App({ documents, nonce, session = sessionStore, client = api, children }: AppProps): ReactElement {
  return (
    <UiProvider nonce={nonce}>
      <TodayContext value={programmeToday}>
        <AppBoundary>
          <ApiProvider api={client}>
            <SessionProvider store={session}>
              <OwnDrafts>
                <DocumentsProvider initial={documents}>{children}</DocumentsProvider>
              </OwnDrafts>
            </SessionProvider>
          </ApiProvider>
        </AppBoundary>
      </TodayContext>
    </UiProvider>
  );
}
