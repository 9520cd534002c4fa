import { rememberAccess } from '@pribavka/api';
import { createSessionStore } from '@pribavka/api/react';

import { api } from '../client.ts';

/** Who is signed in. Outside React, so that it is asked for before anything is drawn. */
export const sessionStore = createSessionStore(api);

sessionStore.subscribe(() => {
  const { status, access } = sessionStore.snapshot();
  if (status === 'authorised' || status === 'anonymous') rememberAccess(access);
});
