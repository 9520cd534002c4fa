import { programmeDay } from '../../../apps/server/src/http/wire-date.ts';
import { collect } from '../../../apps/server/src/core/processes/run-process.ts';
import { writeXlsx } from '../../../apps/server/src/core/tables/xlsx.ts';

/** A book of a shop's own, as its people would send it. */
export interface Book {
  name: string;
  bytes: Buffer;
  rows: number;
}

const dayMs = 86_400_000;

async function bookOf(name: string, header: readonly string[], lines: readonly string[][]): Promise<Book> {
  return { name: `${name}.xlsx`, bytes: await collect(writeXlsx('Лист', header, lines)), rows: lines.length };
}

/** Products whose articles begin with `prefix`, with prices. */
export function productsBook(prefix: string, rows: number): Promise<Book> {
  const header = ['Артикул', 'Название', 'Производитель', 'Бренд', 'РРЦ, ₽', 'Баллы', 'Статус', 'Описание'];
  const lines = Array.from({ length: rows }, (_, n) => [
    `${prefix}-${n}`,
    `Дрель Кремень ${prefix}-${n}`,
    'Завод',
    'Кремень',
    `${1000 + (n % 9000)},90`,
    String(50 + (n % 400)),
    'в продаже',
    `Два аккумулятора, кейс, партия ${n}`,
  ]);
  return bookOf('Каталог', header, lines);
}

/** Sales of these people over five days, one for each row. */
export function salesOf(phones: readonly string[], article: string, rows: number): Promise<Book> {
  const header = ['Номер продажи', 'Телефон участника', 'Дата продажи', 'Артикул', 'Количество', 'Цена, ₽'];
  const days = Array.from({ length: 5 }, (_, n) => {
    const day = programmeDay(new Date(Date.now() - n * dayMs));
    return day.split('-').toReversed().join('.');
  });
  const lines = Array.from({ length: rows }, (_, n) => [
    `П-${n}`,
    phones[n % phones.length]!,
    days[n % days.length]!,
    article,
    '1',
    '199,90',
  ]);
  return bookOf('Продажи', header, lines);
}
