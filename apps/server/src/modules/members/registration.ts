/** What registration needs of people, shops and documents. */
export { checkConsents, recordConsents } from '../settings/consents.ts';
export { findRegistrationStore } from '../stores/registration-store.ts';
export { assignStore } from './store-history.ts';
