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
export {
  aheadCall,
  type AheadAnswers,
  type AheadCall,
  type AheadOptions,
  type AheadPlan,
  type AheadScreen,
  aheadTransport,
  endAhead,
  sendAhead,
} from './ahead/index.ts';
export { available } from '../access/available.ts';
export type { BuiltPage } from './built-page.ts';
export { rememberUse, whenPictureIsKnown } from './from-picture.ts';
export { fillPicture, pageRead, rememberPresses, standingPicture } from './picture.ts';
export { endPersonWatch, watchPerson } from './person-watch.ts';
export { holdLateFonts, showFonts, showFontsAtNextScreen, wakeFonts } from './fonts.ts';
export { restoreReloadPlace } from './reload-place.ts';
export { scrollKey } from './scroll-key.ts';
export { whenPainted } from './when-painted.ts';
export { isChunkError, reloadOnChunkError } from './chunk-errors.ts';
export { parseConfig, readConfig, readNonce, type AppConfig } from './page-config.ts';
export { startApp, type StartOptions } from './start-app.ts';
export type { StartFailureMessages } from './start-failure.ts';
export { whenInitialized, type InitializingRouter } from './when-initialized.ts';
