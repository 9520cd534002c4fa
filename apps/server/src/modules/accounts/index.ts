export { changeAccount, createAccount, noteOnAccount } from './repository.ts';
