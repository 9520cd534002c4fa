import type { AuditEntity } from '@pribavka/api/routes';

import { logActions } from '../../dictionary/index.ts';

/** What each kind of thing in the journal is called. */
export const entityNames: Readonly<Record<AuditEntity, string>> = {
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
  operation: 'Операция с баллами',
  points_settings: 'Настройки баллов',
  role: 'Роль',
  partner: 'Партнёр',
  store: 'Торговая точка',
  store_group: 'Группа торговых точек',
  manufacturer: 'Производитель',
  staff: 'Сотрудник',
  technical_user: 'Технический пользователь',
  product: 'Товар',
  category: 'Категория',
  brand: 'Бренд',
  promotion: 'Акция',
  document: 'Документ',
  social: 'Социальная сеть',
  support_request: 'Обращение',
  support_settings: 'Настройки поддержки',
  process: 'Процесс',
  summary: 'Сводка',
  log: 'Журнал',
};

export const entityName = (type: string): string => (entityNames as Readonly<Record<string, string>>)[type] ?? type;

export const actionName = (action: string): string => logActions.find((item) => item.code === action)?.name ?? action;

/** How a call ended, as the journal and its file say it. */
export const resultNames = { ok: 'Выполнено', denied: 'Отказано', error: 'Ошибка' } as const;

export const resultName = (result: keyof typeof resultNames): string => resultNames[result];
