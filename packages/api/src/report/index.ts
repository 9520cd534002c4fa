export {
  type Capture,
  createReporter,
  maxBreadcrumbs,
  monitoringPingChance,
  type MonitoringSdk,
  type Reporter,
  type ReporterOptions,
} from './reporter.ts';
export { scrub } from './scrub.ts';
export { scrubText } from './scrub-text.ts';
export { catchWindowErrors } from './window-errors.ts';
