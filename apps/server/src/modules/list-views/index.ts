export { readListViews } from './repository.ts';
export { listViewsRoutes } from './routes.ts';
