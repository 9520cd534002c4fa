import { ceilings } from '@pribavka/api';

import { priceTooLarge, readDay, readKopecks, readPhone, readWhole } from '../../../core/imports/cells.ts';
import { type Cells, type ValidationIssue, titleOf } from '../../../core/imports/types.ts';

/** Columns of the file, in the order of the template; one row is one line of a sale. */
export const columns = [
  ['number', 'Номер продажи'],
  ['phone', 'Телефон участника'],
  ['externalId', 'Внешний ID участника'],
  ['storeCode', 'Код точки'],
  ['saleDate', 'Дата продажи'],
  ['article', 'Артикул'],
  ['gtin', 'Штрихкод'],
  ['quantity', 'Количество'],
  ['price', 'Цена, ₽'],
  ['serial', 'Серийный номер'],
  ['qr', 'QR чека'],
  ['saleDateReason', 'Причина другой даты'],
  ['comment', 'Комментарий'],
] as const;

export type Field = (typeof columns)[number][0];

export const identifiers: readonly Field[] = [
  'number',
  'phone',
  'externalId',
  'storeCode',
  'article',
  'gtin',
  'serial',
];

export const optional: readonly Field[] = [
  'phone',
  'externalId',
  'storeCode',
  'gtin',
  'quantity',
  'price',
  'serial',
  'qr',
  'saleDateReason',
  'comment',
];

export const sample: readonly string[] = [
  'ТТ-000145',
  '+7 (900) 555-00-01',
  '',
  'Т-01',
  '20.11.2026',
  'СТ-18042',
  '',
  '1',
  '5 990,00',
  'AB-123456',
  '',
  '',
  '',
];

/** One line of a sale with what the sale itself is; the same for all its lines. */
export interface SaleLine {
  number: string;
  phone: string | undefined;
  externalId: string;
  storeCode: string;
  saleDate: string;
  article: string;
  gtin: string;
  quantity: number;
  priceKopecks: number | undefined;
  serial: string;
  qr: string;
  /** Why the date is another one than in the receipt. */
  saleDateReason: string;
  comment: string;
}

/** Lines of one sale: a till numbers its own shop, without which the shop is the seller's. */
export const unitOf = ({ number, storeCode, externalId, phone }: SaleLine): string =>
  number === '' ? '' : [number, storeCode.toLowerCase() || `of ${externalId || (phone ?? '')}`].join('|');

const wrongQuantity = `Нужно целое число от 1 до ${ceilings.quantity}`;
const longest: Partial<Record<Field, number>> = {
  number: 64,
  serial: 300,
  qr: 500,
  saleDateReason: 300,
  comment: 1000,
};

/** A row as a line of a sale, or what is wrong with it. */
export function readLine(cells: Cells<Field>): { row: SaleLine; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const addIssue = (field: Field, message: string): void => {
    issues.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  const read = <T>(field: Field, parse: (cell: string) => T | undefined, message: string): T | undefined => {
    const value = cells[field] === '' ? undefined : parse(cells[field]);
    if (cells[field] !== '' && value === undefined) addIssue(field, message);
    return value;
  };
  if (cells.number === '') addIssue('number', 'Обязательное поле');
  if (cells.saleDate === '') addIssue('saleDate', 'Обязательное поле');
  if (cells.article === '' && cells.gtin === '') addIssue('article', 'Укажите артикул или штрихкод');
  for (const field of columns.map(([name]) => name)) {
    if (cells[field].length > (longest[field] ?? 200)) addIssue(field, 'Слишком длинное значение');
  }
  const quantity = read('quantity', readWhole, wrongQuantity) ?? 1;
  if (quantity < 1 || quantity > ceilings.quantity) addIssue('quantity', wrongQuantity);
  const row: SaleLine = {
    number: cells.number,
    // The seller is known by the id alone: a phone next to it may be masked.
    phone: cells.externalId === '' ? read('phone', readPhone, 'Номер телефона должен содержать 11 цифр') : undefined,
    externalId: cells.externalId,
    storeCode: cells.storeCode,
    saleDate: read('saleDate', readDay, 'Дата в виде 20.11.2026') ?? '',
    article: cells.article,
    gtin: cells.gtin,
    quantity,
    priceKopecks: read('price', readKopecks, 'Цена в рублях, например 5 990,00'),
    serial: cells.serial,
    qr: cells.qr,
    saleDateReason: cells.saleDateReason,
    comment: cells.comment,
  };
  if ((row.priceKopecks ?? 0) > ceilings.priceKopecks) addIssue('price', priceTooLarge);
  return { row, issues };
}
