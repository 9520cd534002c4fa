/** One line of text as it is kept: no spaces around, single ones inside. */
export const line = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
