import { whenPrefetched } from '@pribavka/api/react';
import { whenPictureIsKnown } from '@pribavka/api/start';

import { api } from '../client.ts';
import { sessionStore } from '../session/store.ts';

export { rememberUse } from '@pribavka/api/start';

/** Resolves when the main page begins with the balance its picture shows. */
export const whenBalanceIsKnown = (): Promise<void> =>
  whenPictureIsKnown(sessionStore, whenPrefetched(api, 'points.get', {}));
