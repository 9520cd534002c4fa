export { approveRegistry, formRegistry, settleRegistry } from './commands/form.ts';
export { deciderOf } from './commands/payouts.ts';
export { payoutsRoutes } from './routes.ts';
