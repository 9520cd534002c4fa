import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import type { Documents } from '@pribavka/api/start';
import { UiProvider, useHydrated } from '@pribavka/ui';
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';

import { api } from './client.ts';
import { ScreenBoundary } from './errors/ScreenBoundary.tsx';
import { Offline } from './Offline.tsx';
import { DocumentsProvider } from './start/documents.tsx';

/** Toasts and questions come after the first screen; what is said before waits in their store. */
const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }));

export interface AppProps {
  documents: Documents;
  nonce: string | undefined;
  /** The screens. */
  children: ReactNode;
}

/** Everything around the screens. */
export function App({ documents, nonce, children }: AppProps): ReactElement {
  const hydrated = useHydrated();
  return (
    <UiProvider nonce={nonce}>
      {/* What stands beside the screens can fail too: a part that does not come must not leave a blank page. */}
      <ScreenBoundary place="page">
        <ApiProvider api={api}>
          <SessionProvider>
            <DocumentsProvider initial={documents}>
              <Offline />
              <ScreenBoundary place="app">{children}</ScreenBoundary>
            </DocumentsProvider>
          </SessionProvider>
        </ApiProvider>
        {hydrated && (
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        )}
      </ScreenBoundary>
    </UiProvider>
  );
}
