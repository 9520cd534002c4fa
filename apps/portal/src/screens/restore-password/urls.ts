export const restorePasswordUrl = (): string => '/restore-password';
