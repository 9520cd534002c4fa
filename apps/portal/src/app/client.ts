import { browserSession, lazyApi, type LazyApi } from '@pribavka/api';
import type { portalRoutes } from '@pribavka/api/routes';

export const session = browserSession();

/** The portal's client; its code comes after the first paint, or with the first call. */
export const api: LazyApi<keyof typeof portalRoutes> = lazyApi({
  session,
  load: async () => (await import('./calls.ts')).createCalls(session),
});
