import { canGrant, decide, lastAccess } from '@pribavka/api';
import { prefetchQuery } from '@pribavka/api/react';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

// The parts every list is made of come with the entry: an area is then one file, and nothing is fetched in a chain.
import '../shared/list/ListScreen.tsx';
import '../shared/sheet/Sheet.tsx';
import { type Area, areas, type Place } from './areas.ts';
import { api } from './client.ts';
import { NotFound } from './errors/NotFound.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { ServerError } from './errors/ServerError.tsx';
import { watchFirstScreen } from './first-screen.ts';
import { Guard } from './guard/Guard.tsx';
import { Opening } from './guard/Opening.tsx';
import { sessionStore } from './session/store.ts';
import { Shell } from './shell/Shell.tsx';
import { basename, rootUrl, serverErrorUrl } from './urls.ts';

/** Whether the guard is going to let this person in, as far as is known before the server has answered. */
function isExpected({ screen, grant }: Place): boolean {
  if (!api.session.tokens()) return false;
  const { access = lastAccess(), profile } = sessionStore.snapshot();
  const session = { authorised: access !== undefined, access, user: profile };
  return decide({ screen, session }).kind === 'allow' && (grant === undefined || canGrant(access, grant));
}

/** Starts the first query of an area next to its code. Never waited for: the screen shows how it goes. */
const startFirstQuery =
  (area: Area) =>
  ({ params, request }: LoaderFunctionArgs): null => {
    const first = isExpected(area) ? area.first?.({ params, search: new URL(request.url).search }) : undefined;
    watchFirstScreen(first && prefetchQuery(api, first.key, first.input as never));
    return null;
  };

const routeOf = (area: Area): RouteObject => ({
  path: area.path,
  handle: area,
  lazy: area.load,
  loader: startFirstQuery(area),
  // Filters and cards of an open area are asked for by the area itself.
  shouldRevalidate: () => false,
});

const placeOf = (screen: Place['screen']): Place => ({ screen });

const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      {
        element: <Guard />,
        hydrateFallbackElement: <Opening />,
        ErrorBoundary: RouteError,
        children: [
          { path: rootUrl(), handle: placeOf('admin-root'), element: null },
          ...areas.map(routeOf),
          { path: serverErrorUrl(), handle: placeOf('admin-error-500'), element: <ServerError /> },
          { path: '*', handle: placeOf('admin-not-found'), element: <NotFound /> },
        ],
      },
    ],
  },
];

/** Made at start-up: the code of the first area and its first query are then asked for together. */
export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes, { basename });
