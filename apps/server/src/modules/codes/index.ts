export { confirmEmailLink, sendEmailLink } from './commands/email-link.ts';
export { sendEmailCode, sendSmsCode } from './commands/send.ts';
export { confirmCode, contextOf, issueCode, pendingTarget } from './repository.ts';
