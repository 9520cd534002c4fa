/** One of 100 000: two numbers and two Russian texts worth sorting by. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly status: string;
  readonly shop: string;
  readonly sales: number;
  readonly points: number;
  readonly sum: number;
  readonly activity: string;
}

export const columnIds = [
  'id',
  'name',
  'phone',
  'city',
  'status',
  'shop',
  'sales',
  'points',
  'sum',
  'activity',
] as const satisfies readonly (keyof Row)[];

export const rowHeight = 40;
export const columnWidth = 130;
export const boxHeight = 600;

const starts = ['Бел', 'Ель', 'Ёж', 'Жар', 'Зим', 'Кра', 'Лес', 'Мор', 'Ост', 'Пет', 'Руд', 'Сол', 'Тих', 'Фад', 'Шар'];
const middles = ['ин', 'ов', 'ёл', 'еп', 'ан', 'ич', 'ук', 'ор', 'яг', 'ыш'];
const ends = ['ова', 'ева', 'ина', 'ская', 'ёва', 'цына'];
const firsts = ['Анна', 'Дарья', 'Ева', 'Ёлка', 'Лилия', 'Полина', 'Софья', 'Фаина', 'Юлия', 'Яна'];
const patronymics = ['Андреевна', 'Олеговна', 'Петровна', 'Сергеевна', 'Фёдоровна', 'Яковлевна'];
const cities = ['Казань', 'Орёл', 'Пермь', 'Самара', 'Тверь', 'Уфа', 'Челябинск'];
const statuses = ['Подтверждён', 'На модерации', 'Заблокирован'];
const shops = ['«Мастерок» на Победы', '«Ладья» ТЦ «Орион»', '«Домострой» на Ленина', '«Сибинструмент» № 4'];

/** The same numbers every time: a round compares peers, not luck. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fresh rows, as an answer of a server gives them: nothing a peer has kept about older ones helps it. */
export function makeRows(count: number): Row[] {
  const next = sequence(20_261_122);
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const rows = Array.from({ length: count }, (_, at): Row => ({
    id: String(100_000 + at),
    name: `${pick(starts)}${pick(middles)}${pick(ends)} ${pick(firsts)} ${pick(patronymics)}`,
    phone: `+7 (9${String(Math.floor(next() * 1e9)).padStart(9, '0')}`,
    city: pick(cities),
    status: pick(statuses),
    shop: pick(shops),
    sales: Math.floor(next() * 500),
    points: Math.floor(next() * 1_000_000),
    sum: Math.floor(next() * 1e7) / 100,
    activity: `2026-11-${String(1 + Math.floor(next() * 28)).padStart(2, '0')}`,
  }));
  return JSON.parse(JSON.stringify(rows)) as Row[];
}

export type SortKey = 'points' | 'name';

const order = new Intl.Collator('ru');

/** For peers that take a comparator: what an application would give them. */
export const compareRows: Readonly<Record<SortKey, (a: Row, b: Row) => number>> = {
  points: (a, b) => a.points - b.points,
  name: (a, b) => order.compare(a.name, b.name),
};
