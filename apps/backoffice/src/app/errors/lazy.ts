import { lazy } from 'react';

/** The drawing of the 404 is not part of the first load. */
export const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));
/** `/500`; the boundary that catches a fall draws its own plain words. */
export const ServerError = lazy(async () => ({ default: (await import('./ServerError.tsx')).ServerError }));
