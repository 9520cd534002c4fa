export { boundsOf, findExcess, findPointsExcess, type Measured, requireWithin } from './domain/bounds.ts';
export {
  type PointsSettings,
  activationTime,
  expiryDay,
  readSettings,
  withFirstBounds,
} from './repository/settings.ts';
export { changesWaitingFor } from './repository/control.ts';
export { pointsSettingsRoutes } from './routes.ts';
