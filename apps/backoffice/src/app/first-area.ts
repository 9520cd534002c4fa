import { type Access, canGrant, decide, type Grant, lastAccess, matchPath } from '@pribavka/api';
import { prefetchQuery, whenPrefetched } from '@pribavka/api/react';
import { routes } from '@pribavka/api/routes';

import type { FirstQuery, QueryPlace } from '../shared/list/define-list.ts';
import { type Area, areas, type Place } from './areas.ts';
import { api } from './client.ts';
import { sessionStore } from './session/store.ts';
import { basename } from './urls.ts';

/**
 * Whether the guard is going to let this person in, as far as is known before the server has answered. The permissions
 * of the last visit are kept by every sign-in; without them nobody is expected until the fresh ones are here.
 */
function isExpected({ screen, grant }: Place, access: Access): boolean {
  const { profile } = sessionStore.snapshot();
  const session = { authorised: true, access, user: profile };
  return decide({ screen, session }).kind === 'allow' && (grant === undefined || canGrant(access, grant));
}

/** A screen of several lists opens for who reads one of them: the others are not asked for. */
function isAllowed({ key }: FirstQuery, access: Access): boolean {
  const needed: string = routes[key].access;
  return !needed.includes(':') || canGrant(access, needed as Grant);
}

/** Starts the first query of an area and says which; undefined where there is none to start. */
export function startFirstQuery(area: Area, place: QueryPlace): FirstQuery | undefined {
  const access = api.session.tokens() && (sessionStore.snapshot().access ?? lastAccess());
  const first = access && isExpected(area, access) ? area.first?.(place) : undefined;
  if (!access || !first || !isAllowed(first, access)) return undefined;
  prefetchQuery(api, first.key, first.input as never);
  return first;
}

/** How much of a path is fixed: `/sales/queue` is itself, not the sale «queue». */
const fixedParts = ({ path }: Area): number => path.split('/').filter((part) => !part.startsWith(':')).length;

/** Resolves when a first query is answered; undefined where none is on its way. */
export const answerOf = (first: FirstQuery | undefined): Promise<void> | undefined =>
  first && whenPrefetched(api, first.key, first.input);

let asked: FirstQuery | undefined;

/** Resolves when what the address of the page asked for first is answered; undefined where it asks for nothing. */
export const addressAnswer = (): Promise<void> | undefined => answerOf(asked);

/** Starts the first query of the address the page was opened at, before the router is there. */
export function startAddressQuery({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const path = pathname.slice(basename.length);
  const [found] = areas
    .flatMap((area) => {
      const params = matchPath(area.path, path);
      return params ? [{ area, params }] : [];
    })
    .toSorted((one, other) => fixedParts(other.area) - fixedParts(one.area));
  if (!found) return;
  const start = (): void => {
    asked = startFirstQuery(found.area, { search, params: found.params });
  };
  if (lastAccess() || !api.session.tokens()) return start();
  // Nothing is kept: the query leaves with the answer about the permissions, while the code is still on its way.
  const stop = sessionStore.subscribe(() => {
    if (sessionStore.snapshot().status === 'loading') return;
    stop();
    start();
  });
}
