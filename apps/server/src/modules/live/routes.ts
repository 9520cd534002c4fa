import { readLive } from './queries/live.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const liveRoutes = defineHandlers({
  'live.get': readLive,
});
