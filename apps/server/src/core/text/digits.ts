/** Only the digits of a text. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** A phone as it is kept, `7XXXXXXXXXX`, from any writing of its ten or eleven digits; other digits come back as they are. */
export const phoneDigits = (text: string): string => {
  const found = digits(text);
  return found.length === 10 ? `7${found}` : found.replace(/^8/, '7');
};
