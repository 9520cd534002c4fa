import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import type { Documents } from '@pribavka/api/start';
import { UiProvider } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement } from 'react';

import { api } from './client.ts';
import { LeavingRouter } from './LeavingRouter.tsx';
import { Offline } from './Offline.tsx';
import { Screens } from './Screens.tsx';
import { DocumentsProvider } from './start/documents.tsx';

/** Toasts and questions come after the first screen; what is said before waits in their store. */
const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

export interface AppProps {
  documents: Documents;
  nonce: string | undefined;
}

/** Everything around the screens. */
export function App({ documents, nonce }: AppProps): ReactElement {
  return (
    <UiProvider nonce={nonce}>
      <ApiProvider api={api}>
        <SessionProvider>
          <DocumentsProvider initial={documents}>
            <LeavingRouter>
              <Offline />
              <Screens />
            </LeavingRouter>
          </DocumentsProvider>
        </SessionProvider>
      </ApiProvider>
      <Suspense fallback={null}>
        <Overlays />
      </Suspense>
    </UiProvider>
  );
}
