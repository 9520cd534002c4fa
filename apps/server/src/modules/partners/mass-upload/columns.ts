import { email as emailRule, innChecksum, innLength, kppFormat, phoneLength } from '@pribavka/forms/rules';

import { digits, phoneDigits } from '../../lists/digits.ts';
import { type Mistake, titleOf } from '../../mass-upload/types.ts';

/** Columns of the file (rest 5.8), in the order of the template. */
export const columns = [
  ['name', 'Название'],
  ['legalName', 'Юр. лицо'],
  ['inn', 'ИНН'],
  ['kpp', 'КПП'],
  ['contactName', 'Контакт'],
  ['phone', 'Телефон'],
  ['email', 'Эл. почта'],
  ['code', 'Код точки'],
  ['storeName', 'Название точки'],
  ['address', 'Адрес'],
  ['region', 'Регион'],
] as const;

type Field = (typeof columns)[number][0];
export type UploadRow = Record<Field, string>;

const required: readonly Field[] = ['name', 'inn', 'code', 'address', 'region'];

export const sample: readonly string[] = [
  'Гвоздь',
  'ООО «Гвоздь»',
  '0000010016',
  '000101001',
  'Иванова Мария',
  '+7 (900) 555-00-01',
  'info@gvozd.example',
  'Т-01',
  '«Гвоздь» на Мира',
  'г. Тула, ул. Мира, д. 1',
  'Тульская область',
];

/** One row in the form it is stored, or what is wrong with it, column by column. */
export function readRow(cells: Readonly<Record<Field, string>>): { row: UploadRow; mistakes: Mistake[] } {
  const row: UploadRow = {
    ...cells,
    legalName: cells.legalName || cells.name,
    // Spreadsheets eat leading zeros of numbers: they come back by the length the number must have.
    inn: pad(digits(cells.inn), [10, 12]),
    kpp: cells.kpp === '' ? '' : cells.kpp.trim().toUpperCase().padStart(9, '0'),
    phone: cells.phone === '' ? '' : phoneDigits(cells.phone),
    email: cells.email.toLowerCase(),
    storeName: cells.storeName || `${cells.name}, ${cells.address}`.slice(0, 300),
  };
  const mistakes: Mistake[] = [];
  const mistake = (field: Field, message: string | undefined): void => {
    if (message) mistakes.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  for (const field of required) if (cells[field] === '') mistake(field, 'Обязательное поле');
  if (row.inn !== '') mistake('inn', innLength(row.inn) ?? innChecksum(row.inn));
  if (row.kpp !== '') mistake('kpp', kppFormat(row.kpp));
  if (row.phone !== '' && row.phone.length !== 11)
    mistake('phone', phoneLength('') ?? 'Номер телефона должен содержать 11 цифр');
  if (row.email !== '') mistake('email', emailRule(row.email));
  const long = columns.find(([field]) => cells[field].length > 500);
  if (long) mistake(long[0], 'Слишком длинное значение');
  return { row, mistakes };
}

function pad(value: string, lengths: readonly number[]): string {
  const length = lengths.find((candidate) => value.length <= candidate && candidate - value.length <= 2);
  return value === '' || length === undefined ? value : value.padStart(length, '0');
}
