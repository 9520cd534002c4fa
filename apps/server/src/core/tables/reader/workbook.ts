import type { Archive } from './archive.ts';
import { walkMarkup } from './markup.ts';
import { Refusal } from './refusal.ts';
import { readStrings } from './strings.ts';
import { type CellStyles, readStyles } from './styles.ts';

export interface Workbook extends CellStyles {
  sheets: readonly SheetPart[];
  /** Days are counted from 1904: books of old Macs. */
  is1904: boolean;
  strings: readonly string[];
}

/** A sheet by the name people see, and the part of the archive it is in. */
export interface SheetPart {
  name: string;
  part: string;
  isHidden: boolean;
}

export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** `Target` of a relation is relative to `xl/`, or begins with a slash. */
const partOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

interface Parts extends Pick<Workbook, 'sheets' | 'is1904'> {
  strings: string;
  styles: string;
}

/** What the workbook is made of, by its own relations: programs give the parts other names than Excel does. */
async function findParts(archive: Archive): Promise<Parts> {
  const named: { name: string; relation: string; isHidden: boolean }[] = [];
  let is1904 = false;
  await walkMarkup(archive.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      named.push({ name: attributes['name'] ?? '', relation, isHidden: /hidden$/i.test(attributes['state'] ?? '') });
    },
  });
  const targets = new Map<string, string>();
  let strings: string | undefined;
  let styles: string | undefined;
  await walkMarkup(archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Target: target = '', Type: type = '' }) {
      if (name !== 'Relationship') return;
      // A sheet of a chart has no rows.
      if (type.endsWith('/worksheet')) targets.set(id, partOf(target));
      if (type.endsWith('/sharedStrings')) strings ??= partOf(target);
      if (type.endsWith('/styles')) styles ??= partOf(target);
    },
  });
  const sheets = named.flatMap(({ relation, ...sheet }) => {
    const part = targets.get(relation);
    return part === undefined ? [] : [{ ...sheet, part }];
  });
  if (sheets.length === 0) throw new Refusal('FILE_BROKEN');
  return { sheets, is1904, strings: strings ?? 'xl/sharedStrings.xml', styles: styles ?? 'xl/styles.xml' };
}

export async function openWorkbook(archive: Archive): Promise<Workbook> {
  const { strings, styles, ...found } = await findParts(archive);
  return { ...found, strings: await readStrings(archive, strings), ...(await readStyles(archive, styles)) };
}
