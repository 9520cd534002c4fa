export { socialsRoutes } from './routes.ts';
