import { StrictMode, type ReactElement } from 'react';
import { prerender as drawTree } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from './app/App.tsx';
import { appMessages } from './app/messages.ts';
import { routes } from './app/router.tsx';
import { loginPath } from './screens/login/urls.ts';
import { loginMessages } from './screens/login/messages.ts';
import { registrationUrl } from './screens/registration/urls.ts';
import { registrationMessages } from './screens/registration/messages.ts';

/** A screen drawn at build, before anybody is there. */
export interface BuiltPage {
  /** Name of the file next to index.html, without its end. */
  readonly file: string;
  readonly title: string;
  /** Its own faces may come after the scripts: nothing on it stands where a text could move it. */
  readonly lateFonts: boolean;
  /** Runs before the first paint. */
  readonly script: string;
  readonly html: string;
  /** `<style>` elements of the screen. */
  readonly styles: string;
}

const pages = [
  {
    path: loginPath,
    title: loginMessages.tab,
    lateFonts: true,
    // The note of the demo stand is part of the page, and only the page that is served knows which stand it is on.
    script: `if (JSON.parse(document.getElementById('app-config').textContent).demo) document.documentElement.dataset.demo = ''`,
  },
  {
    path: registrationUrl(),
    title: registrationMessages.title,
    lateFonts: false,
    // An application under way is not the empty one the page was built with.
    script: `const kept = sessionStorage.getItem('pb-registration'); if (kept && !/"inn":""/.test(kept)) document.documentElement.dataset.kept = ''`,
  },
];

/** The screen of a path, with the router every page has. */
async function screenOf(path: string): Promise<ReactElement> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://build.localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects: it cannot be drawn at build`);
  return (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
}

async function draw(path: string): Promise<Pick<BuiltPage, 'html' | 'styles'>> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await drawTree(
      sheet.collectStyles(
        <StrictMode>
          <App documents={{}} nonce={undefined}>
            {await screenOf(path)}
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
    pages.map(async ({ path, title, lateFonts, script }) => ({
      file: path.slice(1),
      title: `${title} · ${appMessages.product}`,
      lateFonts,
      script,
      ...(await draw(path)),
    })),
  );
}
