import { documentKinds } from '@pribavka/api';
import { createTimer } from '@pribavka/ui';
import { documentRoutes, type Documents, loadDocuments, wakeFonts, watchPerson } from '@pribavka/api/start';
import { dropPrefetched } from '@pribavka/api/react';

import { api, session } from './client.ts';
import { startAddressQuery } from './first-area.ts';
import { sessionStore } from './session/store.ts';

/**
 * Asks for everything the first screen waits for, side by side, while the code that draws it is on its way: permissions
 * and profile, the rows of the address, the programme documents (specification §1: the interface is shown after them).
 */
export async function startRequests(): Promise<Documents> {
  watchPerson(session, () => dropPrefetched(api));
  sessionStore.start();
  startAddressQuery(globalThis.location);
  // A browser opens six connections: what the first rows need is asked for first.
  await new Promise<void>((resolve) => createTimer().start(0, resolve));
  wakeFonts();
  return loadDocuments(
    async (kind, signal) => (await api.call(documentRoutes[kind], {}, { signal, quiet: 'all' })).file,
    documentKinds,
  );
}
