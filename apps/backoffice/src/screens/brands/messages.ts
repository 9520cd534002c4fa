import { formatCount, quoted } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

const products = (count: number): string => formatCount(count, ['товар', 'товара', 'товаров']);

export const brandsMessages = {
  title: 'Бренды',
  caption: 'Бренды программы',
  search: 'Название бренда',
  add: 'Добавить бренд',
  views: { all: 'Все', active: 'Активные', inactive: 'Выключенные' },
  columns: {
    logo: 'Логотип',
    name: 'Название',
    manufacturer: 'Производитель',
    products: 'Товаров',
    promotions: 'Акций',
    active: 'Активен',
  },
  empty: { title: 'Брендов нет', text: 'Добавьте первый бренд, чтобы распределить по нему товары.' },
  states: { active: 'Активен', inactive: 'Выключен' },
  card: { name: 'Бренды', previous: 'Предыдущий бренд', next: 'Следующий бренд' },
  activate: 'Включить',
  deactivate: 'Выключить',
  move: 'Перенести товары',
  delete: 'Удалить',
  description: 'Описание',
  deactivation: ({ name, productsCount }: { name: string; productsCount: number }) => ({
    title: `Выключить бренд ${quoted(name)}?`,
    body: `Продавцы не увидят в каталоге ни его, ни его товаров (${productsCount}). Включить можно в любой момент.`,
  }),
  activated: (name: string) => `Бренд ${quoted(name)} включён`,
  deactivated: (name: string) => `Бренд ${quoted(name)} выключен`,
  deletion: (name: string) => ({ title: `Удалить бренд ${quoted(name)}?`, body: 'Вернуть его будет нельзя.' }),
  deleted: (name: string) => `Бренд ${quoted(name)} удалён`,
  blocked: (count: number) =>
    `Бренд нельзя удалить: в нём ${products(count)}, считая архивные. Перенесите их в другой.`,
  moveTitle: (name: string) => `Перенести товары бренда ${quoted(name)}`,
  moveText: (count: number) => `Перенесём ${products(count)}. Прошлые продажи и начисления не изменятся.`,
  moved: (count: number) => `Перенесли ${products(count)}`,
  form: {
    create: 'Новый бренд',
    edit: (name: string) => `Бренд ${quoted(name)}`,
    saved: (name: string) => `Бренд ${quoted(name)} сохранён`,
    labels: {
      name: 'Название',
      manufacturerId: 'Производитель',
      description: 'Описание',
      logoFileId: 'Логотип',
      isActive: 'Продавцы видят бренд в каталоге',
    },
    target: 'В какой бренд',
  },
} as const;

const { states } = brandsMessages;

export const stateOf = ({ isActive }: { isActive: boolean }): State =>
  isActive ? { glyph: 'ok', word: states.active } : { glyph: 'stop', word: states.inactive };
