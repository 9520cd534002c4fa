import { v4 as uuid } from 'uuid';

import { available } from '../../access/available.ts';
import { lastAccess } from '../../access/last-access.ts';
import type { TransportAnswer } from '../../client/transport.ts';
import type { QueryKey } from '../../contract.ts';
import { fetchTransport } from '../../fetch/transport.ts';
import { knownDevice } from '../../fingerprint/memory.ts';
import { headers as names, unknownDevice } from '../../headers.ts';
import { cookieStore } from '../../session/cookie-store.ts';
import { type AheadCall, type AheadPlan, type AheadScreen, nameOfCall } from './plan.ts';
import { putAhead } from './answers.ts';

/** Milliseconds, as of every call (specification §9). */
const timeout = 600_000;

export type AheadOptions = {
  /** The address of the page. */
  readonly place: Pick<Location, 'pathname' | 'search'>;
  /** `/api` unless said. */
  readonly baseURL?: string | undefined;
  /** Whether the screen is going to ask otherwise than the plan says, by something kept on the device. */
  readonly skips?: ((key: QueryKey) => boolean) | undefined;
};

/** The screen of this address, as far as this person is going to be let in by the permissions of the last visit. */
function screenAt({ screens }: AheadPlan, { place }: AheadOptions): AheadScreen | undefined {
  const path = place.pathname.replace(/(.)\/$/, '$1');
  const screen = place.search === '' ? screens.find((each) => each.path === path) : undefined;
  const access = screen && lastAccess();
  if (!access || !available(screen.availability, access)) return undefined;
  if (screen.grant !== undefined && !access.grants.has(screen.grant)) return undefined;
  if (screen.roleCode !== undefined && screen.roleCode !== access.roleCode) return undefined;
  return screen;
}

/** Milliseconds in which the page shows what has been answered before it asks for the rest. */
const painting = 100;
/** Milliseconds after which the rest leaves although the first are not answered: they may never be. */
const patience = 1500;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** Resolves when the rest may leave; rejects for a session that has ended, whose client asks with a new one. */
async function lineIsFree(first: readonly Promise<TransportAnswer>[]): Promise<void> {
  const answers = await Promise.race([Promise.allSettled(first), after(patience)]);
  if (answers?.some((each) => each.status === 'fulfilled' && each.value.status === 401)) throw new Error('signed out');
  await after(painting);
}

/** The answer to the first question of this name that has left; undefined when none has. */
export type AheadAnswers = (key: QueryKey) => Promise<TransportAnswer> | undefined;

/**
 * Sends the first questions of the page while its code is on its way: to be run by a script inside the HTML. The client
 * of the page finds the answers by `aheadTransport`, as if it had asked; what it does not ask for is forgotten.
 */
export function sendAhead(plan: AheadPlan, options: AheadOptions): AheadAnswers {
  const transport = fetchTransport();
  const tokens = cookieStore().read();
  const authorization = tokens && `Bearer ${tokens.session}`;
  const answers = new Map<QueryKey, Promise<TransportAnswer>>();
  const ask = (call: AheadCall): Promise<TransportAnswer> =>
    transport({
      ...call,
      baseURL: options.baseURL ?? '/api',
      headers: {
        [names.requestId]: uuid(),
        [names.fingerprint]: knownDevice() ?? unknownDevice,
        ...(authorization !== undefined && { [names.authorization]: authorization }),
      },
      responseType: 'json',
      timeout,
      signal: undefined,
      onUpload: undefined,
      onDownload: undefined,
    });
  const put = (call: AheadCall, answer: Promise<TransportAnswer>): Promise<TransportAnswer> => {
    putAhead(nameOfCall(call), { authorization, answer });
    if (!answers.has(call.key)) answers.set(call.key, answer);
    return answer;
  };
  const wanted = ({ key }: AheadCall): boolean => !options.skips?.(key);
  if (tokens) {
    const screen = screenAt(plan, options);
    const own = [...plan.signedIn, ...(screen?.calls.filter(wanted) ?? [])].map((call) => put(call, ask(call)));
    const everybody = plan.everybody.map((call) => put(call, ask(call)));
    for (const call of screen?.later?.filter(wanted) ?? []) {
      void put(
        call,
        lineIsFree([...own, ...everybody]).then(() => ask(call)),
      );
    }
  } else {
    // A page drawn at build is painted first.
    setTimeout(() => plan.everybody.forEach((call) => void put(call, ask(call))));
  }
  return (key) => answers.get(key);
}
