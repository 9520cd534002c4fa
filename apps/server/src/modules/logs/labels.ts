import type { AuditEntity } from '@pribavka/api/routes';

import { logActions } from '../dictionary/words.ts';

const entities: Record<AuditEntity, string> = {
  session: 'Сеанс',
  second_factor: 'Двухэтапный вход',
  security_settings: 'Настройки безопасности',
  member: 'Участник',
  passport: 'Паспортные данные',
  card: 'Карта',
  sale: 'Продажа',
  withdrawal: 'Выплата',
  registry: 'Реестр выплат',
  tuning: 'Корректировка',
  points_settings: 'Настройки баллов',
  role: 'Роль',
  partner: 'Партнёр',
  store: 'Торговая точка',
  store_group: 'Группа торговых точек',
  manufacturer: 'Производитель',
  technical_user: 'Технический пользователь',
  product: 'Товар',
  category: 'Категория',
  brand: 'Бренд',
  promotion: 'Акция',
  document: 'Документ',
  social: 'Социальная сеть',
  support_request: 'Обращение',
  process: 'Процесс',
  log: 'Журнал',
};

export const entityName = (type: string): string => entities[type as AuditEntity] ?? type;

export const actionName = (action: string): string => logActions.find((item) => item.code === action)?.name ?? action;

const fields: Record<string, string> = {
  lastName: 'Фамилия',
  firstName: 'Имя',
  middleName: 'Отчество',
  phone: 'Телефон',
  email: 'Эл. почта',
  status: 'Статус',
  name: 'Название',
  description: 'Описание',
  isPhoneVerified: 'Телефон подтверждён',
  added: 'Добавлено',
  removed: 'Отнято',
  dataScope: 'Видимость данных',
  points: 'Баллы',
  reason: 'Причина',
  storeId: 'Торговая точка',
  partnerId: 'Партнёр',
  roleCode: 'Роль',
  spendBlocked: 'Вывод приостановлен',
};

export const fieldName = (field: string): string => fields[field] ?? field;
