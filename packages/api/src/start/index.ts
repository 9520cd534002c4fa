/**
 * What both pages do before their first screen: read their configuration, fetch the programme documents.
 *
 * @packageDocumentation
 */
export {
  documentRoutes,
  loadDocuments,
  type Documents,
  type LoadDocument,
  type ProgrammeDocument,
} from './documents.ts';
export { isChunkError, reloadOnChunkError } from './chunk-errors.ts';
export { parseConfig, readConfig, readNonce, type AppConfig } from './page-config.ts';
export { startApp, type StartOptions } from './start-app.ts';
export type { StartFailureMessages } from './start-failure.ts';
export { whenInitialized, type InitializingRouter } from './when-initialized.ts';
