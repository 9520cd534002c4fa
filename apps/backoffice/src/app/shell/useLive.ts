import { type QueryState, useQuery, useSession } from '@pribavka/api/react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';

/** Milliseconds between looks while the page is on screen; a tab that comes back asks at once. */
const interval = 5000;

/** The bell and the queues: one question for all who ask here. */
export function useLive(): QueryState<'live.get'> {
  // Until it is known who is there nobody has a bell; a guest is on the way to the sign-in page.
  const up = useFirstScreenUp();
  const { status, access } = useSession();
  // A member, who meets a 404 here, has no queues, and their bell is the portal's.
  const enabled = status === 'authorised' && access?.roleCode !== 'member' && up;
  return useQuery('live.get', {}, { enabled, refreshInterval: interval, quiet: 'all' });
}
