import { type MassUploadOf, titleOf, type ValidationIssue } from './types.ts';

// `3,52E+14`: what a spreadsheet shows of a long number, and saves of one longer than fifteen digits.
const shortened = /^\d+(?:[.,]\d+)?E\+\d+$/i;

export const isShortened = (cell: string): boolean => shortened.test(cell);

export const damagedNumber = 'Таблица сократила номер: задайте столбцу формат «Текст» и введите номер заново целиком';

/**
 * Numbers of things that a spreadsheet has shortened: their last digits are lost, and what is left would be another
 * number. They take the place of what else is wrong with the same cell.
 */
export function refuseDamaged<F extends string>(
  columns: MassUploadOf<F, unknown>['columns'],
  cells: Readonly<Record<F, string>>,
  fields: readonly F[],
  issues: readonly ValidationIssue[],
): ValidationIssue[] {
  const damaged = fields
    .filter((field) => isShortened(cells[field]))
    .map((field) => ({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message: damagedNumber }));
  const places = new Set(damaged.map(({ column }) => column));
  return [...damaged, ...issues.filter(({ column }) => !places.has(column))];
}
