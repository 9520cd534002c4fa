import { lazy } from 'react';

/** The dialog of a refusal with the forms it needs, loaded when somebody refuses. */
export const ReasonDialog = lazy(async () => ({ default: (await import('./ReasonDialog.tsx')).ReasonDialog }));
