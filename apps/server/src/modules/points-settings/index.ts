export { type PointsSettings, activationTime, expiryDay, readSettings } from './repository/settings.ts';
export { changesWaitingFor } from './repository/control.ts';
export { pointsSettingsRoutes } from './routes.ts';
