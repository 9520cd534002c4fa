import { prefetchQuery } from '@pribavka/api/react';

import { mayBeMember, type StartQueries } from '../../shared/opening-query.ts';
import { historyBody, readHistory } from './history/filters.ts';

export const startPoints: StartQueries = (opening) => {
  if (!mayBeMember(opening)) return;
  const { api, search } = opening;
  prefetchQuery(api, 'points.get', {}, { quiet: 'all' });
  if (search.get('tab') !== 'payouts')
    prefetchQuery(api, 'operations.list', { body: historyBody(readHistory(search)) }, { quiet: 'all' });
};
