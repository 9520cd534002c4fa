import type { ProblemTable } from './types.ts';

/** Points, withdrawals, cards, registries, adjustments. */
export const pointsProblems = {
  POINTS_NOT_ENOUGH: { status: 409, text: 'Недостаточно баллов' },
  POINTS_DEBT: { status: 409, text: 'Вывод недоступен: есть задолженность {n}' },
  POINTS_BLOCKED: { status: 409, text: 'Вывод приостановлен: {reason}' },
  WITHDRAW_MIN: { status: 400, text: 'Минимальная сумма вывода — {n}' },
  WITHDRAW_MAX: { status: 400, text: 'Максимальная сумма вывода — {n}' },
  WITHDRAW_STEP: { status: 400, text: 'Сумма должна быть кратна {n}' },
  WITHDRAW_DAILY: { status: 409, text: 'За день можно подать заявок: {n}. Повторите завтра' },
  WITHDRAW_MONTHLY: { status: 409, text: 'В этом месяце можно вывести ещё {n}' },
  WITHDRAW_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе заявки' },
  CARD_REQUIRED: { status: 400, text: 'Добавьте карту для выплат' },
  CARD_NUMBER: { status: 400, text: 'Проверьте номер карты' },
  CARD_EXISTS: { status: 409, text: 'Эта карта уже добавлена' },
  CARD_LIMIT: { status: 409, text: 'Больше {n} карт добавить нельзя' },
  CARD_IN_USE: { status: 409, text: 'По этой карте есть незавершённая выплата' },
  REGISTRY_EMPTY: { status: 400, text: 'Выберите хотя бы одну одобренную заявку' },
  REGISTRY_SAME_PERSON: { status: 403, text: 'Реестр утверждает не тот, кто его сформировал' },
  REGISTRY_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе реестра' },
  TUNING_SAME_PERSON: { status: 403, text: 'Корректировку утверждает не тот, кто её создал' },
  TUNING_STATUS: { status: 409, text: 'Решение по корректировке уже принято' },
  MEMBER_NOT_FOUND: { status: 400, text: 'Участник не найден' },
} as const satisfies ProblemTable;
