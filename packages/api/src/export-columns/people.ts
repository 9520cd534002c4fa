/** Participants; the last six are opened from the sealed data. */
export const members = {
  number: 'ID',
  fullName: 'ФИО',
  phone: 'Телефон',
  email: 'Эл. почта',
  partner: 'Партнёр',
  store: 'Торговая точка',
  status: 'Статус',
  passportStatus: 'Паспортные данные',
  active: 'Доступно',
  pending: 'Ожидают',
  debt: 'Задолженность',
  sales: 'Продаж за 30 дней',
  risk: 'Риск',
  taxStatus: 'Налоговый статус',
  registeredAt: 'Регистрация',
  lastLoginAt: 'Последний вход',
  birthDate: 'Дата рождения',
  passport: 'Паспорт',
  passportIssued: 'Выдан',
  address: 'Адрес регистрации',
  inn: 'ИНН',
  snils: 'СНИЛС',
} as const;

/** With one of the last three a row is a shop that works: that is what an import of partners takes. */
export const partners = {
  name: 'Название',
  legalName: 'Юр. лицо',
  inn: 'ИНН',
  kpp: 'КПП',
  contact: 'Контакт',
  phone: 'Телефон',
  email: 'Эл. почта',
  region: 'Регион',
  stores: 'Точек',
  members: 'Участников',
  sales: 'Продаж за 30 дней',
  status: 'Статус',
  createdAt: 'Создан',
  storeCode: 'Код точки',
  storeName: 'Название точки',
  address: 'Адрес',
} as const;

export const manufacturers = {
  name: 'Название',
  legalName: 'Юр. лицо',
  inn: 'ИНН',
  contact: 'Контакт',
  phone: 'Телефон',
  email: 'Эл. почта',
  brands: 'Брендов',
  products: 'Товаров',
  status: 'Статус',
  createdAt: 'Добавлен',
} as const;

export const storeGroups = {
  name: 'Название',
  kind: 'Тип',
  partners: 'Партнёров',
  stores: 'Точек',
  promotions: 'Используется в акциях',
  status: 'Статус',
  updatedAt: 'Обновлена',
} as const;

export const technical = {
  name: 'Система',
  login: 'Логин',
  status: 'Статус',
  lastUsedAt: 'Последний вызов',
  errors: 'Ошибок за 24 ч',
  owner: 'Владелец',
  grants: 'Прав',
  ips: 'IP',
  expiresAt: 'Действует до',
} as const;
