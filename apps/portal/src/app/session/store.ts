import { rememberAccess } from '@pribavka/api';
import { createSessionStore, type Profile } from '@pribavka/api/react';

import { api } from '../client.ts';

/** Who is signed in. Outside React, so that it is asked for before anything is drawn. */
export const sessionStore = createSessionStore(api);

// The profile has come after the kept one was shown in its place.
api.on((event) => {
  if (event.type === 'late-answer' && event.key === 'users.profile')
    sessionStore.adopt((event.data as { user: Profile }).user);
});

sessionStore.subscribe(() => {
  const { status, access } = sessionStore.snapshot();
  if (status === 'authorised' || status === 'anonymous') rememberAccess(access);
});
