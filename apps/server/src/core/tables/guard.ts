// A cell that begins like this is run as a formula by spreadsheets (CWE-1236); a quote makes it text.
const formula = /^'*[=+\-@＝＋－＠\t\r\n\0]/;
const guarded = /^'+[=+\-@＝＋－＠\t\r\n\0]/;
/** A formula that is nothing but a text, `="00777"`: how programs save zeros from spreadsheets. */
const held = /^="((?:[^"]|"")*)"$/;

/** A text for a file without types. One that begins as a guarded one gets a quote of its own. */
export const guardText = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A text for a cell that says it is one: only what would be read as something else gets the quote. */
export const guardTyped = (text: string): string => (guarded.test(text) || held.test(text) ? `'${text}` : text);

/** The text of a cell of either file: without its guard, out of the formula that only holds it. */
export function unguardText(text: string): string {
  const [, inner] = held.exec(text) ?? [];
  if (inner !== undefined) return inner.replaceAll('""', '"');
  return guarded.test(text) ? text.slice(1) : text;
}
