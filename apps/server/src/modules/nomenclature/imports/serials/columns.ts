import { statuses } from '@pribavka/api';
import { kpp } from '@pribavka/forms/rules';

import { readDay } from '../../../../core/imports/cells.ts';
import { innIssue, readInn, readKpp } from '../../../../core/imports/inn.ts';
import { type Cells, type ValidationIssue, titleOf } from '../../../../core/imports/types.ts';

export const columns = [
  ['article', 'Артикул'],
  ['serial', 'Серийный номер'],
  ['manufacturer', 'Производитель'],
  ['partnerInn', 'ИНН партнёра'],
  ['partnerKpp', 'КПП партнёра'],
  ['shippedAt', 'Дата отгрузки'],
  ['status', 'Статус'],
] as const;

export type Field = (typeof columns)[number][0];

export const identifiers: readonly Field[] = ['article', 'serial', 'partnerInn', 'partnerKpp'];
export const optional: readonly Field[] = ['manufacturer', 'partnerInn', 'partnerKpp', 'shippedAt', 'status'];

/** A row as it is written: an empty cell is `undefined` and changes nothing. */
export interface SerialLine {
  article: string;
  serial: string;
  manufacturer: string | undefined;
  partnerInn: string | undefined;
  /** Of two companies with one ИНН. */
  partnerKpp: string | undefined;
  shippedAt: string | undefined;
  status: 'free' | 'blocked' | undefined;
}

const states: Record<string, SerialLine['status']> = {
  свободен: 'free',
  свободный: 'free',
  free: 'free',
  заблокирован: 'blocked',
  остановлен: 'blocked',
  blocked: 'blocked',
};

// Sales say so, not a file: the row leaves the status as it is.
const claimed = statuses.serial.claimed.word.toLowerCase();

export function readLine(cells: Cells<Field>): { row: SerialLine; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const addIssue = (field: Field, message: string): void => {
    issues.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  const row: SerialLine = {
    article: cells.article,
    serial: cells.serial,
    manufacturer: cells.manufacturer || undefined,
    partnerInn: cells.partnerInn === '' ? undefined : readInn(cells.partnerInn),
    partnerKpp: readKpp(cells.partnerKpp) || undefined,
    shippedAt: cells.shippedAt === '' ? undefined : readDay(cells.shippedAt),
    status: states[cells.status.toLowerCase()],
  };
  if (row.article === '') addIssue('article', 'Обязательное поле');
  if (row.serial === '') addIssue('serial', 'Обязательное поле');
  if (row.serial.length > 300) addIssue('serial', 'Слишком длинное значение');
  const innWrong = cells.partnerInn === '' ? undefined : innIssue(row.partnerInn);
  if (innWrong) addIssue('partnerInn', innWrong);
  const kppWrong = row.partnerKpp && kpp(row.partnerKpp);
  if (typeof kppWrong === 'string') addIssue('partnerKpp', kppWrong);
  if (row.partnerKpp && cells.partnerInn === '') addIssue('partnerInn', 'Обязательное поле: указан КПП партнёра');
  if (cells.shippedAt !== '' && !row.shippedAt) addIssue('shippedAt', 'Дата в виде 31.12.2026');
  const isClaimed = cells.status.toLowerCase() === claimed;
  if (cells.status !== '' && !row.status && !isClaimed) addIssue('status', 'Нужно «свободен» или «заблокирован»');
  return { row, issues };
}
