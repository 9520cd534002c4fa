/** The rest of the routes: fetched with the first call of one of them. */
export { routes as laterRoutes } from '@pribavka/api/routes';
