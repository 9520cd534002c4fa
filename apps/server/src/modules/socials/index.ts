export { readSocials } from './repository.ts';
export { socialsRoutes } from './routes.ts';
