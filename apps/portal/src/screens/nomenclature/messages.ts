import { quoted } from '@pribavka/ui';

/** Words of the catalogue; those of its filters and of a product's card come with them. */
export const productMessages = {
  title: 'Каталог',
  loading: 'Загружаем каталог…',
  count: ['товар участвует', 'товара участвуют', 'товаров участвуют'],
  forms: ['товар', 'товара', 'товаров'],
  found: (count: string) => `Найдено: ${count}`,
  serial: 'Нужен серийный номер',
  usual: 'вместо обычных',
  promotion: (name: string) => `Акция ${quoted(name)}:`,
  others: (count: number) => `и ещё ${count}`,
  search: 'Название, артикул или штрихкод',
  searchShort: 'Название или артикул',
  scan: 'Найти по коду на упаковке',
  filters: 'Фильтры',
  empty: 'Каталог ещё не заполнен',
  nothing: 'По вашему запросу ничего не найдено',
  reset: 'Сбросить фильтры',
  failed: 'Не загрузили каталог',
} as const;
