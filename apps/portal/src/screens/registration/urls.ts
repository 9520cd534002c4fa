export const registrationUrl = (): string => '/registration';
