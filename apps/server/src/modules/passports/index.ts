export type { PassportFields } from './domain/fields.ts';
export { passportsJobs } from './jobs.ts';
export { notifyPassportDeclined, notifyPassportVerified } from './notices.ts';
export { openForExport } from './queries/open-for-export.ts';
export { readPassportMasked } from './queries/masked.ts';
export {
  blindColumns,
  context,
  erasePassport,
  indexPassport,
  lockPassport,
  movePassport,
  openPassport,
  recheckPassport,
  sealPassport,
} from './repository.ts';
export { passportsRoutes } from './routes.ts';
