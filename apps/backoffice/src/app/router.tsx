import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import './kit.ts';
import { type Area, areas, type Place } from './areas.ts';
import { RouteError } from './errors/RouteError.tsx';
import { answerOf, startFirstQuery } from './first-area.ts';
import { watchFirstScreen } from '../shared/first-screen.ts';
import { Guard } from './guard/Guard.tsx';
import { Opening } from './guard/Opening.tsx';
import { Shell } from './shell/Shell.tsx';
import { basename, rootUrl, serverErrorUrl } from './urls.ts';

/** Starts the first query of an area next to its code. Never waited for: the screen shows how it goes. */
const loadArea =
  (area: Area) =>
  ({ params, request }: LoaderFunctionArgs): null => {
    watchFirstScreen(answerOf(startFirstQuery(area, { params, search: new URL(request.url).search })));
    return null;
  };

const routeOf = (area: Area): RouteObject => ({
  path: area.path,
  handle: area,
  lazy: area.load,
  loader: loadArea(area),
  // Filters and cards of an open area are asked for by the area itself.
  shouldRevalidate: () => false,
});

const placeOf = (screen: Place['screen']): Place => ({ screen });

/** Every address of the back-office. */
export const routes: RouteObject[] = [
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
          {
            path: serverErrorUrl(),
            handle: placeOf('admin-error-500'),
            lazy: () => import('./errors/ServerError.tsx'),
          },
          { path: '*', element: null },
        ],
      },
    ],
  },
];

/** Made at start-up: the code of the first area and its first query are then asked for together. */
export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes, { basename });
