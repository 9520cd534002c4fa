/** @packageDocumentation One's own account: contacts with the codes that confirm them, the question for the password, its change, the second step of the sign-in, recovery codes, sessions. */
export { askPassword, type PasswordCheck } from './password-prompt/ask-password.ts';
export { PasswordPromptHost } from './password-prompt/PasswordPromptHost.tsx';
export { CodeForm, type CodeFormProps } from './contacts/CodeForm.tsx';
export { ContactsPanel, type ContactsPanelProps } from './contacts/ContactsPanel.tsx';
export type { CodeSent, ContactCalls, ContactPerson } from './contacts/types.ts';
export { PasswordPanel, type PasswordChange, type PasswordPanelProps } from './PasswordPanel.tsx';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes.tsx';
export { codeRefused, SecondFactorSetUp, type SecondFactorSetUpProps } from './SecondFactorSetUp.tsx';
export { SecondFactorPanel, type SecondFactorPanelProps, type SecondFactorStatus } from './SecondFactorPanel.tsx';
export type { SecondFactorCalls, SecondFactorChange } from './SecondFactorDialog.tsx';
export { SessionsPanel, type SessionLine, type SessionsPanelProps } from './SessionsPanel.tsx';
