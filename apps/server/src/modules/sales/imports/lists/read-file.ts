import { certain, guessColumns } from '../../../../core/imports/guess.ts';
import { plainTitle } from '../../../../core/imports/columns.ts';
import { requireEncoding } from '../../../../core/imports/encoding.ts';
import { placeHeader } from '../../../../core/imports/header.ts';
import { readTable } from '../../../../core/imports/read.ts';
import { trimUnseen } from '../../../../core/text/unseen.ts';
import { bounds } from '../../../../core/tables/bounds.ts';
import { readSheet, type Sheet, type TableChoice } from '../../../../core/tables/sheet.ts';
import type { Upload } from '../../../../core/files/files.ts';
import { invalid, problem } from '../../../../http/problem.ts';
import type { ListRow, ListSource } from './repository.ts';
import { listFields, listTable } from './table.ts';

// What the list keeps of a file: more is no list of somebody's sales.
const mostLetters = 1_000_000;
// One more than any field takes, so that what is cut is still refused as too long.
const mostInCell = 1001;

const titles = listTable.columns.map(([, title]) => title);

/** Which part of the file was read; its letters are of no use any more. */
const partRead = ({ about }: Sheet): Sheet['about'] =>
  about && { sheet: about.sheet, sheets: about.sheets, hiddenRows: about.hiddenRows };

/** The rows of a file and its header, without empty rows and within what a list keeps. */
export async function readSource(upload: Upload, choice: TableChoice): Promise<ListSource> {
  const sheet = await readSheet(upload, choice);
  if (choice.encoding === undefined) requireEncoding(sheet);
  const { header, rows } = placeHeader(titles, sheet);
  const filled = rows.filter(({ cells }) => cells.some((cell) => trimUnseen(cell ?? '') !== ''));
  if (filled.length === 0) throw problem('IMPORT_EMPTY');
  if (filled.length > listTable.maxRows) throw problem('IMPORT_ROWS', { n: listTable.maxRows });
  if (header.length > bounds.columns) throw problem('FILE_COLUMNS', { n: bounds.columns });
  const short = (cells: readonly (string | undefined)[]): string[] =>
    Array.from(cells, (cell) => (cell ?? '').slice(0, mostInCell));
  const source: ListSource = {
    header: short(header),
    rows: filled.map(({ number, cells }) => ({ number, cells: short(cells) })),
    about: partRead(sheet),
  };
  const letters = source.rows.reduce((sum, { cells }) => sum + cells.join('').length, 0);
  if (letters > mostLetters) throw problem('FILE_TEXT', { n: mostLetters });
  return source;
}

/** The choice of columns nobody has to be asked about; undefined where something is unclear. */
export function clearChoice({ header }: ListSource): string | undefined {
  const sure = guessColumns(titles, header, certain);
  const taken = sure.filter((at) => at !== undefined);
  const plain = header.map(plainTitle);
  const isDouble = taken.some((at) => plain.indexOf(plain[at]!) !== plain.lastIndexOf(plain[at]!));
  const isGuessed = guessColumns(titles, header).some((at, index) => at !== sure[index]);
  const has = (field: (typeof listFields)[number]): boolean => sure[listFields.indexOf(field)] !== undefined;
  const isWhole = has('number') && has('saleDate') && (has('article') || has('gtin'));
  if (isDouble || isGuessed || !isWhole) return undefined;
  return listFields.flatMap((field, index) => (sure[index] === undefined ? [] : [`${field}:${sure[index]}`])).join(',');
}

/** Rows of the file by the fields of a sale; refuses a choice without what a sale needs, each at its field. */
export async function rowsOfSource(source: ListSource, choice: string): Promise<ListRow[]> {
  if (!/(^|,)(article|gtin):/.test(choice)) {
    throw invalid({ 'columns.article': 'IMPORT_ARTICLE' });
  }
  const { rows } = await readTable(
    listTable,
    { mime: 'text/csv', bytes: new Uint8Array(), sheet: source },
    { columns: choice },
  );
  return rows.map(({ number, cells }) => ({ row: number, cells }));
}
