import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';

import { ApiProvider, SessionProvider } from '@pribavka/api/react';
import { formsEn } from '@pribavka/forms/locales/en';
import { applyTheme, UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { api } from './api';
import { App } from './App';

applyTheme();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider locale={en} messages={formsEn}>
        <ApiProvider api={api}>
          <SessionProvider>
            <App />
          </SessionProvider>
        </ApiProvider>
      </UiProvider>
    </StrictMode>,
  );
}
