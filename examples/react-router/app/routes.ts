import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/sales.tsx')] satisfies RouteConfig;
