import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/opening-query.ts';
import { historyBody, readChip } from './history/filters.ts';

export const startPoints: StartQueries = ({ api, access, search }) => {
  if (access.roleCode !== 'member') return;
  void prefetchQuery(api, 'points.get');
  if (search.get('tab') !== 'payouts')
    void prefetchQuery(api, 'operations.list', { body: historyBody(readChip(search)) });
};
