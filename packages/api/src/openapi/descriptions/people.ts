import { byQuery } from './bulk.ts';
import type { CallDescription } from './types.ts';

/** Members, companies, shops, systems. */
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
  'members.decidePassport': {
    summary: 'Подтверждает или отклоняет паспортные данные',
    refusals: ['PASSPORT_NOT_ON_CHECK', 'REASON_REQUIRED', 'MEMBER_SELF'],
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
  'partners.list': { summary: 'Партнёры с числом точек, участников и продаж' },
  'partners.get': { summary: 'Карточка партнёра' },
  'partners.register': { summary: 'Регистрирует партнёра и его учётную запись' },
  'partners.update': { summary: 'Меняет партнёра', refusals: ['VERSION_CONFLICT'] },
  'partners.massUpload': {
    summary: 'Загружает партнёров и точки из файла XLSX или CSV',
    description:
      'С `dryRun` в строке запроса или в поле формы проверяет и ничего не меняет; просьбы в одном месте достаточно. Ошибки перечислены по строкам; строки с ошибками можно скачать. Строка образца, повтор точки, партнёр в архиве и сведения о компании не те, что в более ранней строке, — ошибки строки.',
    refusals: ['IMPORT_HEADER', 'IMPORT_EMPTY', 'IMPORT_ROWS', 'FILE_TYPE', 'FILE_SIZE'],
  },
  'partners.export': { summary: 'Выгружает партнёров в XLSX или CSV' },
  'partners.uploadConsent': {
    summary: 'Загружает скан согласия партнёра на участие',
    description: 'Годится PDF до 20 МБ. Номер файла передайте в `consentFileId` при изменении партнёра.',
    refusals: ['FILE_TYPE', 'FILE_SIZE'],
  },
  'partners.history': { summary: 'История изменений партнёра и его точек' },
  'partners.promotions': { summary: 'Акции, открытые точкам партнёра' },
  'partners.massUploadTemplate': { summary: 'Образец файла с партнёрами' },
  'partners.assignStore': {
    summary: 'Переводит участника в точку партнёра с указанного дня',
    description:
      'Для систем партнёра: участник известен им по `userExternalId`. День — не раньше регистрации участника, не в будущем и не раньше его последней продажи в другой точке. Известное о более поздних днях уступает сказанному. `from` в ответе — с какого дня участник работает в точке: раньше присланного, если он в ней уже работал.',
    refusals: ['PARTNER_NOT_FOUND', 'STORE_NOT_FOUND'],
  },
  'stores.addressesByInn': {
    summary: 'Точки компании по ИНН, для регистрации',
    description: 'Только действующие. `role` — одна из ролей справочника. Частота ограничена.',
  },
  'stores.list': { summary: 'Торговые точки' },
  'stores.create': { summary: 'Добавляет торговую точку' },
  'stores.update': { summary: 'Меняет торговую точку', refusals: ['VERSION_CONFLICT'] },
  'stores.delete': { summary: 'Удаляет точку без продаж', description: 'Точку с продажами закрывают.' },
  'stores.findByCompanyName': { summary: 'Находит точки по названию компании' },
  'storeGroups.shortList': { summary: 'Группы точек для выбора в поле' },
  'storeGroups.list': { summary: 'Группы торговых точек' },
  'storeGroups.export': { summary: 'Выгружает группы точек под фильтрами списка' },
  'storeGroups.get': { summary: 'Группа с её точками' },
  'storeGroups.create': { summary: 'Создаёт группу точек' },
  'storeGroups.update': {
    summary: 'Меняет группу точек',
    description:
      'Опустошить или выключить группу, которую читают незавершённые акции, можно только с `acknowledged`: так подтверждают, что видели список акций.',
    refusals: ['VERSION_CONFLICT', 'GROUP_LIVE_PROMOTIONS'],
  },
  'storeGroups.preview': {
    summary: 'Показывает, кто войдёт в группу и кто выйдет',
    description: 'Ничего не меняет. Первые 200 точек каждой стороны и полное число.',
  },
  'storeGroups.cities': { summary: 'Города действующих точек для правила группы' },
  'stores.findByCodes': {
    summary: 'Находит точки по списку кодов',
    description: 'Ответ в порядке запроса. У одного кода может быть несколько точек: код уникален внутри партнёра.',
  },
  'storeGroups.delete': { summary: 'Удаляет группу, не занятую акцией', refusals: ['GROUP_IN_USE'] },
  'manufacturers.shortList': { summary: 'Производители для выбора в поле' },
  'manufacturers.list': { summary: 'Производители с числом брендов и товаров' },
  'manufacturers.get': { summary: 'Карточка производителя' },
  'manufacturers.register': { summary: 'Регистрирует производителя и его учётную запись' },
  'manufacturers.update': {
    summary: 'Меняет производителя',
    description:
      'Приостановленный или архивный производитель выходит из системы, его товары уходят из каталога продавцов. В архив не уходит тот, у кого есть незавершённые акции.',
    refusals: ['VERSION_CONFLICT', 'MANUFACTURER_EXISTS', 'REASON_REQUIRED', 'MANUFACTURER_HAS_PROMOTIONS'],
  },
  'manufacturers.statistics': {
    summary: 'Продажи товаров производителя за период',
    description: 'Рядом стоит предыдущий период той же длины. Акции — те, что действуют на товары производителя.',
  },
  'manufacturers.uploadLogo': {
    summary: 'Загружает логотип производителя',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
  'technical.list': { summary: 'Технические пользователи' },
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
    description: 'Прежний действует ещё 24 часа; `graceHours` меняет срок, 0 выключает прежний сразу.',
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
