import { screens } from '@pribavka/api';
import { stillClient } from '@pribavka/api/react';
import type { BuiltPage } from '@pribavka/api/start';
import { initialColumnState, resolveColumns } from '@pribavka/ui/table';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

import { App } from './app/App.tsx';
import { api } from './app/client.ts';
import { appMessages } from './app/messages.ts';
import { routes } from './app/router.tsx';
import { basename } from './app/urls.ts';
import { anyAdministrator } from './prerender-person.ts';
import { type DrawnList, drawnLists } from './prerender-lists.ts';
import { lookOf, slotted } from './shared/list/cells.ts';
import { drawCell } from './shared/list/draw-cell.tsx';

/** The list with one row, and a cell of every look its rows can have. */
async function draw({
  path,
  first,
  answer,
  columns,
  looks,
  views,
}: DrawnList): Promise<Pick<BuiltPage, 'html' | 'styles'>> {
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(new URL(`${basename}${path}`, 'http://build.localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects: it cannot be drawn at build`);
  const client = await stillClient(api, first, answer);
  const order = resolveColumns(columns, initialColumnState(columns)).map(({ column }) => column.id);
  const cells = new Map(looks.map((cell) => [lookOf(cell), cell]));
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(
      sheet.collectStyles(
        <StrictMode>
          <div data-picture="" data-columns={order.join(' ')} data-views={views.join(' ')}>
            <App nonce={undefined} session={anyAdministrator} client={client}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </App>
            <template>
              {[...cells].map(([look, cell]) => (
                <span key={look} data-look={look}>
                  {drawCell(slotted(cell))}
                </span>
              ))}
            </template>
          </div>
        </StrictMode>,
      ),
    );
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/**
 * Not seen until it is known: the menu until it is this person's, rows and numbers until they are put in, and until the
 * screen is here what only the screen knows: who is signed in, what may be done with the list, how many pages there are.
 */
const rules = [
  `[data-picture]:not([data-own]) nav section`,
  `[data-picture=''] :is(tbody,main nav)`,
  `[data-picture] :is([data-aside],[data-below],[data-progress],nav>div:last-child)`,
]
  .map((what) => `${what}{visibility:hidden}`)
  // A window that is not wide shows the first filter and folds the others.
  .concat('@media (max-width:89.99em){[data-picture] [data-search]~:nth-child(n+3):not([data-aside]){display:none}}')
  .join('');

/** Lists of the back-office as static HTML. The build calls it (scripts/lib/prerender.ts). */
export const prerender = async (): Promise<BuiltPage[]> =>
  Promise.all(
    drawnLists.map(async (list) => ({
      file: list.file,
      title: `${screens[list.screen].title} · ${appMessages.product}`,
      lateFonts: true,
      picture: true,
      // The script of the first questions knows whether this person is going to see the list like this (src/ahead.ts).
      script: `const { dataset } = document.documentElement; if (dataset.pictured === undefined) dataset.kept = ''`,
      rules,
      ...(await draw(list)),
    })),
  );
