export { accountDeletionRoutes } from './routes.ts';
