import { reasons } from '../../dictionary/index.ts';
import { readDay, readPhone, readWhole } from '../../../core/imports/cells.ts';
import { type Cells, type ValidationIssue, titleOf } from '../../../core/imports/types.ts';
import { readNumber } from '../../../core/numbers.ts';
import { quoted } from '../../../core/text/quoted.ts';

export const columns = [
  ['phone', 'Телефон участника'],
  ['direction', 'Операция'],
  ['points', 'Баллы'],
  ['reason', 'Причина'],
  ['comment', 'Комментарий'],
  ['expiresAt', 'Действуют до'],
  ['number', '№'],
] as const;

export type Field = (typeof columns)[number][0];

export const identifiers: readonly Field[] = ['phone'];

export interface AdjustmentLine {
  phone: string;
  direction: 'credit' | 'debit';
  points: number;
  reasonCode: string;
  comment: string;
  expiresAt: string | undefined;
  /** Of an adjustment that is there already: its file is loaded back. */
  number: number | undefined;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

function readDirection(cell: string): AdjustmentLine['direction'] | undefined {
  const word = plain(cell);
  if (/^(начислить|начисление|начислено|\+|credit)$/.test(word)) return 'credit';
  return /^(списать|списание|списано|[-−–]|debit)$/.test(word) ? 'debit' : undefined;
}

// «К-000012» of our own file; people number their rows in a column of this name.
const readOwnNumber = (cell: string): number | undefined => (/^К-\d{6,12}$/i.test(cell) ? readNumber(cell) : undefined);

const readReason = (cell: string): string | undefined =>
  reasons.tuning.find(({ code, name }) => code === cell || plain(name) === plain(cell))?.code;

/** A row as an adjustment, or what is wrong with it. */
export function readLine(cells: Cells<Field>): { row: AdjustmentLine; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const addIssue = (field: Field, message: string): void => {
    issues.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  const read = <T>(field: Field, parse: (cell: string) => T | undefined, message: string): T | undefined => {
    if (cells[field] === '') {
      if (field !== 'expiresAt') addIssue(field, 'Обязательное поле');
      return undefined;
    }
    const value = parse(cells[field]);
    if (value === undefined) addIssue(field, message);
    return value;
  };
  // A file of our own has what is taken away with a minus.
  const sign = /^[+\-−–]/.exec(cells.points)?.[0] ?? '';
  const amount = cells.points.slice(sign.length).trimStart();
  const points = read('points', () => readWhole(amount), 'Нужно целое число баллов');
  if (points !== undefined && (points < 1 || points > 1_000_000)) addIssue('points', 'От 1 до 1 000 000 баллов');
  const direction = read('direction', readDirection, 'Нужно «Начислить» или «Списать»') ?? 'credit';
  if (sign !== '' && points !== undefined && readDirection(sign) !== direction) {
    addIssue('points', 'Знак баллов не подходит к операции');
  }
  if (cells.comment.length > 1000) addIssue('comment', 'Слишком длинное значение');
  const names = reasons.tuning.map(({ name }) => quoted(name)).join(', ');
  const row: AdjustmentLine = {
    phone: read('phone', readPhone, 'Номер телефона должен содержать 11 цифр') ?? '',
    direction,
    points: points ?? 0,
    reasonCode: read('reason', readReason, `Нет такой причины. Есть: ${names}`) ?? '',
    comment: read('comment', (cell) => cell, '') ?? '',
    expiresAt: read('expiresAt', readDay, 'Дата в виде 31.12.2026'),
    number: readOwnNumber(cells.number),
  };
  return { row, issues };
}
