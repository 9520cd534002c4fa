/** @packageDocumentation What a profile shows of the safety of an account: password, second step of the sign-in, recovery codes, sessions. */
export { PasswordPanel, type PasswordChange, type PasswordPanelProps } from './PasswordPanel.tsx';
export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './RecoveryCodes.tsx';
export { codeRefused, SecondFactorSetUp, type SecondFactorSetUpProps } from './SecondFactorSetUp.tsx';
export { SecondFactorPanel, type SecondFactorPanelProps, type SecondFactorStatus } from './SecondFactorPanel.tsx';
export type { SecondFactorCalls, SecondFactorChange } from './SecondFactorDialog.tsx';
export { SessionsPanel, type SessionLine, type SessionsPanelProps } from './SessionsPanel.tsx';
