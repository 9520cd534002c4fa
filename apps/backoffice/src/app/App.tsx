import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { nonce } from '../config.ts';
import { api } from './client.ts';
import { ScreenBoundary } from './errors/ScreenBoundary.tsx';
import { Messages } from './Messages.tsx';
import { PasswordPrompt } from './PasswordPrompt.tsx';
import { Router } from './Router.tsx';

/** The whole interface; rendered once the programme documents were asked for. */
export function App(): ReactElement {
  return (
    <UiProvider nonce={nonce}>
      {/* What stands beside the screens can fail too: a part that does not come must not leave a blank page. */}
      <ScreenBoundary>
        <ApiProvider api={api}>
          <Messages />
          <Toaster />
          <PasswordPrompt />
          <SessionProvider>
            <ScreenBoundary>
              <Router />
            </ScreenBoundary>
          </SessionProvider>
        </ApiProvider>
      </ScreenBoundary>
    </UiProvider>
  );
}
