/** Only the digits of a text. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');
