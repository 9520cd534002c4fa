/** The server takes no more at once. */
export const mostPasted = 500;

const longest = 64;
// Digits in any writing of a phone, or one word with a digit or an address in it: «П-000123», «a@b.ru», «СТ-18».
const isNumber = (text: string): boolean =>
  text.length <= longest && (/^\+?[\d\s()\-.]*\d[\d\s()\-.]*$/.test(text) || /^(?=.*[\d@])\S+$/.test(text));

/** Numbers of a search box that holds a list of them, each once; undefined where it holds words or one number. */
export function pastedOf(search: string): readonly string[] | undefined {
  const parts = search
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length > 1 && parts.every(isNumber) ? [...new Set(parts)] : undefined;
}
