import { createListView, updateListView, deleteListView } from './commands/list-views.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const listViewsRoutes = defineHandlers({
  'listViews.create': createListView,
  'listViews.update': updateListView,
  'listViews.delete': deleteListView,
});
