import { searchRecords } from './queries/search.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const searchRoutes = defineHandlers({
  'search.records': searchRecords,
});
