import type { Vault } from '../../crypto/index.ts';
import { MissingFileError } from '../files/store/blobs.ts';
import { toProblem } from '../../http/failures.ts';

/** One mistake of an import: row as the spreadsheet numbers it. */
export interface RowError {
  row: number;
  column: string;
  /** What stood in the cell. */
  value: string;
  code: string;
  message: string;
}

/** Errors a process row holds: the rest stand in the file of failed rows. */
const most = 1000;

export const processValuesContext = (id: string): string => `process-values:${id}`;

/** Columns of a process with its validation issues: what stood in the cells may be anybody's phone or name, so it is sealed. */
export function sealErrors(
  vault: Vault,
  processId: string,
  list: readonly RowError[],
): { errors: string; valuesSealed: Buffer | null } {
  const kept = list.slice(0, most);
  const values = JSON.stringify(kept.map(({ value }) => value));
  return {
    errors: JSON.stringify(kept.map(({ value: _value, ...error }) => error)),
    valuesSealed: kept.length > 0 ? vault.seal(values, processValuesContext(processId)) : null,
  };
}

const missingFile =
  'Файла нет на этом сервере: он лежит на другом или утрачен. Загрузите его ещё раз; если это повторяется, сообщите администратору';

/** Why a process failed as a whole, for the one who waits for it: of no row and no column. */
export function failureOf(error: unknown): { row: null; column: null; code: string; message: string } {
  if (error instanceof MissingFileError)
    return { row: null, column: null, code: 'FILE_NOT_FOUND', message: missingFile };
  const { code, message } = toProblem(error);
  return { row: null, column: null, code, message };
}

/** Whether the same work would fail in the same way once more: a refusal, a file that is gone. */
export const isLasting = (error: unknown): boolean => toProblem(error).status < 500;

/** What stood in the cells, in the order of the issues. */
export function openValues(vault: Vault, process: { id: string; valuesSealed: Buffer | null }): readonly string[] {
  if (process.valuesSealed === null) return [];
  return JSON.parse(vault.open(process.valuesSealed, processValuesContext(process.id))) as string[];
}
