import { ceilings, productStatuses, statuses } from '@pribavka/api';
import { fitsPattern, isGtin, serialPatternProblem } from '@pribavka/forms/rules';

import { digits } from '../../../../core/text/digits.ts';
import { priceTooLarge, readDay, readKopecks, readWhole } from '../../../../core/imports/cells.ts';
import { type Cells, type ValidationIssue, titleOf } from '../../../../core/imports/types.ts';

/** Columns of the file; those of the export among them, so that an exported list loads as it is. */
export const columns = [
  ['article', 'Артикул'],
  ['name', 'Название'],
  ['manufacturer', 'Производитель'],
  ['brand', 'Бренд'],
  ['category', 'Категория'],
  ['gtin', 'Штрихкод'],
  ['model', 'Модель'],
  ['rrp', 'РРЦ, ₽'],
  ['points', 'Баллы'],
  ['pointsFrom', 'Баллы с'],
  ['serialRequired', 'Серийный номер'],
  ['serialPattern', 'Шаблон номера'],
  ['serialExample', 'Пример номера'],
  ['isMarked', 'Честный знак'],
  ['unit', 'Единица'],
  ['status', 'Статус'],
  ['description', 'Описание'],
] as const;

export type Field = (typeof columns)[number][0];

export const identifiers: readonly Field[] = ['article', 'gtin', 'model', 'serialExample'];

export const optional: readonly Field[] = columns
  .map(([field]) => field)
  .filter((f) => f !== 'article' && f !== 'name');

/** A row as it is written: an empty cell is `undefined` and changes nothing. */
export interface ProductLine {
  article: string;
  name: string;
  manufacturer: string | undefined;
  brand: string | undefined;
  category: string | undefined;
  gtin: string | undefined;
  model: string | undefined;
  rrpKopecks: number | undefined;
  points: number | undefined;
  pointsFrom: string | undefined;
  serialRequired: boolean | undefined;
  serialPattern: string | undefined;
  serialExample: string | undefined;
  isMarked: boolean | undefined;
  unit: string | undefined;
  status: 'draft' | 'active' | 'archived' | undefined;
  description: string | undefined;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();
const yes = new Set(['да', 'нужен', 'требуется', '1', '+', 'yes', 'истина', 'true']);
const no = new Set(['нет', 'не нужен', 'не требуется', '0', '-', 'no', 'ложь', 'false']);
// The words of the screens first, then what people write of their own.
const states: Record<string, ProductLine['status']> = {
  ...Object.fromEntries(productStatuses.map((code) => [plain(statuses.product[code].word), code])),
  активен: 'active',
  'в продаже': 'active',
  архив: 'archived',
};
const statusNames = productStatuses.map((code) => `«${statuses.product[code].word}»`).join(', ');

/** Longest text of a column. */
const longest: Partial<Record<Field, number>> = {
  article: 64,
  name: 300,
  model: 120,
  serialPattern: 200,
  serialExample: 64,
  unit: 20,
  description: 5000,
};

const wrongPoints = `Нужно целое число от 0 до ${ceilings.basePoints.toLocaleString('ru-RU')}`;

export function readLine(cells: Cells<Field>): { row: ProductLine; issues: ValidationIssue[] } {
  const issues: ValidationIssue[] = [];
  const addIssue = (field: Field, message: string): void => {
    issues.push({ column: titleOf(columns, field), value: cells[field].slice(0, 300), message });
  };
  const text = (field: Field): string | undefined => {
    if (cells[field].length > (longest[field] ?? 500)) addIssue(field, 'Слишком длинное значение');
    return cells[field] === '' ? undefined : cells[field];
  };
  const read = <T>(field: Field, parse: (cell: string) => T | undefined, message: string): T | undefined => {
    if (cells[field] === '') return undefined;
    const value = parse(cells[field]);
    if (value === undefined) addIssue(field, message);
    return value;
  };
  for (const field of ['article', 'name'] as const) if (cells[field] === '') addIssue(field, 'Обязательное поле');
  const row: ProductLine = {
    article: text('article') ?? '',
    name: text('name') ?? '',
    manufacturer: text('manufacturer'),
    brand: text('brand'),
    category: text('category'),
    gtin: read('gtin', readGtin, 'Проверьте штрихкод: контрольная цифра не совпадает'),
    model: text('model'),
    rrpKopecks: read('rrp', readKopecks, 'Нужна сумма в рублях'),
    points: read('points', readPoints, wrongPoints),
    pointsFrom: read('pointsFrom', readDay, 'Дата в виде 31.12.2026'),
    serialRequired: read('serialRequired', readFlag, 'Нужно «да» или «нет»'),
    serialPattern: text('serialPattern'),
    serialExample: text('serialExample'),
    isMarked: read('isMarked', readFlag, 'Нужно «да» или «нет»'),
    unit: text('unit'),
    status: read('status', (cell) => states[plain(cell)], `Нет такого статуса. Есть: ${statusNames}`),
    description: text('description'),
  };
  if ((row.rrpKopecks ?? 0) > ceilings.priceKopecks) addIssue('rrp', priceTooLarge);
  const wrong = row.serialPattern ? serialPatternProblem(row.serialPattern) : undefined;
  if (wrong) addIssue('serialPattern', `Шаблон не подходит: ${wrong}`);
  if (!wrong && row.serialPattern && row.serialExample && !fitsPattern(row.serialPattern, row.serialExample)) {
    addIssue('serialExample', 'Пример не подходит к шаблону');
  }
  if (row.pointsFrom && row.points === undefined) addIssue('points', 'Обязательное поле');
  return { row, issues };
}

/** Spreadsheets eat leading zeros: a code comes back by the length it must have. */
function readGtin(cell: string): string | undefined {
  const found = digits(cell);
  const full = [8, 12, 13, 14]
    .map((length) => found.padStart(length, '0'))
    .filter((code) => code.length - found.length <= 2);
  return full.find((code) => isGtin(code));
}

function readPoints(cell: string): number | undefined {
  const points = readWhole(cell);
  return points !== undefined && points <= ceilings.basePoints ? points : undefined;
}

const readFlag = (cell: string): boolean | undefined =>
  yes.has(plain(cell)) ? true : no.has(plain(cell)) ? false : undefined;

export const sample: readonly string[] = [
  'ОБРАЗЕЦ-1',
  'Образец: дрель-шуруповёрт СТ 18-042',
  'Стрежень',
  'СТРЕЖЕНЬ',
  'Электроинструмент',
  '4600000000008',
  '18-042',
  '7 990,00',
  '350',
  '',
  'да',
  'СТ-\\d{2}-\\d{7}',
  'СТ-26-0012345',
  'нет',
  'шт.',
  statuses.product.draft.word,
  'Два аккумулятора, кейс',
];
