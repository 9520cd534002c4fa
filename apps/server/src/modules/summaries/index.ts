export { summariesJobs } from './jobs.ts';
export { summariseProducts } from './queries/products.ts';
export { summariesRoutes } from './routes.ts';
