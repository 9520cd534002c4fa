import type { CallDescription } from './types.ts';

/** Companies, their shops and groups of shops. */
export const companyDescriptions = {
  'partners.list': { summary: 'Партнёры с числом точек, участников и продаж' },
  'partners.get': { summary: 'Карточка партнёра' },
  'partners.register': { summary: 'Регистрирует партнёра и его учётную запись' },
  'partners.update': { summary: 'Меняет партнёра', refusals: ['VERSION_CONFLICT'] },
  'partners.invite': {
    summary: 'Отправляет партнёру приглашение ещё раз',
    description:
      'Новая ссылка для первого пароля, действует 7 дней; прежняя перестаёт открываться. С `login` письмо уходит на этот адрес, он и становится логином. Тому, кто уже задал пароль, и тому, кто приостановлен, приглашение не нужно.',
    refusals: ['STAFF_NO_INVITE', 'EMAIL_TAKEN'],
  },
  'partners.massUpload': {
    summary: 'Загружает партнёров и точки из файла XLSX или CSV',
    description:
      'С `dryRun` в строке запроса или в поле формы проверяет и ничего не меняет; просьбы в одном месте достаточно. Ошибки перечислены по строкам; строки с ошибками можно скачать. Строка образца, повтор точки, партнёр в архиве и сведения о компании не те, что в более ранней строке, — ошибки строки.',
    refusals: [
      'IMPORT_HEADER',
      'IMPORT_EMPTY',
      'IMPORT_ROWS',
      'FILE_TYPE',
      'FILE_SIZE',
      'FILE_SHEET',
      'FILE_ENCODING',
      'FILE_ENCODING_UNSURE',
    ],
  },
  'partners.export': { summary: 'Выгружает партнёров в XLSX или CSV' },
  'partners.exportList': {
    summary: 'Выгружает партнёров под фильтрами списка, с выбранными столбцами',
  },
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
  'manufacturers.export': { summary: 'Выгружает производителей под фильтрами списка' },
  'manufacturers.get': { summary: 'Карточка производителя' },
  'manufacturers.register': { summary: 'Регистрирует производителя и его учётную запись' },
  'manufacturers.update': {
    summary: 'Меняет производителя',
    description:
      'Приостановленный или архивный производитель выходит из системы, его товары уходят из каталога продавцов. В архив не уходит тот, у кого есть незавершённые акции.',
    refusals: ['VERSION_CONFLICT', 'MANUFACTURER_EXISTS', 'REASON_REQUIRED', 'MANUFACTURER_HAS_PROMOTIONS'],
  },
  'manufacturers.invite': {
    summary: 'Отправляет производителю приглашение ещё раз',
    description:
      'Новая ссылка для первого пароля, действует 7 дней; прежняя перестаёт открываться. С `login` письмо уходит на этот адрес, он и становится логином. Тому, кто уже задал пароль, и тому, кто приостановлен, приглашение не нужно.',
    refusals: ['STAFF_NO_INVITE', 'EMAIL_TAKEN'],
  },
  'manufacturers.statistics': {
    summary: 'Продажи товаров производителя за период',
    description: 'Рядом стоит предыдущий период той же длины. Акции — те, что действуют на товары производителя.',
  },
  'manufacturers.uploadLogo': {
    summary: 'Загружает логотип производителя',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
