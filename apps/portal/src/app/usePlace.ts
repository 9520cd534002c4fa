import { useMatches } from 'react-router-dom';

import type { Area } from './areas.ts';

/** The screen of the address now open, as its route names it. */
export function usePlace(): Pick<Area, 'screen' | 'section'> {
  const handle = useMatches().at(-1)?.handle as Area | undefined;
  return handle ?? { screen: 'not-found' };
}
