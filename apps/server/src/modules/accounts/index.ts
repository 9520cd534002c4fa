export { isPhoneSettled } from './domain/phone.ts';
export { changeAccount, createAccount, noteOnAccount } from './repository.ts';
