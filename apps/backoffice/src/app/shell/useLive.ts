import { type QueryState, useQuery, useSession } from '@pribavka/api/react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';

/** Milliseconds between looks while the page is on screen; a tab that comes back asks at once. */
const interval = 5000;

/** The bell and the queues: one question for all who ask here. */
export function useLive(): QueryState<'live.get'> {
  // Until it is known who is there nobody has a bell; a guest is on the way to the sign-in page.
  const up = useFirstScreenUp();
  const enabled = useSession().status === 'authorised' && up;
  return useQuery('live.get', {}, { enabled, refreshInterval: interval, quiet: 'all' });
}
