import type { QueryKey } from '../../contract.ts';
import type { Availability } from '../../access/screens.ts';
import { type LooseInput, requestOf } from '../../client/request.ts';
import type { TransportRequest } from '../../client/transport.ts';
import type { Grant } from '../../permissions.ts';
import type { Route } from '../../routes/types.ts';

/** A query as it leaves the page, without who asks. */
export type AheadCall = Pick<TransportRequest, 'method' | 'path' | 'query' | 'body'> & {
  /** Key of the call in the contract. */
  readonly key: QueryKey;
};

/** What an address asks for first. */
export type AheadScreen = {
  /** Inside the origin, without parameters: `/admin/sales`. */
  readonly path: string;
  /** Whom the screen lets in. */
  readonly availability: Availability;
  /** A right the address needs besides those of its screen. */
  readonly grant?: Grant | undefined;
  /** The role whose screen it is, where others ask for less. */
  readonly roleCode?: string | undefined;
  /** Calls whose answers the screen draws first. */
  readonly calls: readonly AheadCall[];
  /** The rest of it: leaves when `calls` are answered, so that they have the line for themselves. */
  readonly later?: readonly AheadCall[] | undefined;
};

/** The first questions of an application, known at its build. */
export type AheadPlan = {
  /** Calls sent for everybody who is signed in. */
  readonly signedIn: readonly AheadCall[];
  /** Calls sent for those who open one of these addresses. */
  readonly screens: readonly AheadScreen[];
  /** Calls sent for everybody, signed in or not. */
  readonly everybody: readonly AheadCall[];
};

/** A query of the contract as a call of a plan. */
export function aheadCall(key: QueryKey, route: Route, input: LooseInput = {}): AheadCall {
  const envelope = { requestId: '', fingerprint: '', tokens: undefined, idempotencyKey: undefined };
  const { method, path, query, body } = requestOf(route, input, envelope);
  return { key, method, path, query, body };
}

/** The name by which the client finds the answer to a request that has left before it. */
export const nameOfCall = ({ method, path, query, body }: Omit<AheadCall, 'key'>): string =>
  JSON.stringify([method, path, query ?? {}, body ?? {}]);
