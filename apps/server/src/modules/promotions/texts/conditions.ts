import { plural } from '../../../core/text/plural.ts';
import type { NameOf } from '../repository/names.ts';
import type { Conditions } from '../../promotion-rules/index.ts';

export const number = new Intl.NumberFormat('ru-RU');
const money = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** One thing a rule says; `field` is its place in the form. */
export interface RuleLine {
  field: string;
  title: string;
  text: string;
}

const weekdays = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'];
const onWeekdays = ['понедельникам', 'вторникам', 'средам', 'четвергам', 'пятницам', 'субботам', 'воскресеньям'];

/** «а», «а и б», «а, б и в». */
export const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} и ${names.at(-1)}`;

/** The first names, and how many more there are. */
export function listed(ids: readonly string[], nameOf: NameOf, most = 10): string[] {
  const names = ids.map((id) => nameOf(id) ?? 'удалено');
  return names.length > most ? [...names.slice(0, most), `ещё ${number.format(names.length - most)}`] : names;
}

export const roubles = (kopecks: number): string => `${money.format(kopecks / 100)} ₽`;

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** «от 1 000 до 5 000 ₽», «от 30 дней», «до 90 дней»; empty where there is no border. */
export function rangeText(from: number | undefined, to: number | undefined, unit: (value: number) => string): string {
  if (from !== undefined && to !== undefined) return from === to ? unit(from) : `от ${unit(from)} до ${unit(to)}`;
  if (from !== undefined) return `от ${unit(from)}`;
  return to === undefined ? '' : `до ${unit(to)}`;
}

export const daysOf = (days: number): string => `${number.format(days)} ${plural(days, 'дня', 'дней', 'дней')}`;

export const hoursText = ({ timeFrom, timeTo }: Conditions): string =>
  timeFrom === undefined && timeTo === undefined ? '' : `с ${clock(timeFrom ?? 0)} до ${clock(timeTo ?? 1440)}`;

export function weekdaysText(days: readonly number[] | undefined, names: 'on' | 'name' = 'name'): string {
  const list = names === 'on' ? onWeekdays : weekdays;
  return joined([...new Set(days ?? [])].sort((a, b) => a - b).map((day) => list[day - 1] ?? ''));
}

const lists = [
  ['brandIds', 'Бренды'],
  ['excludeBrandIds', 'Кроме брендов'],
  ['productIds', 'Товары'],
  ['excludeProductIds', 'Кроме товаров'],
  ['categoryIds', 'Категории'],
  ['excludeCategoryIds', 'Кроме категорий'],
  ['manufacturerIds', 'Производители'],
  ['excludeManufacturerIds', 'Кроме производителей'],
  ['partnerIds', 'Партнёры'],
  ['excludePartnerIds', 'Кроме партнёров'],
  ['storeIds', 'Торговые точки'],
  ['excludeStoreIds', 'Кроме торговых точек'],
  ['storeGroupIds', 'Группы торговых точек'],
  ['excludeStoreGroupIds', 'Кроме групп торговых точек'],
  ['positions', 'Должности'],
] as const satisfies readonly (readonly [keyof Conditions, string])[];

/** Where, for what and for whom it holds, a line each: the same for the portal, the card, a draft and the file. */
export function conditionLines(c: Conditions, nameOf: NameOf, most = 10): RuleLine[] {
  const line = (field: keyof Conditions, title: string, text: string): RuleLine[] =>
    text === '' ? [] : [{ field: `conditions.${field}`, title, text }];
  const asItIs: NameOf = (name) => name;
  return [
    ...lists.flatMap(([field, title]) => line(field, title, listed(c[field] ?? [], nameOf, most).join(', '))),
    ...line('regions', 'Регионы', listed(c.regions ?? [], asItIs, most).join(', ')),
    ...line('excludeRegions', 'Кроме регионов', listed(c.excludeRegions ?? [], asItIs, most).join(', ')),
    ...line('minQuantity', 'Количество', (c.minQuantity ?? 1) > 1 ? `от ${c.minQuantity} шт. в одной позиции` : ''),
    ...line('priceFrom', 'Цена за единицу', rangeText(c.priceFrom, c.priceTo, roubles)),
    ...line('weekdays', 'Дни недели', weekdaysText(c.weekdays)),
    ...line('timeFrom', 'Время по чеку', hoursText(c)),
    ...line('tenureFrom', 'Стаж в программе', rangeText(c.tenureFrom, c.tenureTo, daysOf)),
  ];
}
