import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/opening-query.ts';

export const startPromotion: StartQueries = ({ api, params }) =>
  prefetchQuery(api, 'promotions.get', { params: { id: params['id'] ?? '' } }, { quiet: 'all' });
