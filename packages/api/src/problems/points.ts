import type { ProblemTable } from './types.ts';

/** Points, withdrawals, cards, registries, adjustments. */
export const pointsProblems = {
  POINTS_NOT_ENOUGH: { status: 409, text: 'Недостаточно баллов' },
  POINTS_DEBT: { status: 409, text: 'Вывод недоступен: есть задолженность {n|балл|балла|баллов}' },
  POINTS_BLOCKED: { status: 409, text: 'Вывод приостановлен: {reason}' },
  WITHDRAW_MIN: { status: 400, text: 'Минимальная сумма вывода — {n|балл|балла|баллов}' },
  WITHDRAW_MAX: { status: 400, text: 'Максимальная сумма вывода — {n|балл|балла|баллов}' },
  WITHDRAW_STEP: { status: 400, text: 'Сумма должна быть кратна {n}' },
  WITHDRAW_DAILY: { status: 409, text: 'За день можно подать заявок: {n}. Повторите завтра' },
  WITHDRAW_MONTHLY: { status: 409, text: 'В этом месяце можно вывести ещё {n|балл|балла|баллов}' },
  WITHDRAW_QUOTE_CHANGED: {
    status: 409,
    text: 'Курс или налог изменились: теперь вы получите {sum}. Проверьте и подтвердите ещё раз',
  },
  WITHDRAW_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе заявки' },
  WITHDRAW_CONDITIONS: { status: 409, text: 'Выплатить пока нельзя: {names}' },
  CARD_REQUIRED: { status: 400, text: 'Добавьте карту для выплат' },
  CARD_NUMBER: { status: 400, text: 'Проверьте номер карты' },
  CARD_EXISTS: { status: 409, text: 'Эта карта уже добавлена' },
  CARD_LIMIT: { status: 409, text: 'Больше {n} карт добавить нельзя' },
  CARD_IN_USE: { status: 409, text: 'По этой карте есть незавершённая выплата' },
  REGISTRY_EMPTY: { status: 400, text: 'Выберите хотя бы одну одобренную заявку' },
  REGISTRY_SAME_PERSON: { status: 403, text: 'Реестр утверждает не тот, кто его сформировал' },
  REGISTRY_STATUS: { status: 409, text: 'Это действие недоступно в текущем статусе реестра' },
  REGISTRY_REJECT_OWN: { status: 403, text: 'Реестр отклоняет не тот, кто его сформировал. Свой можно расформировать' },
  REGISTRY_DISBAND_OTHERS: {
    status: 403,
    text: 'До подписи реестр расформировывает тот, кто его сформировал. Чужой можно отклонить',
  },
  REGISTRY_SENT: {
    status: 409,
    text: 'Файл для банка уже скачан: расформировать реестр нельзя. Дождитесь ответа банка',
  },
  REGISTRY_LAST: { status: 409, text: 'Это последняя заявка: расформируйте или отклоните реестр целиком' },
  TUNING_SAME_PERSON: { status: 403, text: 'Корректировку утверждает не тот, кто её создал' },
  TUNING_EXPIRED: { status: 409, text: 'Срок действия баллов уже прошёл: отклоните корректировку' },
  TUNING_BOUND: {
    status: 409,
    text: 'Программа теперь разрешает не больше {n|балла|баллов|баллов} за одно начисление: отклоните корректировку',
  },
  TUNING_REPEATED: {
    status: 409,
    text: 'Уже есть такая же корректировка из файла: {number}. Чтобы провести ещё одну, измените комментарий',
  },
  TUNING_STATUS: { status: 409, text: 'Решение по корректировке уже принято' },
  SETTINGS_CONTROL: { status: 403, text: 'Эту настройку меняет только администратор' },
  SETTINGS_PENDING: { status: 409, text: 'Прошлое изменение ещё ждёт второго администратора' },
  SETTINGS_SAME_PERSON: { status: 403, text: 'Изменение подтверждает не тот администратор, который его предложил' },
  SETTINGS_DECIDED: { status: 409, text: 'Решение по этому изменению уже принято' },
  SETTINGS_EXPIRED: { status: 409, text: 'Настройки с тех пор изменились: предложите изменение снова' },
  MEMBER_NOT_FOUND: { status: 400, text: 'Участник не найден' },
} as const satisfies ProblemTable;
