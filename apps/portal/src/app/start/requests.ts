import { type Documents, wakeFonts, watchPerson } from '@pribavka/api/start';
import { dropPrefetched } from '@pribavka/api/react';
import { createTimer } from '@pribavka/ui';

import { api, session } from '../client.ts';
import { sessionStore } from '../session/store.ts';
import { firstAddress } from './first-address.ts';
import { startAddressQueries } from './first-queries.ts';
import { loadProgrammeDocuments } from './load-documents.ts';

/**
 * Asks for everything the first screen waits for, side by side, while the code that draws it is on its way: permissions
 * and profile, what the address shows, the programme documents (specification §1: the interface is shown after them).
 */
export async function startRequests(): Promise<Documents> {
  const address = session.tokens() ? undefined : firstAddress(globalThis.location);
  if (address) history.replaceState(null, '', address);
  watchPerson(session, () => dropPrefetched(api));
  sessionStore.start();
  startAddressQueries(api, globalThis.location);
  // A browser opens six connections: what takes the server longer is asked for first.
  await new Promise<void>((resolve) => createTimer().start(0, resolve));
  wakeFonts();
  return loadProgrammeDocuments();
}
