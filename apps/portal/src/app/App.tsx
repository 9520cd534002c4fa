import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import type { Documents } from '@pribavka/api/start';
import { UiProvider } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';

import { api } from './client.ts';
import { AppBoundary } from './errors/AppBoundary.tsx';
import { sessionStore } from './session/store.ts';
import { DocumentsProvider } from './start/documents.tsx';

export interface AppProps {
  documents: Documents;
  nonce: string | undefined;
  /** The router with the screens: that of the browser, or of the build that draws the first ones. */
  children: ReactNode;
}

/** Everything around the screens. */
export function App({ documents, nonce, children }: AppProps): ReactElement {
  return (
    <UiProvider nonce={nonce}>
      <AppBoundary>
        <ApiProvider api={api}>
          <SessionProvider store={sessionStore}>
            <DocumentsProvider initial={documents}>{children}</DocumentsProvider>
          </SessionProvider>
        </ApiProvider>
      </AppBoundary>
    </UiProvider>
  );
}
