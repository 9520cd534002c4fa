export { type PointsSettings, activationTime, expiryDay, readSettings } from './repository/settings.ts';
export { pointsSettingsRoutes } from './routes.ts';
