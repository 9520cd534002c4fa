// `_x000D_` is how a workbook writes a sign that XML has no place for (ECMA-376 part 1, 22.9.2.19).
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** A text of a workbook as its spreadsheet shows it. */
export const unescapeSheetText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The text of a formula that is nothing but a text, `="00777"`: how programs save zeros from spreadsheets. */
export function unwrapText(text: string): string {
  const [, inner] = /^="((?:[^"]|"")*)"$/.exec(text) ?? [];
  return inner === undefined ? text : inner.replaceAll('""', '"');
}
