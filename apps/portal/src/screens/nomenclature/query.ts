import { prefetchQuery } from '@pribavka/api/react';

import type { StartQueries } from '../../shared/opening-query.ts';
import { productsBody, readProductFilters } from './filters.ts';

export const startNomenclature: StartQueries = ({ api, search }) =>
  prefetchQuery(api, 'products.list', { body: productsBody(readProductFilters(search)) }, { quiet: 'all' });
