import { prefetchQuery } from '@pribavka/api/react';

import { mayBeMember, type StartQueries } from '../../shared/opening-query.ts';
import { historyBody, readChip } from './history/filters.ts';

export const startPoints: StartQueries = (opening) => {
  if (!mayBeMember(opening)) return;
  const { api, search } = opening;
  void prefetchQuery(api, 'points.get');
  if (search.get('tab') !== 'payouts')
    void prefetchQuery(api, 'operations.list', { body: historyBody(readChip(search)) });
};
