import { UiProvider } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { pages } from './pages/index.ts';

export function App(): ReactElement {
  return (
    <UiProvider>
      {Object.entries(pages).map(([name, Page]) => (
        <section key={name} aria-label={name}>
          <Page />
        </section>
      ))}
      <Toaster />
    </UiProvider>
  );
}
