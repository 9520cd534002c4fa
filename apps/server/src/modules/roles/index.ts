export { lockOwnRights, requireOwn } from './policy.ts';
export { readGrants } from './repository.ts';
export { rolesRoutes } from './routes.ts';
