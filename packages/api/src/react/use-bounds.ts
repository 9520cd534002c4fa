import { boundCeilings, type Bounds } from '../ceilings.ts';
import { useQuery } from './use-query.ts';

/**
 * What a new entry may hold in this programme: kopecks, units, lines and points (domain 3.23). The hard ceilings until
 * the answer is here, and when it fails.
 */
export const useBounds = (): Bounds =>
  useQuery('dictionary.get', {}, { quiet: 'all' }).data?.settings.bounds ?? boundCeilings;
