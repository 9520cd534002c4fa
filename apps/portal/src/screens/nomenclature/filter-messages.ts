import { quoted } from '@pribavka/ui';

/** Words of the catalogue's filters. */
export const filterMessages = {
  quick: 'Быстрые фильтры',
  quickPromotion: 'С акцией',
  brandName: (name: string) => quoted(name),
  sheet: 'Фильтры',
  order: 'Сначала',
  orderPrefix: 'Сначала:',
  withPromotion: 'Только с акцией',
  brand: 'Бренд',
  category: 'Категория',
  manufacturer: 'Производитель',
  points: 'Баллов за штуку',
  from: 'от',
  to: 'до',
} as const;

/** What may come first in the list. */
export const orderOptions = [
  { value: 'points', label: 'больше баллов' },
  { value: 'name', label: 'по названию' },
] as const;
