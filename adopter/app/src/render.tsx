// Built with the packages left outside, as an adopter's server build is: plain Node imports them.
import { UiProvider } from '@pribavka/ui';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

import { pages } from './pages/index.ts';

export interface Drawn {
  readonly html: string;
  readonly styles: string;
}

/** Every page as a server draws it. */
export function render(): Record<string, Drawn> {
  return Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => {
      const sheet = new ServerStyleSheet();
      const html = renderToString(
        sheet.collectStyles(
          <StrictMode>
            <UiProvider>
              <Page />
            </UiProvider>
          </StrictMode>,
        ),
      );
      return [name, { html, styles: sheet.getStyleTags() }];
    }),
  );
}
