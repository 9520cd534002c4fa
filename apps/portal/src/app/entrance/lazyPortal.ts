import { lazy } from 'react';

export const loadPortal = async (): Promise<typeof import('../Portal.tsx')> => import('../Portal.tsx');

/** The screens behind Login, with the router. */
export const LazyPortal = lazy(async () => ({ default: (await loadPortal()).Portal }));
