import type { MassUploadOf, ValidationIssue } from './types.ts';

// `3,52E+14`: what a spreadsheet shows of a long number, and saves of one longer than fifteen digits.
const shortened = /^\d+(?:[.,]\d+)?E\+\d+$/i;

export const damagedNumber = 'Таблица сократила номер: задайте столбцу формат «Текст» и введите номер заново целиком';

// What a failed formula leaves in its cell, in Russian and in English, and a column too narrow for its numbers in a CSV.
const failed = /^#(?:Н\/Д|N\/A|ЗНАЧ!|VALUE!|ССЫЛКА!|REF!|ДЕЛ\/0!|DIV\/0!|ИМЯ\?|NAME\?|ЧИСЛО!|NUM!|ПУСТО!|NULL!|##+)$/i;

const failedFormula = 'Вместо значения в ячейке ошибка таблицы: исправьте формулу или ширину столбца';

/** Why a cell does not hold what was put into it; undefined where it does. */
export const damageOf = (cell: string, isIdentifier: boolean): string | undefined =>
  failed.test(cell) ? failedFormula : isIdentifier && shortened.test(cell) ? damagedNumber : undefined;

/**
 * Cells a spreadsheet has left an error in, and numbers of things that it has shortened: their last digits are lost, and
 * what is left would be another number. They take the place of what else is wrong with the same cell.
 */
export function refuseDamaged<F extends string>(
  columns: MassUploadOf<F, unknown>['columns'],
  cells: Readonly<Record<F, string>>,
  fields: readonly F[],
  issues: readonly ValidationIssue[],
): ValidationIssue[] {
  const damaged = columns.flatMap(([field, column]) => {
    const message = damageOf(cells[field], fields.includes(field));
    return message === undefined ? [] : [{ column, value: cells[field].slice(0, 300), message }];
  });
  const places = new Set(damaged.map(({ column }) => column));
  return [...damaged, ...issues.filter(({ column }) => !places.has(column))];
}
