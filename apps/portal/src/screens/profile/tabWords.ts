/** Words of the tabs that come when they are opened: they must not weigh on the first one. */
export const passportWords = {
  status: 'Паспортные данные',
  why: 'Нужны, чтобы перевести деньги именно вам и отчитаться о налоге. Храним в зашифрованном виде.',
  masked: { passport: 'Паспорт', inn: 'ИНН', snils: 'СНИЛС', scans: 'Сканы' },
  scansCount: ['файл', 'файла', 'файлов'],
  submitted: (date: string) => `Отправлены ${date}`,
  checked: (date: string) => `Проверены ${date}`,
  declined: 'Данные отклонены',
  expired: 'Срок паспорта истёк, укажите новый',
  onCheck: 'Данные на проверке. Обычно это занимает до одного рабочего дня.',
  fill: 'Заполнить',
  edit: 'Изменить данные',
  document: 'Паспорт',
  birthDate: 'Дата рождения',
  issuedAt: 'Дата выдачи',
  citizenship: 'Гражданство',
  citizenshipDefault: 'Россия',
  address: 'Адрес регистрации',
  tax: 'Налоги',
  innHint: '12 цифр для физического лица',
  scans: 'Разворот с фотографией',
  scansHint: 'JPG, PNG, WebP или PDF до 10 МБ',
  send: 'Отправить на проверку',
  sent: 'Данные отправлены на проверку',
} as const;

export const cardsWords = {
  title: 'Карты',
  loading: 'Загружаем карты…',
  failed: 'Не загрузили карты. Проверьте интернет и попробуйте снова.',
  empty: 'Карт пока нет',
  emptyText: 'Добавьте карту, чтобы выводить на неё баллы.',
  main: 'Основная',
  makeMain: 'Сделать основной',
  remove: 'Удалить',
  removeTitle: (mask: string) => `Удалить карту ${mask}?`,
  removeText: 'Выплаты, которые уже в пути, на неё придут.',
  removed: 'Карта удалена',
  add: 'Добавить карту',
  addHint: 'Карта должна быть на ваше имя. Номер не храним: только замену от банка и последние цифры.',
  save: 'Добавить',
  added: 'Карта добавлена',
  mainSet: 'Основная карта изменена',
} as const;

export const securityWords = {
  password: 'Пароль',
  oldPassword: 'Прежний пароль',
  changed: 'Пароль изменён, другие сеансы завершены',
} as const;

export const consentWords = {
  title: 'Документы программы',
  accepted: (date: string) => `Принято ${date}`,
  outdated: 'Вышла новая версия',
  notAccepted: 'Не принято',
  open: 'Открыть',
  mailing: 'Присылать новости об акциях',
  mailingTitle: 'Рассылка',
  mailingOn: 'Рассылка включена',
  mailingOff: 'Рассылка отключена',
} as const;
