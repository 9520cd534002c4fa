export { createLogin, endCompanySessions, inviteLogin, readLogin } from './repository.ts';
