import { formatCount, formatDate, formatNumber, quoted } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

/** What the tabs of a card say: its calls and its webhooks. */
export const callMessages = {
  caption: 'Вызовы за 30 дней',
  all: 'Все',
  failed: 'С ошибкой',
  ok: 'Без ошибок',
  outcome: 'Какие вызовы',
  period: 'Период',
  search: 'Вызов, адрес или номер запроса',
  errors24: (count: number) => `Ошибок за 24 часа: ${formatNumber(count)}`,
  last: (at: string | null, logged: boolean) => {
    if (at !== null) return `Последний вызов ${formatDate(at, 'dayMonthYearTime')}`;
    return logged ? 'Были только входы' : 'Вызовов ещё не было';
  },
  columns: {
    at: 'Время',
    call: 'Вызов',
    status: 'Ответ',
    duration: 'Время ответа',
    code: 'Код ошибки',
    request: 'Номер запроса',
    ip: 'IP',
  },
  duration: (ms: number) => `${formatNumber(ms)} мс`,
  empty: {
    title: 'Вызовов за 30 дней нет',
    text: 'Здесь появится каждый вызов: время, адрес, ответ, длительность и номер запроса.',
  },
  none: { title: 'Таких вызовов нет', text: 'Измените поиск, период или выберите «Все».' },
  copy: 'Скопировать номер запроса',
  copied: 'Номер запроса скопирован',
  notCopied: 'Браузер не дал скопировать: выделите номер в таблице',
} as const;

export const webhookMessages = {
  address: 'Адрес',
  noAddress: 'Адрес не указан: события не отправляются',
  noSecret: 'Создайте секрет подписи: без него события не отправляются',
  secret: 'Секрет подписи',
  hasSecret: 'создан, целиком не показываем',
  makeSecret: 'Создать секрет подписи',
  changeSecret: 'Сменить секрет подписи',
  secretTitle: (name: string) => `Секрет подписи системы ${quoted(name)}`,
  secretOld: (until: string) => `До ${formatDate(until, 'dayMonthYearTime')} события подписаны и прежним секретом.`,
  changing: (name: string) => ({
    title: `Сменить секрет подписи системы ${quoted(name)}?`,
    body: 'Сутки события будут подписаны и новым секретом, и прежним.',
  }),
  events: 'События',
  allEvents: 'все, на которые есть права, и новые тоже',
  noEvents: 'ни одного: события не отправляются',
  queued: 'Ждут отправки',
  failed: 'Не доставлено',
  lastSent: 'Последняя доставка',
  test: 'Отправить проверку',
  tested: 'Проверка поставлена в очередь: результат появится в доставках',
  deliveries: 'Доставки за 30 дней',
  show: 'Какие доставки',
  views: { all: 'Все', queued: 'Ждут', sent: 'Доставлены', failed: 'Не доставлены' },
  columns: { at: 'Событие', type: 'Что', status: 'Статус', attempts: 'Попыток', code: 'Ответ', error: 'Причина' },
  states: { queued: 'Ждёт', sent: 'Доставлено', failed: 'Не доставлено' },
  empty: {
    title: 'Доставок ещё не было',
    text: 'Отправьте проверку, чтобы убедиться, что система принимает события.',
  },
  notTaken: (attempts: number) =>
    `Система не принимает события: ${formatCount(attempts, ['попытка', 'попытки', 'попыток'])}`,
  notTakenText: (reason: string, at: string) =>
    `${reason}. Следующая попытка ${formatDate(at, 'dayMonthYearTime')}, остальные события ждут за этим.`,
  nextAttempt: (at: string) => `повтор ${formatDate(at, 'dateTimeSeconds')}`,
  retry: 'Повторить сейчас',
  retried: 'Событие отправляется ещё раз',
  body: 'Показать тело',
  bodyTitle: (type: string) => `Тело события «${type}»`,
  bodyHint: 'Номера, которые дали другие системы, скрыты до последних четырёх знаков. Система получает их целиком.',
  close: 'Закрыть',
  menu: 'Действия с доставкой',
} as const;

export const deliveryStates: Readonly<Record<'queued' | 'sent' | 'failed', State>> = {
  queued: { glyph: 'wait', word: webhookMessages.states.queued },
  sent: { glyph: 'ok', word: webhookMessages.states.sent },
  failed: { glyph: 'bad', word: webhookMessages.states.failed },
};
