import { useMatches } from 'react-router-dom';

import type { Place } from '../areas.ts';

const nowhere: Place = { screen: 'admin-not-found' };

/** What the router says of the address now open. */
export function usePlace(): Place {
  const handle = useMatches().at(-1)?.handle as Place | undefined;
  return handle ?? nowhere;
}
