export { confirmEmailLink, sendEmailLink } from './commands/email-link.ts';
export { sendEmailCode, sendSmsCode } from './commands/send.ts';
export { withdrawalCode } from './notices.ts';
export { confirmCode, contextOf, eraseCodes, forgetCodes, issueCode, pendingTarget } from './repository/codes.ts';
export { insertRecovery, spendRecovery, voidRecoveries } from './repository/recoveries.ts';
