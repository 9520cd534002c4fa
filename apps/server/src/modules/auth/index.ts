export { normalizeLogin } from './commands/log-in.ts';
export { authRoutes } from './routes.ts';
