import type { ProblemTable } from './types.ts';

/** Requests to support. */
export const supportProblems = {
  SUPPORT_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе обращения' },
  SUPPORT_REOPEN_LATE: { status: 409, text: 'Обращение закрыто давно. Создайте новое' },
  SUPPORT_CONTACT: { status: 400, text: 'Укажите телефон или эл. почту для ответа' },
  SUPPORT_CATEGORY: { status: 400, text: 'Выберите категорию из списка' },
  SUPPORT_ASSIGNEE: { status: 400, text: 'Этому сотруднику нельзя назначить обращение' },
} as const satisfies ProblemTable;
