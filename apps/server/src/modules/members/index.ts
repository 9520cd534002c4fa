export { erasePerson } from './commands/erase-person.ts';
export { membersJobs } from './jobs.ts';
export { membersInScope } from './policy.ts';
export { blindOf, memberSearch } from './repository/filters.ts';
export { rememberPhone } from './repository/former-phones.ts';
export { recordStatusEvent } from './repository/history.ts';
export { liveSale, memberRows } from './repository/rows.ts';
export { type StoreMove, assignStore, lastSaleElsewhere } from './repository/store-history.ts';
export { membersRoutes } from './routes.ts';
