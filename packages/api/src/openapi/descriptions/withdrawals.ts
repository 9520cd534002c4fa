import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Withdrawals of points and the cards they are paid to. */
export const withdrawalDescriptions = {
  'withdrawals.quote': {
    summary: 'Считает вывод: сумма, налог, к выплате, срок',
    description:
      '`blockers` называет всё, что мешает, со ссылкой, где это исправить. `version` меняется вместе с курсом, видом налога и суммами: её передают в `withdrawals.create`. Ничего не меняет.',
  },
  'withdrawals.sendCode': {
    summary: 'Отправляет код подтверждения вывода',
    refusals: ['CODE_TOO_SOON'],
  },
  'withdrawals.create': {
    summary: 'Подаёт заявку на вывод: баллы переходят в резерв',
    description:
      'Один ключ повтора — одна заявка: с теми же баллами и картой он вернёт её и через сутки, и с другим кодом, с другими — откажет. После отказа ключ свободен. `quoteVersion` — `version` расчёта, с которым человек согласился; если расчёт с тех пор другой, заявки нет, код не потрачен, новый расчёт — в `current`. Без `quoteVersion` заявка подаётся по курсу и налогу этой минуты.',
    refusals: [
      'WITHDRAW_QUOTE_CHANGED',
      'IDEMPOTENCY_MISMATCH',
      'POINTS_NOT_ENOUGH',
      'POINTS_DEBT',
      'POINTS_BLOCKED',
      'WITHDRAW_MIN',
      'WITHDRAW_MAX',
      'WITHDRAW_STEP',
      'WITHDRAW_DAILY',
      'WITHDRAW_MONTHLY',
      'CARD_REQUIRED',
      'PASSPORT_REQUIRED',
      'PASSPORT_ON_CHECK',
      'PASSPORT_DECLINED',
      'CODE_REQUIRED',
      'CODE_WRONG',
      'CODE_EXPIRED',
    ],
  },
  'withdrawals.list': {
    summary: 'Свои заявки на вывод',
    description: 'Фильтр `idempotencyKey` находит заявку, ответ на которую потерялся.',
  },
  'withdrawals.get': { summary: 'Заявка на вывод: расчёт, история, операции' },
  'withdrawals.cancel': {
    summary: 'Отменяет заявку, пока её не взяли в работу',
    description: 'Баллы возвращаются из резерва с прежним сроком.',
    refusals: ['WITHDRAW_STATUS'],
  },
  'withdrawals.adminList': { summary: 'Заявки всех участников с фильтрами и суммами' },
  'withdrawals.decide': {
    summary: 'Одобряет или отклоняет заявку',
    description:
      'Отклонённая возвращает баллы. Условия вывода проверяются ещё раз: заявку, у которой есть `obstacles`, ни одобрить, ни отправить снова нельзя, пока их не сняли двое (`withdrawals.askOverride`).',
    refusals: ['WITHDRAW_STATUS', 'WITHDRAW_CONDITIONS', 'REASON_REQUIRED', 'VERSION_CONFLICT'],
  },
  'withdrawals.askOverride': {
    summary: 'Предлагает выплатить вопреки условиям',
    description:
      'С причиной, до второй подписи реестра. `obstacles` — условия, которые видел автор: если они с тех пор другие, отказ. Тот же запрос ещё раз ничего не меняет. Без карты платить некуда: `card_required` так не снять.',
    refusals: [
      'OVERRIDE_ASKED',
      'OVERRIDE_CHANGED',
      'OVERRIDE_CARD',
      'WITHDRAW_STATUS',
      'REASON_REQUIRED',
      'VERSION_CONFLICT',
    ],
  },
  'withdrawals.decideOverride': {
    summary: 'Согласует, отклоняет или отзывает выплату вопреки условиям',
    description:
      'Согласует и отклоняет другой сотрудник, отзывает тот, кто предложил. Согласие снимает названные условия и никакие другие: новое условие снова остановит выплату. Баллы, налог и суммы оно не меняет.',
    refusals: [
      'OVERRIDE_SAME_PERSON',
      'SECOND_PERSON_RECENT',
      'OVERRIDE_DECIDED',
      'REASON_REQUIRED',
      'VERSION_CONFLICT',
    ],
  },
  'withdrawals.decideMany': {
    summary: 'Одно решение по нескольким заявкам',
    description: `Каким заявкам решение не подходит, остаются как есть. В ответе — по каким не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'withdrawals.export': { summary: 'Выгружает заявки на вывод под фильтрами списка' },
  'withdrawals.taxReport': {
    summary: 'Выгружает отчёт о выплатах и удержанном налоге за год',
    description:
      'Строка на участника: сколько начислено, удержано и выплачено в этом году. ИНН скрыты; открытые — после свежего пароля и с записью в журнал о каждом участнике.',
    refusals: ['REAUTH_REQUIRED', 'FORBIDDEN'],
  },
  'cards.list': { summary: 'Свои карты для выплат', description: 'Номер хранится скрытым: видны последние цифры.' },
  'cards.create': {
    summary: 'Добавляет карту',
    refusals: ['CARD_NUMBER', 'CARD_EXISTS', 'CARD_LIMIT', 'REAUTH_REQUIRED'],
  },
  'cards.update': { summary: 'Делает карту основной' },
  'cards.delete': { summary: 'Убирает карту', refusals: ['CARD_IN_USE'] },
} as const satisfies Readonly<Record<string, CallDescription>>;
