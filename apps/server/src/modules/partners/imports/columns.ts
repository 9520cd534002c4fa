import { schemas } from '@pribavka/api/schemas';
import { email as emailRule, kpp } from '@pribavka/forms/rules';

import { phoneDigits } from '../../../core/text/digits.ts';
import { readPhone } from '../../../core/imports/cells.ts';
import { refuseDamaged } from '../../../core/imports/damaged.ts';
import { innIssue, readInn } from '../../../core/imports/inn.ts';
import { readKpp } from '../../../core/imports/kpp.ts';
import { type ValidationIssue, titleOf } from '../../../core/imports/types.ts';
import { quoted } from '../../../core/text/quoted.ts';

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

export type Field = (typeof columns)[number][0];

// Numbers of things, of which a spreadsheet may leave only the beginning.
const numbers = ['inn', 'kpp', 'phone', 'code'] as const;
export type UploadRow = Record<Field, string>;

const required: readonly Field[] = ['name', 'inn', 'code', 'address', 'region'];

/** Columns a file may do without. */
export const optional: readonly Field[] = columns.map(([field]) => field).filter((field) => !required.includes(field));

const { properties: partner } = schemas['partners.register'].body;
const { properties: store } = schemas['stores.create'].body;

const lengthOf = (schema: object): number => Number((schema as { maxLength?: unknown }).maxLength);

/** What the contract lets a form send and a list show; numbers have their own lengths. */
const longest = {
  name: lengthOf(partner.name),
  legalName: lengthOf(partner.legalName),
  contactName: lengthOf(partner.contactName),
  email: lengthOf(partner.email),
  code: lengthOf(store.code),
  storeName: lengthOf(store.name),
  address: lengthOf(store.address),
  region: lengthOf(store.region),
} satisfies Partial<Record<Field, number>>;

// Numbers of region 00 are nobody's, and the demo has no partner with these.
const sampleInn = '0090000010';

export const sample: readonly string[] = [
  'Гвоздь',
  'ООО «Гвоздь»',
  sampleInn,
  '009901001',
  'Иванова Мария',
  '+7 (900) 555-00-01',
  'info@gvozd.example',
  'Т-01',
  '«Гвоздь» на Мира',
  'г. Тула, ул. Мира, д. 1',
  'Тульская область',
];

/** One row in the form it is stored, or what is wrong with it, column by column. */
export function readRow(cells: Readonly<Record<Field, string>>): { row: UploadRow; issues: ValidationIssue[] } {
  const inn = readInn(cells.inn);
  const row: UploadRow = {
    ...cells,
    legalName: cells.legalName || cells.name,
    inn: inn ?? '',
    kpp: readKpp(cells.kpp),
    phone: readPhone(cells.phone) ?? '',
    email: cells.email.toLowerCase(),
    storeName: cells.storeName || `${cells.name}, ${cells.address}`.slice(0, longest.storeName),
  };
  const issues: ValidationIssue[] = [];
  const addIssue = (field: Field, message: string | undefined): void => {
    if (message) issues.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  // A file made in the template often keeps its sample above the rows: it must not become a partner.
  if (row.inn === sampleInn) {
    addIssue('inn', 'Это строка образца: замените её своими данными или удалите');
    return { row, issues };
  }
  for (const field of required) if (cells[field] === '') addIssue(field, 'Обязательное поле');
  if (cells.inn !== '') addIssue('inn', innIssue(inn));
  addIssue('kpp', kpp(row.kpp));
  if (cells.phone !== '' && row.phone === '') addIssue('phone', phoneIssue(cells.phone));
  addIssue('email', emailRule(row.email));
  for (const [field, title] of columns) {
    const most = (longest as Partial<Record<Field, number>>)[field];
    if (most !== undefined && cells[field].length > most) addIssue(field, `${quoted(title)}: не больше ${most} знаков`);
  }
  return { row, issues: refuseDamaged(columns, cells, numbers, issues) };
}

const phoneIssue = (cell: string): string =>
  phoneDigits(cell).length === 11 ? 'Номер телефона начинается с 7' : 'Номер телефона должен содержать 11 цифр';
