import { formatCount, formatNumber, quoted } from '@pribavka/ui';

const products = (count: number): string => formatCount(count, ['товар', 'товара', 'товаров']);
const brands = (count: number): string => formatCount(count, ['бренд', 'бренда', 'брендов']);

interface Sums {
  readonly productsCount: number;
  readonly brandsCount: number;
}

const listed = ({ productsCount, brandsCount }: Sums): string => `${products(productsCount)} (${brands(brandsCount)})`;

const leaving = (sums: Sums): string =>
  `Сотрудники производителя выйдут из системы, из каталога продавцов уберём ${listed(sums)}. Прошлые продажи и начисления не изменятся.`;

export const manufacturersMessages = {
  title: 'Производители',
  caption: 'Производители программы',
  search: 'Название, юр. лицо, ИНН, телефон или почта',
  add: 'Добавить производителя',
  views: { all: 'Все', active: 'Действующие', suspended: 'Приостановленные', archived: 'Архив' },
  columns: {
    name: 'Название',
    legalName: 'Юр. лицо',
    inn: 'ИНН',
    contact: 'Контакт',
    brands: 'Брендов',
    products: 'Товаров',
    status: 'Статус',
    createdAt: 'Добавлен',
  },
  empty: { title: 'Производителей нет', text: 'Добавьте первого: его бренды и товары появятся в каталоге.' },
  card: { name: 'Производители', previous: 'Предыдущий производитель', next: 'Следующий производитель' },
  suspend: 'Приостановить',
  activate: 'Возобновить',
  activated: (name: string) => `Производитель ${quoted(name)} снова действует`,
  archive: 'В архив',
  restore: 'Вернуть из архива',
  restoration: ({ name, ...sums }: Sums & { name: string }) => ({
    title: `Вернуть производителя ${quoted(name)} из архива?`,
    body: `В каталог продавцов вернём ${listed(sums)}, сотрудники производителя снова смогут войти.`,
  }),
  hasPromotions: (count: number) =>
    `В архив нельзя, пока не завершены акции на товары производителя: ${formatNumber(count)}.`,
  tabs: { details: 'Реквизиты', brands: 'Бренды', products: 'Товары', promotions: 'Акции', statistics: 'Статистика' },
  details: {
    legalName: 'Юр. лицо',
    inn: 'ИНН',
    kpp: 'КПП',
    contactName: 'Контактное лицо',
    phone: 'Телефон',
    email: 'Эл. почта',
    login: 'Логин',
    lastLoginAt: 'Последний вход',
    createdAt: 'Добавлен',
    changed: 'Изменён',
    changedBy: 'Кто изменил',
    never: 'Ещё не входил',
  },
  brands: { caption: 'Бренды производителя', empty: 'Брендов нет', name: 'Бренд' },
  products: {
    caption: 'Товары производителя',
    empty: 'Товаров нет',
    columns: { article: 'Артикул', name: 'Название', brand: 'Бренд', points: 'Баллы', status: 'Статус' },
    all: 'Все товары в номенклатуре',
  },
  promotions: { empty: 'Акций на товары производителя нет' },
  statistics: {
    period: 'Период',
    periods: { month: '30 дней', quarter: '90 дней', year: 'Год' },
    units: 'Продано',
    pieces: (count: number) => `${formatNumber(count)} шт.`,
    revenue: 'Выручка',
    points: 'Баллы',
    returns: 'Возвраты',
    before: (value: string) => `было ${value}`,
    byProduct: 'Лучшие товары',
    byBrand: 'По брендам',
    name: 'Название',
    empty: 'Продаж за период нет',
    asOf: (moment: string) => `Данные на ${moment}`,
  },
  reason: 'Причина',
  leaving: {
    suspended: {
      action: 'Приостановить',
      title: (name: string) => `Приостановить производителя ${quoted(name)}?`,
      text: (sums: Sums) => `${leaving(sums)} Возобновить можно в любой момент.`,
      done: (name: string) => `Производитель ${quoted(name)} приостановлен`,
    },
    archived: {
      action: 'В архив',
      title: (name: string) => `Убрать производителя ${quoted(name)} в архив?`,
      text: (sums: Sums) =>
        `${leaving(sums)} Производитель уйдёт из списков и выбора, незавершённых акций у него нет. Вернуть из архива можно.`,
      done: (name: string) => `Производитель ${quoted(name)} в архиве`,
    },
  },
  form: {
    create: 'Новый производитель',
    edit: (name: string) => `Производитель ${quoted(name)}`,
    saved: (name: string) => `Производитель ${quoted(name)} сохранён`,
    loginHint: 'На эту почту придёт ссылка, по которой производитель задаст пароль',
    labels: {
      name: 'Название',
      legalName: 'Юр. лицо',
      inn: 'ИНН',
      kpp: 'КПП',
      contactName: 'Контактное лицо',
      phone: 'Телефон',
      email: 'Эл. почта',
      login: 'Логин для входа',
      logoFileId: 'Логотип',
    },
  },
} as const;
