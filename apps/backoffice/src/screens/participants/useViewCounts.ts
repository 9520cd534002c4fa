import { usePagedList } from '@pribavka/api/react';
import { initialTableState } from '@pribavka/ui/table';
import { useLocation } from 'react-router-dom';

import { participantsList } from './query.ts';
import type { ParticipantsView } from './urls.ts';
import { countsOfMembers } from './view-counts.ts';

/** How many are in each view, from the totals of the whole list. */
export function useViewCounts(): Partial<Record<ParticipantsView, number>> {
  // The list as it opens has the whole of them: it is asked for once, by the screen. Chosen filters ask for it again.
  const plain = useLocation().search === '';
  const body = plain ? participantsList.bodyOf(initialTableState(participantsList.model)) : { size: 1 };
  return countsOfMembers(usePagedList('members.list', body, { quiet: 'all', refreshInterval: 60_000 }));
}
