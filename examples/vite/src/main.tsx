import '@pribavka/ui/styles.css';

import { applyTheme, UiProvider } from '@pribavka/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './App';

applyTheme();

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <App />
      </UiProvider>
    </StrictMode>,
  );
}
