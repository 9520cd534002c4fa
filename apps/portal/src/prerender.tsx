import { screens } from '@pribavka/api';
import { stillClient } from '@pribavka/api/react';
import type { BuiltPage } from '@pribavka/api/start';
import { StrictMode, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { prerender as drawTree } from 'react-dom/static.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App, type AppProps } from './app/App.tsx';
import { api } from './app/client.ts';
import { appMessages } from './app/messages.ts';
import { routes } from './app/router.tsx';
import { anyMember, balance } from './prerender-member.ts';
import { dashboardUrl } from './screens/dashboard/urls.ts';
import { loginPath } from './screens/login/urls.ts';
import { loginMessages } from './screens/login/messages.ts';
import { registrationUrl } from './screens/registration/urls.ts';
import { registrationMessages } from './screens/registration/messages.ts';

const product = (title: string): string => `${title} · ${appMessages.product}`;

/** The screen of a path, with the router every page has. */
async function screenOf(path: string): Promise<ReactElement> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://build.localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects: it cannot be drawn at build`);
  return (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  );
}

type Draw = (tree: ReactElement) => string | Promise<string>;

/** To be taken over by React as it stands: what comes apart is waited for. */
const whole: Draw = async (tree) => new Response((await drawTree(tree)).prelude).text();

/** A picture, which React draws again: where something comes apart is what stands there meanwhile. */
const picture: Draw = (tree) => `<div data-picture="">${renderToStaticMarkup(tree)}</div>`;

async function draw(
  path: string,
  by: Draw,
  person?: Pick<AppProps, 'session' | 'client'>,
): Promise<Pick<BuiltPage, 'html' | 'styles'>> {
  const sheet = new ServerStyleSheet();
  try {
    const tree = (
      <StrictMode>
        <App documents={{}} nonce={undefined} {...person}>
          {await screenOf(path)}
        </App>
      </StrictMode>
    );
    return { html: await by(sheet.collectStyles(tree)), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Login, Registration and the main page of a member as static HTML. The build calls it (scripts/lib/prerender.ts). */
export async function prerender(): Promise<BuiltPage[]> {
  return [
    {
      file: loginPath.slice(1),
      title: product(loginMessages.tab),
      lateFonts: true,
      // The note of the demo stand is part of the page, and only the page that is served knows which stand it is on.
      script: `if (JSON.parse(document.getElementById('app-config').textContent).demo) document.documentElement.dataset.demo = ''`,
      ...(await draw(loginPath, whole)),
    },
    {
      file: registrationUrl().slice(1),
      title: product(registrationMessages.title),
      lateFonts: false,
      // An application under way is not the empty one the page was built with.
      script: `const kept = sessionStorage.getItem('pb-registration'); if (kept && !/"inn":""/.test(kept)) document.documentElement.dataset.kept = ''`,
      ...(await draw(registrationUrl(), whole)),
    },
    {
      file: 'member',
      title: product(screens.dashboard.title),
      lateFonts: true,
      picture: true,
      // Seen by who was a member at the last visit; for others the application draws their page from nothing.
      script: `const { dataset } = document.documentElement; dataset.fonts = 'later'; dataset.kept = ''; if (JSON.parse(localStorage.getItem('pb_access')).roleCode === 'member') delete dataset.kept`,
      // Words that depend on the person; the sum alone is put in (app/start/picture.ts).
      rules: `[data-picture] :is(h1,header p,[data-part='number'] small,[data-on='slab']),[data-picture=''] [data-part='number']{visibility:hidden}`,
      ...(await draw(dashboardUrl(), picture, {
        session: anyMember,
        client: await stillClient(api, { key: 'points.get', input: {} }, balance),
      })),
    },
  ];
}
