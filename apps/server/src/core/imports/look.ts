import type { ImportKind, Reply } from '@pribavka/api';

import { problem } from '../../http/problem.ts';
import { bounds } from '../tables/bounds.ts';
import { readSheet, type SentTable, type Sheet, type TableChoice } from '../tables/sheet.ts';
import { trimUnseen } from '../text/unseen.ts';
import { titlesOf } from './columns.ts';
import { guessColumns } from './guess.ts';
import { placeHeader } from './header.ts';
import type { MassUploadOf } from './types.ts';

type Described = Pick<MassUploadOf<string, unknown>, 'columns' | 'optional' | 'maxRows'>;

/** Every import by its kind, filled in as the modules define theirs. */
const imports = new Map<string, Described>();

export const describeImport = (kind: string, made: Described): void => void imports.set(kind, made);

const samplesShown = 3;

/** The header of a table with samples of its columns, and which field of the import each probably is. */
export function describeSheet(made: Described, sheet: Sheet): Reply<'imports.columns'> {
  const { columns, optional = [], maxRows = bounds.rows } = made;
  const { header, rows, about } = placeHeader(titlesOf(made), sheet);
  const filled = rows.filter(({ cells }) => cells.some((cell) => trimUnseen(cell) !== ''));
  if (filled.length === 0) throw problem('IMPORT_EMPTY');
  if (filled.length > maxRows) throw problem('IMPORT_ROWS', { n: maxRows });
  const guesses = guessColumns(titlesOf(made), header);
  return {
    fields: columns.map(([field, title], index) => ({
      field,
      title,
      required: !optional.includes(field),
      guess: guesses[index] ?? null,
    })),
    columns: header.map((title, at) => {
      const samples: string[] = [];
      for (const { cells } of filled) {
        const value = trimUnseen(cells[at] ?? '');
        if (value !== '' && !samples.includes(value.slice(0, 100))) samples.push(value.slice(0, 100));
        if (samples.length === samplesShown) break;
      }
      return { title: trimUnseen(title).slice(0, 200), samples };
    }),
    rows: filled.length,
    sheet: about?.sheet ?? null,
    sheets: [...(about?.sheets ?? [])],
    hiddenRows: about?.hiddenRows ?? 0,
    encodings: (about?.encodings ?? []).map(([encoding, sample]) => ({ encoding, sample })),
  };
}

/** The same of a file that was sent for an import of this kind. */
export async function lookAt(
  kind: ImportKind,
  sent: SentTable,
  choice: TableChoice,
): Promise<Reply<'imports.columns'>> {
  const made = imports.get(kind);
  if (!made) throw problem('NOT_FOUND');
  return describeSheet(made, await readSheet(sent, choice));
}
