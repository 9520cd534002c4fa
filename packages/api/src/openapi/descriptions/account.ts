import type { CallDescription } from './types.ts';

/** Sign-in, one's own profile and what every page reads first. */
export const accountDescriptions = {
  'auth.register': {
    summary: 'Регистрирует участника и открывает сеанс',
    description:
      'Токены приходят в заголовках. Анкета уходит на модерацию, когда подтверждён телефон. Согласия указывают версии документов, которые человек видел; они сохраняются как доказательство.',
    refusals: [
      'PHONE_TAKEN',
      'EMAIL_TAKEN',
      'CONSENT_REQUIRED',
      'CONSENT_OUTDATED',
      'PASSWORD_COMMON',
      'PASSWORD_PERSONAL',
    ],
  },
  'auth.login': {
    summary: 'Входит по телефону, почте или имени технического пользователя',
    description:
      'Если включён второй шаг, токенов нет: в ответе `secondStep` и `challenge` для следующего вызова. Ответ для известного и неизвестного имени одинаков.',
    refusals: ['AUTH_BAD_CREDENTIALS', 'AUTH_THROTTLED', 'TECHNICAL_ADDRESS'],
  },
  'auth.refresh': {
    summary: 'Меняет ключ продления на новую пару токенов',
    description:
      'Ключ одноразовый. Повтор старого ключа вне короткого запаса завершает сеанс на всех вкладках и устройствах этого входа.',
    refusals: ['SESSION_EXPIRED', 'REFRESH_REPLAYED'],
  },
  'auth.logout': { summary: 'Завершает этот сеанс', description: 'Токены перестают действовать сразу.' },
  'auth.recovery': {
    summary: 'Отправляет ссылку для нового пароля',
    description: 'Ответ одинаков для известного и неизвестного адреса.',
  },
  'auth.checkRecovery': {
    summary: 'Говорит, действует ли ещё ссылка для нового пароля',
    description: 'Ничего не меняет: ссылка остаётся годной.',
    refusals: ['AUTH_LINK_EXPIRED'],
  },
  'auth.changePassword': {
    summary: 'Задаёт новый пароль по ссылке из письма',
    description: 'Ссылка действует один раз. Все сеансы завершаются.',
    refusals: ['AUTH_LINK_EXPIRED', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  },
  'auth.resetPassword': {
    summary: 'Меняет свой пароль',
    description: 'Нужен нынешний пароль. Остальные сеансы завершаются, владельцу приходит письмо.',
    refusals: ['PASSWORD_WRONG', 'PASSWORD_SAME', 'PASSWORD_COMMON', 'PASSWORD_PERSONAL'],
  },
  'auth.reauthenticate': {
    summary: 'Подтверждает паролем, что за устройством владелец',
    description:
      'Нужен перед изменением телефона, почты, паспортных данных, ролей, секретов и настроек контроля, когда вход был давно. Где включён второй шаг, нужен и его `code`.',
    refusals: ['PASSWORD_WRONG', 'SECOND_STEP_NEEDED', 'SECOND_STEP_WRONG', 'SECOND_STEP_USED', 'AUTH_THROTTLED'],
  },
  'auth.secondStep': {
    summary: 'Завершает вход кодом приложения или резервным кодом',
    refusals: ['CODE_WRONG', 'SECOND_STEP_EXPIRED', 'SECOND_STEP_USED', 'AUTH_THROTTLED'],
  },
  'auth.enrol': {
    summary: 'Начинает обязательное включение второго шага при входе',
    description: 'Для администраторов, когда второй шаг обязателен, а у человека ещё не включён.',
    refusals: ['SECOND_STEP_EXPIRED'],
  },
  'auth.confirmEnrol': {
    summary: 'Включает второй шаг кодом приложения и завершает вход',
    description: 'Резервные коды приходят один раз, в этом ответе.',
    refusals: ['CODE_WRONG', 'SECOND_STEP_EXPIRED'],
  },
  'users.profile': {
    summary: 'Свой профиль',
    description:
      'Паспортные данные, ИНН и СНИЛС приходят скрытыми: видны последние знаки. `store.timezone` — часовой пояс торговой точки: по нему считается день продажи.',
  },
  'users.sendPhoneCode': {
    summary: 'Отправляет код на телефон профиля',
    description:
      'Шесть цифр, действует 10 минут, пять попыток, в любом сеансе владельца. На исправленный номер уходит сразу, не больше трёх номеров в минуту. Читает методом GET, но отправляет SMS.',
    refusals: ['CODE_TOO_SOON'],
  },
  'users.confirmPhoneCode': {
    summary: 'Подтверждает телефон кодом из SMS',
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_EXHAUSTED', 'CODE_NOT_SENT'],
  },
  'users.updatePhone': {
    summary: 'Начинает смену телефона: код уходит на новый номер',
    refusals: ['PHONE_TAKEN', 'CODE_TOO_SOON', 'REAUTH_REQUIRED'],
  },
  'users.confirmPhoneUpdate': {
    summary: 'Завершает смену телефона кодом с нового номера',
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_EXHAUSTED', 'PHONE_TAKEN'],
  },
  'users.updateEmail': {
    summary: 'Начинает смену почты: код уходит на новый адрес',
    refusals: ['EMAIL_TAKEN', 'REAUTH_REQUIRED'],
  },
  'users.sendEmailCode': {
    summary: 'Отправляет код на почту ещё раз',
    description: 'Читает методом GET, но отправляет письмо.',
    refusals: ['CODE_TOO_SOON'],
  },
  'users.confirmEmailCode': {
    summary: 'Подтверждает почту кодом из письма',
    refusals: ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_EXHAUSTED', 'CODE_NOT_SENT'],
  },
  'users.createPassport': {
    summary: 'Отправляет паспортные данные на проверку',
    description: 'Данные хранятся зашифрованными. Пока идёт проверка, вывод баллов недоступен.',
    refusals: ['PASSPORT_EXISTS', 'INN_TAKEN'],
  },
  'users.updatePassport': {
    summary: 'Меняет паспортные данные и отправляет их на проверку',
    refusals: ['PASSPORT_REQUIRED', 'INN_TAKEN', 'REAUTH_REQUIRED'],
  },
  'users.uploadPassportScan': {
    summary: 'Загружает снимок паспорта',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN', 'FILES_DAY'],
  },
  'users.uploadAvatar': {
    summary: 'Меняет фотографию профиля',
    description: 'Картинка проверяется по содержимому, перерисовывается без сведений о месте съёмки и уменьшается.',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN', 'FILES_DAY'],
  },
  'users.removeAvatar': {
    summary: 'Убирает фотографию профиля',
    description: 'Файл удаляется, вместо фотографии снова показываются инициалы.',
  },
  'users.updateFullName': { summary: 'Меняет фамилию, имя и отчество' },
  'storeRequests.own': { summary: 'Свой последний запрос на смену торговой точки' },
  'storeRequests.create': {
    summary: 'Просит сменить торговую точку',
    description: 'Точка своей или другой компании. Меняет её решение модератора: для продаж с этого дня.',
    refusals: ['STORE_REQUEST_OPEN', 'STORE_SAME', 'STORE_NOT_FOUND', 'MEMBER_NOT_CONFIRMED'],
  },
  'storeRequests.withdraw': {
    summary: 'Отзывает запрос на смену торговой точки',
    refusals: ['STORE_REQUEST_CLOSED'],
  },
  'users.updateTaxStatus': {
    summary: 'Меняет свой налоговый статус: физлицо или самозанятый',
    description: 'Налог считается по статусу в день, когда выплата попадает в реестр.',
    refusals: ['TAX_INN_REQUIRED', 'REAUTH_REQUIRED'],
  },
  'users.deletion': { summary: 'Что сгорит и что мешает удалить аккаунт' },
  'users.sendDeletionCode': {
    summary: 'Отправляет код для удаления аккаунта',
    refusals: ['DELETION_BLOCKED', 'CODE_TOO_SOON', 'REAUTH_REQUIRED'],
  },
  'users.deleteAccount': {
    summary: 'Удаляет аккаунт участника по его решению',
    description:
      'Баллы сгорают, продажи на проверке отменяются, личные данные стираются; продажи и выплаты остаются без личности. Вернуть нельзя.',
    refusals: ['DELETION_BLOCKED', 'DELETION_CHANGED', 'CODE_WRONG', 'CODE_EXPIRED', 'REAUTH_REQUIRED'],
  },
  'users.resubmit': {
    summary: 'Отправляет отклонённую анкету на модерацию ещё раз',
    refusals: ['MEMBER_STATUS', 'STORE_NOT_FOUND'],
  },
  'consents.list': { summary: 'Свои согласия с документами и рассылками' },
  'consents.update': {
    summary: 'Даёт или отзывает согласия',
    description: 'Каждое изменение остаётся в истории с версией документа и временем.',
    refusals: ['CONSENT_OUTDATED'],
  },
  'dictionary.get': {
    summary: 'Справочник: роли, должности, регионы, статусы, причины, категории обращений',
    description:
      'Оба приложения читают его при запуске. Коды постоянны, подписи могут меняться. `settings.bounds` — самое большее, что примет программа от новой продажи, товара и начисления: формы говорят это до отправки.',
  },
  'role.accesses': { summary: 'Свои доступы: группы и действия, разрешённые роли' },
  'files.get': {
    summary: 'Отдаёт файл тому, кому он доступен',
    description: 'Картинки можно получить уменьшенными. Остальное скачивается, а не открывается.',
  },
  'files.public': { summary: 'Отдаёт открытый файл: логотип, документ, картинку акции' },
} as const satisfies Readonly<Record<string, CallDescription>>;
