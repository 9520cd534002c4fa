/** «Анна Мельникова» → «АМ» */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A steady number 1–5 for a name: the same person keeps the same colour. */
export const toneOf = (name: string): number => {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return (sum % 5) + 1;
};
