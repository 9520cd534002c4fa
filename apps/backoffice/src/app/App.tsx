import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import { lazy, type ReactElement, Suspense } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

import { nonce } from '../config.ts';
import { api } from './client.ts';
import { AppBoundary } from './errors/AppBoundary.tsx';
import { PrintPages } from './PrintPages.ts';
import { reporter } from './report.ts';
import { usePromptNeeded } from './session/reauthenticate.ts';
import { sessionStore } from './session/store.ts';

const PasswordPrompt = lazy(async () => ({ default: (await import('./session/PasswordPrompt.tsx')).PasswordPrompt }));

function reportScreenError(error: unknown, { errorInfo }: { errorInfo?: { componentStack?: string | null } }): void {
  reporter.report(error, { extra: { componentStack: errorInfo?.componentStack } });
}

/** Everything around the screens: styles, the client, the session, messages. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }): ReactElement {
  const promptNeeded = usePromptNeeded();
  return (
    <UiProvider nonce={nonce}>
      <PrintPages />
      <AppBoundary>
        <ApiProvider api={api}>
          <Toaster />
          <Suspense>{promptNeeded && <PasswordPrompt />}</Suspense>
          <SessionProvider store={sessionStore}>
            <RouterProvider router={router} onError={reportScreenError} />
          </SessionProvider>
        </ApiProvider>
      </AppBoundary>
    </UiProvider>
  );
}
