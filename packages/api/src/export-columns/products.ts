/** The last seven are what an import of products takes besides. */
export const products = {
  article: 'Артикул',
  gtin: 'Штрихкод',
  name: 'Название',
  brand: 'Бренд',
  manufacturer: 'Производитель',
  category: 'Категория',
  rrp: 'РРЦ, ₽',
  points: 'Баллы',
  waiting: 'Ждут согласования',
  status: 'Статус',
  updatedAt: 'Изменён',
  model: 'Модель',
  serialRequired: 'Серийный номер',
  serialPattern: 'Шаблон номера',
  serialExample: 'Пример номера',
  isMarked: 'Честный знак',
  unit: 'Единица',
  description: 'Описание',
} as const;

/** The registry of a product, as its import takes it. */
export const serials = {
  article: 'Артикул',
  serial: 'Серийный номер',
  manufacturer: 'Производитель',
  partnerInn: 'ИНН партнёра',
  partnerKpp: 'КПП партнёра',
  shippedAt: 'Дата отгрузки',
  status: 'Статус',
} as const;

export const brands = {
  name: 'Название',
  manufacturer: 'Производитель',
  products: 'Товаров',
  promotions: 'Акций',
  status: 'Статус',
} as const;

export const promotions = {
  number: 'Номер',
  name: 'Название',
  benefit: 'Что даёт',
  manufacturer: 'Производитель',
  startsAt: 'Начало',
  endsAt: 'Окончание',
  budget: 'Бюджет',
  spent: 'Начислено',
  reserved: 'Зарезервировано',
  sales: 'Продаж',
  members: 'Участников',
  status: 'Статус',
} as const;

export const promotionAccruals = {
  at: 'Начислено',
  sale: 'Продажа',
  saleDate: 'Дата продажи',
  member: 'Участник',
  partner: 'Партнёр',
  store: 'Торговая точка',
  product: 'Товар',
  article: 'Артикул',
  units: 'Единиц',
  points: 'Баллы',
  returned: 'Возвращено',
  state: 'Состояние',
  version: 'Версия правила',
  activateAt: 'Активация',
} as const;
