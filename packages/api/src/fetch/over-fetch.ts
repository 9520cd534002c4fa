import { type ClientOptions, createClient } from '../client/create-api.ts';
import type { Transport } from '../client/transport.ts';
import type { Api } from '../client/types.ts';
import type { RouteKey } from '../contract.ts';
import type { Route } from '../routes/types.ts';
import { fetchTransport } from './transport.ts';

export type ApiOptions<R> = Omit<ClientOptions<R>, 'transport'> & {
  /** What carries the requests; `fetch` unless given. */
  transport?: Transport | undefined;
};

/** The typed client of the API, over `fetch` unless a transport is given. */
export function createApi<const R extends Partial<Record<RouteKey, Route>>>(
  options: ApiOptions<R>,
): Api<keyof R & RouteKey> {
  return createClient<R>({ ...options, transport: options.transport ?? fetchTransport() });
}
