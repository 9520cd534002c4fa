import { useInvalidations } from './api-provider.tsx';
import type { Invalidations } from './invalidations.ts';

/** Makes queries ask again after something that is no command of this page. */
export const useInvalidate = (): Invalidations['invalidate'] => useInvalidations().invalidate;
