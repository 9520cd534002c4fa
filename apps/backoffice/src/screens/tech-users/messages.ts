import { type ChosenWebhook, chosenWebhooks } from '@pribavka/api';
import { formatCount, formatDate, formatNumber } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

export const eventNames: Readonly<Record<ChosenWebhook | 'webhook.test', string>> = {
  'sale.status': 'Решение по продаже, возврат, отмена',
  'points.posted': 'Начисление и списание баллов',
  'withdrawal.paid': 'Вывод выплачен',
  'withdrawal.status': 'Статус заявки на вывод',
  'promotion.status': 'Статус акции',
  'support.status': 'Статус обращения компании',
  'member.status': 'Статус участника',
  'process.finished': 'Завершение своей загрузки',
  'webhook.test': 'Проверка',
};

export const techMessages = {
  title: 'Технические пользователи',
  caption: 'Технические пользователи',
  search: 'Система или логин',
  add: 'Создать технического пользователя',
  views: { all: 'Все', active: 'Активные', suspended: 'Приостановленные', revoked: 'Отозванные' },
  columns: {
    name: 'Система',
    login: 'Логин',
    owner: 'Владелец',
    scopes: 'Права',
    ips: 'IP',
    lastUsedAt: 'Последний вызов',
    errors: 'Ошибок за 24 ч',
    status: 'Статус',
    expiresAt: 'Действует до',
  },
  empty: {
    title: 'Интеграций нет',
    text: 'Создайте технического пользователя, чтобы касса или учётная система вызывала API.',
  },
  states: { active: 'Активен', suspended: 'Приостановлен', revoked: 'Отозван', expired: 'Срок вышел' },
  noOwner: 'Программа',
  anyIp: 'любые',
  ips: (list: readonly string[]) =>
    list.length > 1 ? `${list[0] ?? ''} и ещё ${formatNumber(list.length - 1)}` : (list[0] ?? 'любые'),
  scopes: (count: number) => formatCount(count, ['право', 'права', 'прав']),
  forever: 'бессрочно',
  never: 'ещё не было',
  previous: 'Предыдущая система',
  next: 'Следующая система',
  tabs: { access: 'Доступ', calls: 'Вызовы', webhooks: 'Вебхуки' },
  edit: 'Изменить',
  rotate: 'Сменить секрет',
  suspend: 'Приостановить',
  resume: 'Возобновить',
  revoke: 'Отозвать',
  suspension: (name: string) => ({
    title: `Приостановить «${name}»?`,
    body: 'Вызовы сразу получат отказ, события перестанут приходить. Возобновить можно в любой момент.',
  }),
  revocation: (name: string) => ({
    title: `Отозвать «${name}» навсегда?`,
    body: 'Секрет перестанет действовать сразу. Вернуть отозванного нельзя: понадобится новый технический пользователь.',
  }),
  suspended: (name: string) => `«${name}» приостановлен`,
  resumed: (name: string) => `«${name}» снова работает`,
  revoked: (name: string) => `«${name}» отозван`,
  facts: {
    login: 'Логин',
    secret: 'Секрет',
    secretShown: (prefix: string) => `начинается с ${prefix}, целиком не хранится`,
    previous: 'Прежний секрет',
    previousUntil: (until: string) => `действует до ${formatDate(until, 'dayMonthYearTime')}`,
    limit: 'Запросов в минуту',
    changed: 'Изменён',
    changedBy: 'Кто изменил',
    rights: 'Права',
    description: 'Описание',
    created: 'Создан',
    noRights: 'Прав нет: любой вызов получит отказ',
  },
  both: (until: string) =>
    `Работают оба секрета: новый и прежний. Прежний перестанет действовать ${formatDate(until, 'dayMonthYearTime')}.`,
  secret: {
    title: (name: string) => `Секрет системы «${name}»`,
    warning: 'Секрет показан один раз',
    text: 'Мы храним только его отпечаток. Скопируйте секрет сейчас: если потеряете, придётся выпустить новый.',
    label: 'Секрет',
    login: 'Логин',
    copy: 'Скопировать секрет',
    copyLogin: 'Скопировать логин',
    old: (until: string) =>
      `Прежний секрет действует до ${formatDate(until, 'dayMonthYearTime')}: успейте заменить его везде.`,
    oldShut: 'Прежний секрет больше не действует.',
    saved: 'Секрет сохранён в надёжном месте',
    close: 'Готово',
    notSaved: 'Отметьте, что секрет сохранён',
  },
  rotation: {
    title: (name: string) => `Сменить секрет «${name}»`,
    text: 'Новый секрет начнёт действовать сразу. Прежний может работать ещё некоторое время, чтобы система успела его заменить.',
    label: 'Прежний секрет действует ещё',
    leaked: 'Секрет мог попасть к чужим — выключите прежний сразу.',
    options: { '0': 'выключить сразу', '1': '1 час', '24': '24 часа', '72': '3 дня', '168': '7 дней' },
    submit: 'Выпустить новый секрет',
    done: 'Новый секрет выпущен',
  },
  calls: {
    caption: 'Вызовы за 30 дней',
    all: 'Все',
    failed: 'С ошибкой',
    ok: 'Без ошибок',
    outcome: 'Какие вызовы',
    period: 'Период',
    search: 'Вызов, адрес или номер запроса',
    errors24: (count: number) => `Ошибок за 24 часа: ${formatNumber(count)}`,
    last: (at: string | null) =>
      at === null ? 'Вызовов ещё не было' : `Последний вызов ${formatDate(at, 'dayMonthYearTime')}`,
    columns: {
      at: 'Время',
      call: 'Вызов',
      status: 'Ответ',
      duration: 'Длительность',
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
  },
  webhooks: {
    address: 'Адрес',
    noAddress: 'Адрес не указан: события не отправляются',
    noSecret: 'Создайте секрет подписи: без него события не отправляются',
    secret: 'Секрет подписи',
    hasSecret: 'создан, целиком не показываем',
    makeSecret: 'Создать секрет подписи',
    changeSecret: 'Сменить секрет подписи',
    secretTitle: (name: string) => `Секрет подписи «${name}»`,
    secretOld: (until: string) => `До ${formatDate(until, 'dayMonthYearTime')} события подписаны и прежним секретом.`,
    changing: (name: string) => ({
      title: `Сменить секрет подписи «${name}»?`,
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
    nextAttempt: (at: string) => `повтор ${formatDate(at, 'dateTime')}`,
    retry: 'Повторить сейчас',
    retried: 'Событие отправляется ещё раз',
    body: 'Показать тело',
    bodyTitle: (type: string) => `Тело события «${type}»`,
    bodyHint: 'Номера, которые дали другие системы, скрыты до последних четырёх знаков. Система получает их целиком.',
    close: 'Закрыть',
    menu: 'Действия с доставкой',
  },
  form: {
    create: 'Новый технический пользователь',
    edit: (name: string) => `Система «${name}»`,
    saved: (name: string) => `«${name}» сохранён`,
    created: (name: string) => `«${name}» создан`,
    labels: {
      name: 'Система',
      login: 'Логин',
      description: 'Описание',
      ownerKind: 'Владелец',
      partner: 'Партнёр',
      manufacturerId: 'Производитель',
      scopes: 'Права',
      ips: 'Разрешённые адреса',
      rate: 'Запросов в минуту',
      term: 'Действует до',
      webhookUrl: 'Адрес вебхука',
      events: 'События вебхука',
    },
    nameHint: 'Как её называют: «Касса на Невском», «1С партнёра».',
    loginHint: 'Латинские буквы, цифры, точка, дефис, подчёркивание. Потом не меняется.',
    loginWrong: 'Логин: от 3 до 64 знаков — латинские буквы, цифры, точка, дефис, подчёркивание; хотя бы одна буква',
    owners: { none: 'Программа', partner: 'Партнёр', manufacturer: 'Производитель' },
    ownerHint:
      'Система видит строки своего владельца. Система программы без владельца видит только созданное ею самой.',
    scopesHint: 'Показаны права, которые есть и у роли «Технический пользователь», и у вас.',
    scopesEmpty: 'Отметьте хотя бы одно право: без прав любой вызов получит отказ',
    ipsHint: 'Адрес или сеть в каждой строке: 203.0.113.10 или 203.0.113.0/24. Пусто — с любого адреса.',
    ipWrong: (line: number, text: string) =>
      `Строка ${line}: «${text}» — не адрес и не сеть. Пример: 203.0.113.10 или 203.0.113.0/24`,
    ipMany: (limit: number) => `Не больше ${limit} адресов`,
    termHint: 'До конца этого дня. Пусто — бессрочно.',
    termPast: 'Этот день уже прошёл',
    urlHint: 'Сюда приходят события. Начинается с https://',
    urlWrong: 'Нужна ссылка, которая начинается с https://',
    eventsAll: 'Все события, и новые тоже',
    eventsHint: 'Приходят только те события, на которые у системы есть права.',
    eventNeeds: (names: string) => `нужно право: ${names}`,
  },
} as const;

type Standing = { status: 'active' | 'suspended' | 'revoked'; isExpired: boolean };

export const stateOf = ({ status, isExpired }: Standing): State => {
  const { states } = techMessages;
  if (status === 'revoked') return { glyph: 'stop', word: states.revoked };
  if (status === 'suspended') return { glyph: 'pause', word: states.suspended };
  return isExpired ? { glyph: 'warn', word: states.expired } : { glyph: 'ok', word: states.active };
};

export const deliveryStates: Readonly<Record<'queued' | 'sent' | 'failed', State>> = {
  queued: { glyph: 'wait', word: techMessages.webhooks.states.queued },
  sent: { glyph: 'ok', word: techMessages.webhooks.states.sent },
  failed: { glyph: 'bad', word: techMessages.webhooks.states.failed },
};

export const eventList = chosenWebhooks;
