/** Words of the two-step sign-in: Login and both profiles say the same. */
export const secondFactorMessages = {
  title: 'Двухэтапный вход',
  loading: 'Загружаем настройки входа…',
  failed: 'Не загрузили настройки входа. Попробуйте снова через минуту.',
  enabled: 'Включён',
  disabled: 'Выключен',
  required: 'Обязателен для администраторов',
  explain: 'Кроме пароля при входе понадобится код из приложения на телефоне.',
  since: (date: string, codes: number) => `С ${date}. Резервных кодов осталось: ${codes}`,
  turnOn: 'Включить',
  turnOff: 'Выключить',
  newCodes: 'Новые резервные коды',
  titles: {
    on: 'Включить двухэтапный вход',
    off: 'Выключить двухэтапный вход',
    codes: 'Новые резервные коды',
  },
  password: 'Ваш пароль',
  proceed: 'Продолжить',
  turnedOn: 'Двухэтапный вход включён',
  turnedOff: 'Двухэтапный вход выключен',
} as const;

export const setUpMessages = {
  scan: 'Наведите приложение для кодов (Яндекс Ключ, Google Authenticator и другие) на рисунок.',
  picture: 'QR-код для приложения с кодами',
  byHand: 'Нет камеры? Введите ключ вручную:',
  code: 'Код из приложения',
  confirm: 'Включить',
} as const;

export const recoveryMessages = {
  title: 'Резервные коды',
  text: 'Если телефона нет под рукой, войдите по одному из них: каждый действует один раз. Больше мы их не покажем.',
  copy: 'Скопировать',
  copied: 'Коды скопированы',
  download: 'Скачать',
  file: 'Прибавка, резервные коды.txt',
  print: 'Напечатать',
  kept: 'Я сохранил коды',
} as const;

export const sessionMessages = {
  title: 'Сеансы',
  loading: 'Загружаем сеансы…',
  failed: 'Не загрузили сеансы. Попробуйте снова через минуту.',
  none: 'Сеансов нет',
  current: 'Этот сеанс',
  lastUsed: (date: string) => `Последнее действие ${date}`,
  end: 'Завершить',
  endLabel: (device: string) => `Завершить сеанс: ${device}`,
  ended: 'Сеанс завершён',
  endedMany: ['Завершён', 'Завершено', 'Завершено'],
  forms: ['сеанс', 'сеанса', 'сеансов'],
  others: {
    button: 'Завершить все, кроме этого',
    title: 'Завершить остальные сеансы?',
    text: 'На других устройствах понадобится войти снова.',
  },
  all: {
    button: 'Завершить все',
    title: 'Завершить все сеансы?',
    text: 'На всех устройствах человеку понадобится войти снова.',
  },
} as const;

export const passwordMessages = {
  title: 'Пароль',
  old: 'Текущий пароль',
  save: 'Сменить пароль',
  saved: 'Пароль изменён, другие сеансы завершены',
} as const;

export const codeMessages = {
  sending: 'Отправляем код…',
  sent: (where: string) => `Отправили код на ${where}.`,
  label: 'Код подтверждения',
  confirm: 'Подтвердить',
  attempts: (count: string) => `Осталось ${count}`,
  forms: ['попытка', 'попытки', 'попыток'],
  failed: 'Не смогли отправить код. Проверьте интернет и попробуйте снова.',
} as const;

export const contactMessages = {
  contacts: 'Контакты',
  name: 'ФИО',
  /** Names of buttons that look alike for those who hear them. */
  edits: {
    name: 'Изменить ФИО',
    phone: 'Изменить телефон',
    'confirm-phone': 'Ввести код для нового телефона',
    email: 'Изменить эл. почту',
    'confirm-email': 'Подтвердить эл. почту',
  },
  change: 'Изменить',
  confirm: 'Подтвердить',
  save: 'Сохранить',
  saved: 'Изменения сохранены',
  phone: 'Телефон',
  enterCode: 'Ввести код',
  phoneTitle: 'Новый телефон',
  phoneConfirmTitle: 'Код из СМС',
  phoneSend: 'Отправить код',
  phoneChanged: 'Телефон изменён',
  email: 'Эл. почта',
  emailTitle: 'Новая почта',
  emailConfirmTitle: 'Код из письма',
  emailSend: 'Отправить код',
  emailChanged: 'Почта подтверждена',
  verified: 'Подтверждён',
  emailVerified: 'Подтверждена',
  notVerified: 'Не подтверждена',
  pending: (value: string) => `Ждёт подтверждения: ${value}`,
} as const;
