export { nomenclatureJobs } from './jobs.ts';
export { distinctManufacturer } from './repository/distinct-names.ts';
export { pointsToDecide } from './repository/points-waiting.ts';
export { nomenclatureRoutes } from './routes.ts';
