import { canGrant, decide } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { useMatches } from 'react-router-dom';

import type { Place } from '../areas.ts';

/** Nothing is here, or nothing the person may open: neither a title nor a section is said of it. */
const nowhere: Place = { screen: 'admin-not-found' };

/** What the router says of the address now open. */
export function usePlace(): Place {
  const { access, state } = useSession();
  const place = (useMatches().at(-1)?.handle as Place | undefined) ?? nowhere;
  const { screen, grant } = place;
  const { kind } = decide({ screen, session: state });
  const isOpen = kind === 'allow' ? grant === undefined || canGrant(access, grant) : kind !== 'notFound';
  return isOpen ? place : nowhere;
}
