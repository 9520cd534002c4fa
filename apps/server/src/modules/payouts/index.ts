export { approveRegistry, formRegistry, settleRegistry } from './commands/form.ts';
export { payoutsRoutes } from './routes.ts';
