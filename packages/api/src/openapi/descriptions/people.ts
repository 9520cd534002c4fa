import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Members and systems. */
export const peopleDescriptions = {
  'members.list': {
    summary: 'Участники с фильтрами и счётчиками вкладок',
    description:
      'Поиск понимает телефон, ИНН и имя в любом написании, а также список телефонов, номеров, адресов или ИНН. Партнёр видит своих.',
  },
  'members.get': { summary: 'Карточка участника', description: 'Личные данные скрыты.' },
  'members.signIns': {
    summary: 'Входы участника',
    description: 'Удачные и нет, новые первыми: устройство, адрес, причина отказа.',
  },
  'members.letter': {
    summary: 'Отправляет письмо выбранным участникам',
    description:
      'В приложение и на почту, только согласным на рассылку. С `preview` считает и не отправляет; `expected` — число, которое видел отправитель.',
    refusals: ['BULK_CHANGED', 'BULK_TOO_MANY', 'LETTER_NOBODY'],
  },
  'members.passport': {
    summary: 'Паспортные данные целиком',
    description: 'Каждый просмотр остаётся в журнале с именем смотревшего.',
  },
  'members.update': {
    summary: 'Меняет анкету участника и решает её судьбу',
    refusals: ['VERSION_CONFLICT', 'MEMBER_SELF', 'MEMBER_STATUS', 'REASON_REQUIRED', 'PHONE_TAKEN', 'EMAIL_TAKEN'],
  },
  'members.decideMany': {
    summary: 'Одно решение по нескольким участникам',
    description: `Кому решение не подходит, остаются как есть. В ответе — по кому не получилось и почему. ${byQuery}`,
    refusals: ['REASON_REQUIRED', 'BULK_CHANGED', 'BULK_TOO_MANY'],
  },
  'members.decideStore': {
    summary: 'Одобряет или отклоняет запрос на смену торговой точки',
    description: 'Одобренная точка действует для продаж с этого дня; прежние продажи остаются за прежней.',
    refusals: ['STORE_REQUEST_CLOSED', 'STORE_NOT_FOUND', 'REASON_REQUIRED', 'MEMBER_SELF'],
  },
  'members.decidePassport': {
    summary: 'Подтверждает или отклоняет паспортные данные',
    description: 'Подтверждает только тот, кто открыл эти данные: просмотр записан в журнал.',
    refusals: ['PASSPORT_NOT_ON_CHECK', 'PASSPORT_NOT_OPENED', 'REASON_REQUIRED', 'MEMBER_SELF'],
  },
  'members.resendPassport': {
    summary: 'Отправляет паспортные данные на проверку ещё раз',
    refusals: ['PASSPORT_REQUIRED'],
  },
  'members.erase': {
    summary: 'Удаляет личные данные участника по его просьбе',
    description:
      'Имя, контакты, паспорт, карты и фото исчезают, продажи и операции остаются без личности. Вернуть нельзя.',
    refusals: ['MEMBER_HAS_PAYOUTS', 'MEMBER_SELF', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'members.infoByPhone': { summary: 'Находит участника по телефону и показывает его баллы' },
  'members.export': {
    summary: 'Выгружает участников в XLSX или CSV',
    description: 'Нужна цель: она остаётся в журнале. Паспортных данных и карт в файле нет.',
  },
  'members.exportList': {
    summary: 'Выгружает участников под фильтрами списка, с выбранными колонками',
    description:
      'Нужна цель. Паспортные данные — по праву на карточку и после свежего пароля; каждый человек в таком файле остаётся в журнале.',
    refusals: ['REAUTH_REQUIRED', 'BULK_TOO_MANY'],
  },
  'technical.list': { summary: 'Технические пользователи' },
  'technical.export': {
    summary: 'Выгружает технических пользователей под фильтрами списка',
    description: 'Секретов и адресов вебхуков в файле нет.',
  },
  'technical.get': { summary: 'Карточка технического пользователя' },
  'technical.register': {
    summary: 'Создаёт технического пользователя',
    description: 'Секрет приходит один раз, в этом ответе. Дать можно только те права, что есть у вас.',
    refusals: ['ROLE_BEYOND', 'LOGIN_TAKEN', 'REAUTH_REQUIRED'],
  },
  'technical.update': {
    summary: 'Меняет права, адреса, срок и предел запросов',
    refusals: ['ROLE_BEYOND', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'technical.rotateSecret': {
    summary: 'Выдаёт новый секрет',
    description:
      'Прежний действует ещё 24 часа; `graceHours` меняет срок, 0 выключает прежний сразу. Вместе с ним завершаются сеансы, которые им открыты.',
    refusals: ['ROLE_BEYOND', 'VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'technical.rotateWebhookSecret': {
    summary: 'Выдаёт новый секрет подписи событий',
    refusals: ['VERSION_CONFLICT', 'REAUTH_REQUIRED'],
  },
  'technical.testWebhook': { summary: 'Отправляет пробное событие на адрес системы' },
  'technical.deliveries': { summary: 'Отправленные системе события и чем кончилось' },
  'technical.retryDelivery': {
    summary: 'Отправляет событие ещё раз, не дожидаясь срока',
    refusals: ['TECHNICAL_SUSPENDED', 'WEBHOOK_SENT', 'WEBHOOK_ADDRESS'],
  },
  'technical.calls': {
    summary: 'Вызовы системы за последние 30 дней',
    description: 'Поиск — по номеру запроса или по словам о вызове.',
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
