export { manufacturersRoutes } from './routes.ts';
