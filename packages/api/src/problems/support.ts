import type { ProblemTable } from './types.ts';

/** Requests to support. */
export const supportProblems = {
  SUPPORT_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе обращения' },
  SUPPORT_REOPEN_LATE: { status: 409, text: 'Обращение закрыто давно. Создайте новое' },
  SUPPORT_CONTACT: { status: 400, text: 'Укажите телефон или эл. почту для ответа' },
  SUPPORT_CATEGORY: { status: 400, text: 'Выберите категорию из списка' },
  SUPPORT_ASSIGNEE: { status: 400, text: 'Этому сотруднику нельзя назначить обращение' },
  SUPPORT_MERGED: { status: 409, text: 'Обращение объединено с {number}. Продолжите в нём' },
  SUPPORT_MERGE_AUTHOR: { status: 409, text: 'Объединить можно только обращения одного автора' },
  SUPPORT_MERGE_CLOSED: { status: 409, text: 'Обращение {number} уже закрыто, объединить его нельзя' },
  SUPPORT_VARIABLE: { status: 400, text: 'Такой подстановки нет: {names}' },
  SUPPORT_LAST_CATEGORY: {
    status: 409,
    text: 'Оставьте хотя бы одну категорию: без неё никто не сможет написать в поддержку',
  },
} as const satisfies ProblemTable;
