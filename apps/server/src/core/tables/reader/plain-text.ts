// `_x000D_` is how a workbook writes a sign that XML has no place for (ECMA-376 part 1, 22.9.2.19).
const escaped = /_x([0-9A-Fa-f]{4})_/g;

/** What neither a text nor the database can hold: it stays as it is spelled. */
const isNoSign = (code: number): boolean => code === 0 || (code >= 0xd800 && code <= 0xdfff);

/** A text of a workbook as its spreadsheet shows it. */
export const unescapeSheetText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(escaped, (spelled, digits: string) => {
        const code = Number.parseInt(digits, 16);
        return isNoSign(code) ? spelled : String.fromCharCode(code);
      })
    : text;
