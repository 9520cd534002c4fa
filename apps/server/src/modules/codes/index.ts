export { sendEmailCode, sendSmsCode } from './commands/send.ts';
export { withdrawalCode } from './notices.ts';
export { confirmCode, contextOf, issueCode, pendingTarget } from './repository.ts';
