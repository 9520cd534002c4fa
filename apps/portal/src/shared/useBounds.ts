import { boundCeilings, type Bounds } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';

/** What a new entry may hold in this programme; the ceilings until the answer is here. */
export const useBounds = (): Bounds =>
  useQuery('dictionary.get', {}, { quiet: 'all' }).data?.settings.bounds ?? boundCeilings;
