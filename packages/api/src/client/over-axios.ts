import type { AxiosAdapter } from 'axios';

import type { RouteKey } from '../contract.ts';
import type { Route } from '../routes/types.ts';
import { axiosTransport } from './axios-transport.ts';
import { type ClientOptions, createClient } from './create-api.ts';
import type { Transport } from './transport.ts';
import type { Api } from './types.ts';

export type ApiOptions<R> = Omit<ClientOptions<R>, 'transport'> & {
  /** What carries the requests; axios unless given. */
  transport?: Transport | undefined;
  /** Stands in for the network under axios. */
  adapter?: AxiosAdapter | undefined;
};

/** The typed client of the API, over axios unless a transport is given. */
export function createApi<const R extends Partial<Record<RouteKey, Route>>>({
  adapter,
  ...options
}: ApiOptions<R>): Api<keyof R & RouteKey> {
  return createClient<R>({ ...options, transport: options.transport ?? axiosTransport({ adapter }) });
}
