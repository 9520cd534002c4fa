export { createFileCipher, type FileCipher } from './file-cipher.ts';
export { createKeyRing, type KeyRing, type MasterKeys } from './key-ring.ts';
export { createPasswords, type PasswordCost, type Passwords } from './passwords.ts';
export { printOf } from './print.ts';
export { createTokens, type Tokens } from './tokens.ts';
export { createVault, type Vault } from './vault.ts';
