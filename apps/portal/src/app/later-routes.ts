/** The rest of the portal's routes: fetched with the first call of one of them. */
export { portalRoutes as laterRoutes } from '@pribavka/api/routes';
