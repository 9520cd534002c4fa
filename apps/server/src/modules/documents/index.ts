export { readConsents } from './commands/consents.ts';
export { type DocumentKind, documentKinds, documentTitles } from './domain/document-kinds.ts';
export { type Consent, checkConsents, recordConsents } from './repository/consents.ts';
export { documentsRoutes } from './routes.ts';
