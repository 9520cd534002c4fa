/** One cell: text stays text, numbers stay numbers. */
export type Cell = string | number | null;

// A cell that begins like this is run as a formula by spreadsheets (CWE-1236); a quote makes it text.
const formula = /^[=+\-@\t\r\0]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const flushLength = 64 * 1024;

/** As Russian Excel opens it by a double click: UTF-8 with BOM, `;`, CRLF, decimal comma. */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  let text = `\uFEFF${header.map(cellText).join(';')}\r\n`;
  for await (const row of rows) {
    text += `${row.map(cellText).join(';')}\r\n`;
    if (text.length < flushLength) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Reads what `writeCsv` or Excel wrote: `;` or `,`, quotes, any line ends. Rows of texts. */
export function readCsv(text: string): string[][] {
  const body = text.replace(/^\uFEFF/, '');
  const firstLine = body.slice(0, body.search(/[\r\n]|$/));
  const separator = firstLine.includes(';') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell);
    if (row.some((text_) => text_ !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let i = 0; i < body.length; i += 1) {
    const char = body[i];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (body[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') endRow();
    else cell += char;
  }
  endRow();
  return rows;
}
