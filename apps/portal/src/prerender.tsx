import { StrictMode, type ReactElement } from 'react';
import { prerender as drawTree } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from './app/App.tsx';
import { Hall } from './app/entrance/Hall.tsx';
import { Carry } from './app/Carry.tsx';
import { Inside } from './app/Inside.tsx';
import { appWords } from './app/words.ts';
import { loginPath } from './screens/login/urls.ts';
import { loginWords } from './screens/login/words.ts';
import { registrationUrl } from './screens/registration/urls.ts';
import { registrationWords } from './screens/registration/words.ts';

/** A screen drawn at build, before anybody is there. */
export interface BuiltPage {
  /** Name of the file beside index.html, without its end. */
  readonly file: string;
  readonly title: string;
  /** Source whose chunks the page needs at once, from the folder of the application. */
  readonly source: string;
  readonly html: string;
  /** `<style>` elements of the screen. */
  readonly styles: string;
}

const router = (location: string): ReactElement => (
  <StaticRouter location={location}>
    <Carry carried={undefined}>
      <Inside />
    </Carry>
  </StaticRouter>
);

const pages = [
  { path: loginPath, title: loginWords.tab, source: 'src/app/entrance/Hall.tsx', screens: <Hall /> },
  {
    path: registrationUrl(),
    title: registrationWords.title,
    source: 'src/screens/registration/Registration.tsx',
    screens: router(registrationUrl()),
  },
];

async function draw(screens: ReactElement): Promise<Pick<BuiltPage, 'html' | 'styles'>> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await drawTree(
      sheet.collectStyles(
        <StrictMode>
          <App documents={{}} nonce={undefined}>
            {screens}
          </App>
        </StrictMode>,
      ),
    );
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Login and Registration as static HTML. The build calls it (scripts/lib/prerender.ts). */
export async function prerender(): Promise<BuiltPage[]> {
  return Promise.all(
    pages.map(async ({ path, title, source, screens }) => ({
      file: path.slice(1),
      title: `${title} · ${appWords.product}`,
      source,
      ...(await draw(screens)),
    })),
  );
}
