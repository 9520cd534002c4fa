import { writeXlsx } from '../../apps/server/src/core/tables/xlsx.ts';

/** A file for an `<input type="file">`. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Line = readonly (string | number)[];

/** Rows as Excel keeps them. */
export async function xlsxFile(name: string, header: readonly string[], rows: readonly Line[]): Promise<ChosenFile> {
  const parts: Buffer[] = [];
  for await (const part of writeXlsx('Продажи', header, rows)) parts.push(part);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, mimeType, buffer: Buffer.concat(parts) };
}

/** The same as Excel saves CSV where Russian is the language of the system: windows-1251 and semicolons. */
export function csvFile(name: string, header: readonly string[], rows: readonly Line[]): ChosenFile {
  const text = [header, ...rows].map((line) => line.join(';')).join('\r\n');
  const bytes = Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (char === '№') return 0xb9;
    return code >= 0x410 && code <= 0x44f ? code - 0x350 : code;
  });
  return { name, mimeType: 'text/csv', buffer: Buffer.from(bytes) };
}
