/** Requests for support. */
export const support = {
  number: 'Номер',
  createdAt: 'Создано',
  author: 'Автор',
  partner: 'Партнёр',
  category: 'Категория',
  subject: 'Тема',
  priority: 'Приоритет',
  status: 'Статус',
  assignee: 'Исполнитель',
  dueAt: 'Ответить до',
  firstResponseAt: 'Первый ответ',
  resolvedAt: 'Решено',
  messages: 'Сообщений',
  rating: 'Оценка',
} as const;

export const processes = {
  number: 'Номер',
  kind: 'Тип',
  startedBy: 'Кто запустил',
  queuedAt: 'Поставлен',
  startedAt: 'Начат',
  finishedAt: 'Закончен',
  seconds: 'Длительность, с',
  done: 'Обработано',
  total: 'Всего',
  ok: 'Успешно',
  failed: 'С ошибками',
  status: 'Статус',
} as const;

export const logs = {
  at: 'Когда',
  actor: 'Кто',
  role: 'Роль',
  action: 'Действие',
  entity: 'Объект',
  label: 'Название',
  result: 'Результат',
  reason: 'Основание',
  address: 'Адрес',
  requestId: 'Запрос',
} as const;
