import { type QueryState, useQuery } from '@pribavka/api/react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';

/** Milliseconds between looks while the page is on screen; a tab that comes back asks at once. */
const interval = 5000;

/** The bell and the queues: one question for all who ask here. */
export function useLive(): QueryState<'live.get'> {
  return useQuery('live.get', {}, { enabled: useFirstScreenUp(), refreshInterval: interval, quiet: 'all' });
}
