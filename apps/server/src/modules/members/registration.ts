/** What registration needs of people, shops and documents. */
export { checkConsents, recordConsents } from '../documents/repository/consents.ts';
export { findRegistrationStore } from '../stores/queries/registration-store.ts';
export { assignStore } from './repository/store-history.ts';
