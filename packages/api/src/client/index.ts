/**
 * The client together with its axios: a chunk that a page fetches after its first paint (`lazyApi`).
 *
 * @packageDocumentation
 */
import axios from 'axios';

import type { RouteKey } from '../contract.ts';
import type { Route } from '../routes/types.ts';
import { type ApiOptions, createApiOver } from './create-api.ts';
import type { HttpSource } from './http.ts';
import type { Api } from './types.ts';

const readyHttp: HttpSource = (settings) => {
  const instance = axios.create(settings);
  return async () => instance;
};

/** The same client as `createApi` of the root, without a second fetch for axios. */
export const createClient = <
  const R extends Partial<Record<RouteKey, Route>>,
  const L extends Partial<Record<RouteKey, Route>> = R,
>(
  options: ApiOptions<R, L>,
): Api<(keyof R | keyof L) & RouteKey> => createApiOver(readyHttp, options);
