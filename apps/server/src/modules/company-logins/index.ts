export { createLogin, endCompanySessions, readLogin } from './repository.ts';
