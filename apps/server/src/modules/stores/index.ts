export { auditFieldsOf, changeStore, insertStore, storeColumns } from './commands/write.ts';
export { findRegistrationStore } from './queries/registration-store.ts';
export { unknownRegion } from './queries/unknown-region.ts';
export { type UnlistedRegion, unlistedRegions } from './queries/unlisted-regions.ts';
export { storesShort } from './repository/short.ts';
export { storesRoutes } from './routes.ts';
