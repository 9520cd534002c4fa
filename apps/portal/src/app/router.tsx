import { screens } from '@pribavka/api';
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';

import { type Area, memberAreas, standaloneAreas } from './areas.ts';
import { api } from './client.ts';
import { NotFound } from './errors/NotFound.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { ServerError } from './errors/ServerError.tsx';
import { Root } from './Root.tsx';
import { Guard } from './session/Guard.tsx';
import { Opening, Standalone } from './shell/Standalone.tsx';
import { startQueries } from './start/first-queries.ts';

const loadArea =
  (area: Area) =>
  ({ params, request }: LoaderFunctionArgs): null => {
    startQueries(api, area, { params, search: new URL(request.url).search });
    return null;
  };

const routeOf = (area: Area): RouteObject => ({
  path: screens[area.screen].path,
  handle: area,
  lazy: area.load,
  loader: loadArea(area),
  // What an open screen asks for after a change of its address it asks for itself.
  shouldRevalidate: () => false,
});

const loadShell = async () => ({ Component: (await import('./shell/Shell.tsx')).Shell });

/** Fetches the code of the main page before it is asked for. A failure is the page's to show. */
export function preloadMain(): void {
  const main = memberAreas.find(({ screen }) => screen === 'dashboard');
  void Promise.allSettled([loadShell(), main?.load()]);
}

const rootArea = { screen: 'root' } as const;

/** Every address of the portal. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    children: [
      {
        // Stands until the code of the first screen is here.
        HydrateFallback: Opening,
        children: [
          {
            lazy: loadShell,
            children: [{ Component: Guard, children: memberAreas.map(routeOf) }],
          },
          {
            Component: Standalone,
            children: [
              {
                Component: Guard,
                children: [
                  ...standaloneAreas.map(routeOf),
                  { path: screens.root.path, handle: rootArea, element: null },
                ],
              },
            ],
          },
          { path: screens['error-500'].path, Component: ServerError },
          { path: '*', Component: NotFound },
        ],
      },
    ],
  },
];

/** Made at start-up: the code of the first screen and its first queries are asked for together. */
export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
