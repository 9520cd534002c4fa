import { statuses } from '@pribavka/api';
import { formatCount, formatDate, formatNumber, quoted } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

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
  expired: 'Срок вышел',
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
  rotate: 'Сменить секрет',
  suspend: 'Приостановить',
  resume: 'Возобновить',
  revoke: 'Отозвать',
  suspension: (name: string) => ({
    title: `Приостановить систему ${quoted(name)}?`,
    body: 'Вызовы сразу получат отказ, события перестанут приходить. Возобновить можно в любой момент.',
  }),
  revocation: (name: string) => ({
    title: `Отозвать доступ системы ${quoted(name)} навсегда?`,
    body: 'Секрет перестанет действовать сразу. Вернуть отозванного нельзя: понадобится новый технический пользователь.',
  }),
  suspended: (name: string) => `Система ${quoted(name)} приостановлена`,
  resumed: (name: string) => `Система ${quoted(name)} снова работает`,
  revoked: (name: string) => `Доступ системы ${quoted(name)} отозван`,
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
    title: (name: string) => `Секрет системы ${quoted(name)}`,
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
    title: (name: string) => `Сменить секрет системы ${quoted(name)}`,
    text: 'Новый секрет начнёт действовать сразу. Прежний может работать ещё некоторое время, чтобы система успела его заменить.',
    label: 'Прежний секрет действует ещё',
    leaked: 'Секрет мог попасть к чужим — выключите прежний сразу.',
    options: { '0': 'выключить сразу', '1': '1 час', '24': '24 часа', '72': '3 дня', '168': '7 дней' },
    submit: 'Выпустить новый секрет',
    done: 'Новый секрет выпущен',
  },
} as const;

type Standing = { status: 'active' | 'suspended' | 'revoked'; isExpired: boolean };

export const stateOf = ({ status, isExpired }: Standing): State => {
  if (status === 'active' && isExpired) return { glyph: 'warn', word: techMessages.expired };
  return statuses.technical[status];
};
